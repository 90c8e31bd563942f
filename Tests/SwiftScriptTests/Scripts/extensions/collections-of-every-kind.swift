// swift-format-ignore-file
extension Collection { 
  var lastIdx: Index { index(startIndex, offsetBy: count - 1) }
  func second() -> Element? { dropFirst().first }
}
let a = [1,2,3,4]
print(a[1...].lastIdx, a.lastIdx, a[2...].second()!)
print("héllo"[("héllo" as String).lastIdx])
extension Sequence { var all: [Element] { Array(self) } ; func isIt() -> Bool { self is [Int] } }
print(a[1...].all, "abc".all, (1...3).all, a.isIt(), a[1...].isIt(), Set([1]).isIt())
extension Collection where Element: Comparable { func isSorted() -> Bool { zip(self, dropFirst()).allSatisfy { $0 <= $1 } } }
print(a.isSorted(), "cab".isSorted())
extension BidirectionalCollection where Element: Equatable { var isPalindrome: Bool { elementsEqual(reversed()) } }
print("abba".isPalindrome, [1, 2].isPalindrome)
extension RangeReplaceableCollection { mutating func removeFirstIf(_ c: Bool) { if c, !isEmpty { removeFirst() } }; func appending(_ e: Element) -> Self { var c = self; c.append(e); return c } }
var s = "abc"; s.removeFirstIf(true); print(s, s.appending("z"), a.appending(5))
extension MutableCollection { mutating func mapInPlace(_ f: (Element) -> Element) { var i = startIndex; while i != endIndex { self[i] = f(self[i]); formIndex(after: &i) } } }
var b = a; b.mapInPlace { $0 * 2 }; print(b)
extension Collection { subscript(safe i: Index) -> Element? { indices.contains(i) ? self[i] : nil }
 func chunked(into n: Int) -> [SubSequence] { var out: [SubSequence] = []; var i = startIndex; while i != endIndex { let j = index(i, offsetBy: n, limitedBy: endIndex) ?? endIndex; out.append(self[i..<j]); i = j }; return out } }
print(a[safe: 9] as Any, a[1..<3][safe: 0] as Any, a[1..<3][safe: 1] as Any, "abc"[safe: "abc".startIndex] as Any)
print("abcdefg".chunked(into: 3), a.chunked(into: 3), a.chunked(into: 3).map { $0.startIndex })
extension Collection { var isNotEmpty: Bool { !isEmpty }; func every(_ n: Int) -> [Element] { enumerated().filter { $0.offset % n == 0 }.map(\.element) } }
print("".isNotEmpty, [1].isNotEmpty, [String: Int]().isNotEmpty, Set([1]).isNotEmpty, (0..<0).isNotEmpty, "abcdef".every(2), ["k": 1].every(1).map(\.key))
extension Sequence where Element: Numeric { var total: Element { reduce(0, +) } }
print([1, 2].total, [1.5].total, Set([1, 2]).total, (1...4).total, a[1...].total)
extension Sequence where Element == String { func joinedUp() -> String { map { $0.uppercased() }.joined(separator: "+") } }
print(["a", "b"].joinedUp(), Set(["q"]).joinedUp())
extension Dictionary { func mapKeys<K: Hashable>(_ f: (Key) -> K) -> [K: Value] { Dictionary<K, Value>(uniqueKeysWithValues: map { (f($0.key), $0.value) }) } }
print([1: "x"].mapKeys { "k\($0)" })
extension Array where Element: Equatable { mutating func remove(_ e: Element) { if let i = firstIndex(of: e) { remove(at: i) } } }
var rem = [1, 2, 3]; rem.remove(2); print(rem)
extension Sequence { func group<K: Hashable>(by f: (Element) -> K) -> [K: [Element]] { Dictionary(grouping: self, by: f) } }
print("apple".group { $0 == "p" }[true]!, a.group { $0 % 2 }[0]!)
struct Stack<T>: Sequence { var items: [T]; func makeIterator() -> AnyIterator<T> { var i = items.count; return AnyIterator { i -= 1; return i >= 0 ? items[i] : nil } } }
print(Stack(items: [1, 2, 3]).all, Stack(items: ["z"]).joinedUp(), Stack(items: [1, 2]).total)
func gen<S: Sequence>(_ s: S) -> Int where S.Element == Int { s.total + s.all.count }
print(gen([1, 2]), gen(Set([5])), gen(Stack(items: [7])))
// expect: 3 3 4
// expect: o
// expect: [2, 3, 4] ["a", "b", "c"] [1, 2, 3] true false false
// expect: true false
// expect: true false
// expect: bc bcz [1, 2, 3, 4, 5]
// expect: [2, 4, 6, 8]
// expect: nil nil Optional(2) Optional("a")
// expect: ["abc", "def", "g"] [ArraySlice([1, 2, 3]), ArraySlice([4])] [0, 3]
// expect: false true false true false ["a", "c", "e"] ["k"]
// expect: 3 1.5 3 10 9
// expect: A+B Q
// expect: ["k1": "x"]
// expect: [1, 3]
// expect: ["p", "p"] [2, 4]
// expect: [3, 2, 1] Z 3
// expect: 5 6 8
