// swift-format-ignore-file
import Foundation
// extensions of library types, as people write them
extension Array {
  subscript(safe index: Index) -> Element? { indices.contains(index) ? self[index] : nil }
  func chunked(into size: Int) -> [[Element]] { stride(from: 0, to: count, by: size).map { Array(self[$0..<Swift.min($0 + size, count)]) } }
  var middle: Element? { isEmpty ? nil : self[count / 2] }
  mutating func move(from a: Int, to b: Int) { insert(remove(at: a), at: b) }
  func grouped<K: Hashable>(by key: (Element) -> K) -> [K: [Element]] { Dictionary(grouping: self, by: key) }
  func keyed<K: Hashable>(by path: KeyPath<Element, K>) -> [K: Element] { Dictionary(map { ($0[keyPath: path], $0) }, uniquingKeysWith: { _, b in b }) }
}
extension Array where Element: Hashable {
  func unique() -> [Element] { var seen = Set<Element>(); return filter { seen.insert($0).inserted } }
  var counts: [Element: Int] { reduce(into: [:]) { $0[$1, default: 0] += 1 } }
  func mostCommon() -> Element? { counts.max { $0.value < $1.value }?.key }
}
extension Array where Element == String {
  var sentence: String { count > 1 ? dropLast().joined(separator: ", ") + " and " + (last ?? "") : first ?? "" }
}
extension Array where Element: Numeric { var total: Element { reduce(0, +) } }
extension Array where Element: BinaryFloatingPoint { var mean: Element { isEmpty ? 0 : reduce(0, +) / Element(count) } }
extension Array where Element: BinaryInteger { var meanValue: Double { isEmpty ? 0 : Double(reduce(0, +)) / Double(count) } }
extension Array where Element: Comparable { var isSorted: Bool { zip(self, dropFirst()).allSatisfy { $0 <= $1 } } }
extension Array where Element: Collection { var flat: [Element.Element] { flatMap { $0 } } }
extension Array: @retroactive Identifiable where Element: Identifiable { public var id: [Element.ID] { map(\.id) } }
print([1, 2, 3][safe: 5] as Any, [1, 2, 3, 4, 5].chunked(into: 2), [1, 2, 3].middle!, ["a", "bb", "cc"].grouped { $0.count }[2]!)
var m = [1, 2, 3, 4]; m.move(from: 0, to: 2); print(m)
print(["a", "b", "a"].unique(), ["a", "b", "a"].mostCommon()!, ["x", "y", "z"].sentence, [1.5, 2.5].total, [1.0, 2].mean, [1, 2].meanValue, [1, 3, 2].isSorted, [[1], [2, 3]].flat)
struct P: Identifiable { let id: Int; var name: String }
print([P(id: 1, name: "a"), P(id: 2, name: "b")].id, [P(id: 1, name: "a")].keyed(by: \.name)["a"]!.id)
extension Dictionary {
  func mapKeys<T: Hashable>(_ transform: (Key) throws -> T) rethrows -> [T: Value] { try Dictionary<T, Value>(uniqueKeysWithValues: map { (try transform($0.key), $0.value) }) }
  mutating func merge(_ other: [Key: Value]) { for (k, v) in other { self[k] = v } }
  static func + (lhs: [Key: Value], rhs: [Key: Value]) -> [Key: Value] { lhs.merging(rhs) { $1 } }
  static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }
  subscript(key: Key, orInsert value: @autoclosure () -> Value) -> Value { mutating get { if let v = self[key] { return v }; let v = value(); self[key] = v; return v } }
  func sortedByKey() -> [(Key, Value)] where Key: Comparable { sorted { $0.key < $1.key }.map { ($0.key, $0.value) } }
  var keysArray: [Key] { Array(keys) }
  func filterValues(_ p: (Value) -> Bool) -> [Key: Value] { filter { p($0.value) } }
}
extension Dictionary where Value: Comparable { func sortedByValue() -> [(key: Key, value: Value)] { sorted { $0.value < $1.value } } }
extension Dictionary where Key == String, Value == Any {
  func string(_ k: String) -> String? { self[k] as? String }
  func int(at path: String...) -> Int? { var c: Any? = self; for p in path { c = (c as? [String: Any])?[p] }; return c as? Int }
}
extension Dictionary where Value: RangeReplaceableCollection { mutating func add(_ e: Value.Element, to key: Key) { self[key, default: Value()].append(e) } }
print(["a": 1].mapKeys { $0 + "!" }, (["a": 1] + ["b": 2]).sortedByKey(), ["b": 1, "a": 2].sortedByValue().map { "\($0.key)\($0.value)" })
var dd = ["x": 1]; dd += ["y": 2]; print(dd[("z"), orInsert: 9], dd.count, dd.filterValues { $0 > 1 }.keysArray.sorted())
let any: [String: Any] = ["n": "x", "o": ["p": ["q": 4]]]
print(any.string("n")!, any.int(at: "o", "p", "q")!)
var lists: [String: [Int]] = [:]; lists.add(3, to: "k"); lists.add(4, to: "k"); print(lists)
extension Set { static func + (l: Set, r: Set) -> Set { l.union(r) } ; mutating func toggle(_ e: Element) { if contains(e) { remove(e) } else { insert(e) } } }
var st: Set = [1]; st.toggle(2); st.toggle(1); print(st, (st + [5]).sorted())
extension Optional where Wrapped: Collection { var isNilOrEmpty: Bool { self?.isEmpty ?? true } }
extension Optional where Wrapped == String { var orEmpty: String { self ?? "" } }
extension Optional { func or(_ d: @autoclosure () -> Wrapped) -> Wrapped { self ?? d() } ; func unwrap(orThrow e: Error) throws -> Wrapped { guard let self else { throw e }; return self } }
let no: String? = nil; print(no.isNilOrEmpty, no.orEmpty.count, no.or("d"), ([1] as [Int]?).isNilOrEmpty)
extension String {
  var isBlank: Bool { allSatisfy(\.isWhitespace) }
  subscript(i: Int) -> Character { self[index(startIndex, offsetBy: i)] }
  subscript(r: Range<Int>) -> Substring { self[index(startIndex, offsetBy: r.lowerBound)..<index(startIndex, offsetBy: r.upperBound)] }
  func leftPad(_ n: Int, with c: Character = " ") -> String { String(repeating: c, count: max(0, n - count)) + self }
  var camelCased: String { split(separator: "_").enumerated().map { $0.offset == 0 ? String($0.element) : $0.element.capitalized }.joined() }
  var snake: String { reduce(into: "") { $0 += $1.isUppercase ? "_" + $1.lowercased() : String($1) } }
  func times(_ n: Int) -> Self { .init(repeating: self, count: n) }
  var initials: String { split(separator: " ").compactMap(\.first).map(String.init).joined() }
  mutating func capitalizeFirst() { self = prefix(1).uppercased() + dropFirst() }
  static func * (l: String, n: Int) -> String { l.times(n) }
}
print("  ".isBlank, "hello"[1], "hello"[1..<3], "7".leftPad(3, with: "0"), "my_long_name".camelCased, "myLongName".snake, "ab" * 2, "Ada Love".initials)
var cf = "word"; cf.capitalizeFirst(); print(cf)
extension Collection { func at(_ i: Index) -> Element? { indices.contains(i) ? self[i] : nil } ; var isNotEmpty: Bool { !isEmpty } }
extension Sequence { func sum<T: AdditiveArithmetic>(_ f: (Element) -> T) -> T { reduce(.zero) { $0 + f($1) } } ; func sorted<T: Comparable>(by p: KeyPath<Element, T>, _ asc: Bool = true) -> [Element] { sorted { asc ? $0[keyPath: p] < $1[keyPath: p] : $0[keyPath: p] > $1[keyPath: p] } } ; func count(where p: (Element) throws -> Bool) rethrows -> Int { try filter(p).count } }
extension Sequence where Element: Equatable { func occurrences(of e: Element) -> Int { filter { $0 == e }.count } }
print([1, 2].at(3) as Any, "".isNotEmpty, [P(id: 2, name: "z"), P(id: 1, name: "q")].sorted(by: \.id).map(\.name), ["a", "bb"].sum { $0.count }, "banana".occurrences(of: "a"), (1...4).count { $0 % 2 == 0 })
extension Comparable { func clamped(to r: ClosedRange<Self>) -> Self { min(max(self, r.lowerBound), r.upperBound) } }
extension Int { var ordinal: String { switch (self % 10, self % 100) { case (_, 11...13): "\(self)th" case (1, _): "\(self)st" case (2, _): "\(self)nd" case (3, _): "\(self)rd" default: "\(self)th" } } ; func times(_ f: (Int) -> Void) { for i in 0..<self { f(i) } } ; var isPrime: Bool { self > 1 && !(2..<self).contains { self % $0 == 0 } } ; var digits: [Int] { String(self).compactMap(\.wholeNumberValue) } }
extension Double { func rounded(to p: Int) -> Double { let m = pow(10, Double(p)); return (self * m).rounded() / m } }
extension Bool { var asInt: Int { self ? 1 : 0 } ; static prefix func ~ (b: Bool) -> Bool { !b } }
extension ClosedRange where Bound == Int { var random: Int { lowerBound } ; func split(_ n: Int) -> [Int] { (0..<n).map { lowerBound + $0 * count / n } } }
extension Range where Bound: Strideable, Bound.Stride: SignedInteger { var list: [Bound] { Array(self) } }
print(15.clamped(to: 0...10), [1, 2, 3, 11, 22].map(\.ordinal), 7.isPrime, 1234.digits, 3.14159.rounded(to: 2), true.asInt, ~true, (1...10).split(3), (0..<3).list)
3.times { print($0, terminator: " ") }; print()
// expect: nil [[1, 2], [3, 4], [5]] 2 ["bb", "cc"]
// expect: [2, 3, 1, 4]
// expect: ["a", "b"] a x, y and z 4.0 1.5 1.5 false [1, 2, 3]
// expect: [1, 2] 1
// expect: ["a!": 1] [("a", 1), ("b", 2)] ["b1", "a2"]
// expect: 9 3 ["y", "z"]
// expect: x 4
// expect: ["k": [3, 4]]
// expect: [2] [2, 5]
// expect: true 0 d false
// expect: true e el 007 myLongName my_long_name abab AL
// expect: Word
// expect: nil false ["q", "z"] 3 3 2
// expect: 10 ["1st", "2nd", "3rd", "11th", "22nd"] true [1, 2, 3, 4] 3.14 1 false [1, 4, 7] [0, 1, 2]
// expect: 0 1 2 
