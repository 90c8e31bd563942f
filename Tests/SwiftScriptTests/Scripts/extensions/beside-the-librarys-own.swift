// swift-format-ignore-file
extension Array { func prefix(_ n: Int) -> String { "mine" }; func max() -> Int { 99 } }
print([1, 2].prefix(1), [1, 2].max())
extension Array where Element: Equatable { mutating func removeFirst(_ o: Element) -> Bool { guard let i = firstIndex(of: o) else { return false }; remove(at: i); return true } }
var a = ["c", "a", "b"]
print(a.removeFirst("a"), a)
var n = [3, 1, 2]
n.removeFirst(1)
print(n)

// expect: mine 99
// expect: true ["c", "b"]
// expect: [1, 2]
