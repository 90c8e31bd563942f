// swift-format-ignore-file
let letter: Character = "a"
print(["a": 1] == [letter: 1], [letter: 2] == ["a": 1], ["a": 1] == ["a": 1])
let more: [Character] = ["y", "z"]
var text = "x" + more
text += more
print(text, "x" + ["a", "b"], "<" + "abc".flatMap { c -> String in c == "b" ? "BB" : String(c) } + ">", [Character]() + "ab")
struct Row<T: Numeric> { var all: [T]
  static func * (factor: T, row: Row) -> Row { Row(all: row.all.map { factor * $0 }) }
  static prefix func - (row: Row) -> Row { (0 - 1) * row } }
print((-Row(all: [1, 2])).all, ((1 + 1) * Row(all: [0.5])).all)
enum Fault: Error { case odd(Int), empty }
func check(_ n: Int?) throws { throw n.map { .odd($0) } ?? Fault.empty }
for n in [3, nil] { do { try check(n) } catch { print(error) } }
var dumped = ""
dump([1, 2], to: &dumped); dump("x", to: &dumped, name: "n", indent: 2)
print(dumped, terminator: "")
// expect: true false true
// expect: xyzyz xab <aBBc> ["a", "b"]
// expect: [-1, -2] [1.0]
// expect: odd(3)
// expect: empty
// expect: ▿ 2 elements
// expect:   - 1
// expect:   - 2
// expect:   - n: "x"
