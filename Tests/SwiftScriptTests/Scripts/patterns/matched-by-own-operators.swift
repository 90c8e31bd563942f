// swift-format-ignore-file
struct Version: Equatable { var major: Int }
func ~= (range: ClosedRange<Int>, v: Version) -> Bool { range.contains(v.major) }
func ~= (p: String, v: Version) -> Bool { p == "\(v.major)" }
func name(_ v: Version) -> String {
    switch v {
    case 1...3: return "old"
    case "7": return "seven"
    case 4...9: return "new"
    default: return "future"
    }
}
for i in [1, 3, 5, 7, 12] { print(name(Version(major: i))) }
func ~= (range: ClosedRange<Int>, text: String) -> Bool { range.contains(text.count) }
switch "hello" { case 1...3: print("short"); case 4...6: print("mid"); default: print("long") }
// expect: old
// expect: old
// expect: new
// expect: seven
// expect: future
// expect: mid
