// swift-format-ignore-file
import Foundation

// Identifiable etc
struct Item: Identifiable, Hashable { let id: Int; var name: String }
func index<T: Identifiable>(_ xs: [T]) -> [T.ID: T] {
  Dictionary(uniqueKeysWithValues: xs.map { ($0.id, $0) })
}
print(index([Item(id: 1, name: "a"), Item(id: 2, name: "b")])[2]!.name)
extension Array where Element: Identifiable {
  subscript(id id: Element.ID) -> Element? { first { $0.id == id } }
  mutating func upsert(_ e: Element) {
    if let i = firstIndex(where: { $0.id == e.id }) { self[i] = e } else { append(e) }
  }
}
var items = [Item(id: 1, name: "a")]
items.upsert(Item(id: 1, name: "z")); items.upsert(Item(id: 3, name: "c"))
print(items[id: 1]!.name, items.count, items[id: 9] == nil)
extension Identifiable where ID == Int { var isFirst: Bool { id == 1 } }
print(items[0].isFirst, items[1].isFirst)
// Numeric
extension Sequence where Element: AdditiveArithmetic { func sum() -> Element { reduce(.zero, +) } }
print([1, 2, 3].sum(), [1.5, 2].sum(), Set([4]).sum())
extension Collection where Element: BinaryFloatingPoint {
  var mean: Element { isEmpty ? 0 : reduce(0, +) / Element(count) }
}
print([1.0, 2, 6].mean)
extension Collection where Element: BinaryInteger {
  var avg: Double { Double(reduce(0) { $0 + Int($1) }) / Double(count) }
}
print([1, 2].avg, [UInt8(3), 4].avg)
extension BinaryInteger {
  var isEven: Bool { self % 2 == 0 };
  func times(_ f: (Self) -> Void) { var i: Self = 0; while i < self { f(i); i += 1 } }
}
print(4.isEven, UInt8(3).isEven); 3.times { print($0, terminator: ",") }; print("")
extension Comparable {
  func clamped(to r: ClosedRange<Self>) -> Self { min(max(self, r.lowerBound), r.upperBound) }
}
print(5.clamped(to: 0...3), 1.5.clamped(to: 2...3), "m".clamped(to: "a"..."f"))
extension Strideable where Stride: SignedInteger {
  func clamped(to r: Range<Self>) -> Self {
    min(max(self, r.lowerBound), r.upperBound.advanced(by: -1))
  }
}
print(9.clamped(to: 0..<5))
extension FloatingPoint { var isWhole: Bool { self == self.rounded() } }
print(2.0.isWhole, 2.5.isWhole)
extension Hashable { var bucket: Int { abs(hashValue) % 1 } }
print("a".bucket)
func largest<C: Collection>(_ c: C) -> C.Element? where C.Element: Comparable { c.max() }
print(largest([3, 9, 2])!, largest("hello")!, largest(Set<Int>()) as Any)
extension Sequence {
  func grouped<K: Hashable>(by f: (Element) -> K) -> [K: [Element]] {
    Dictionary(grouping: self, by: f)
  }
  func unique<T: Hashable>(by f: (Element) -> T) -> [Element] {
    var seen = Set<T>(); return filter { seen.insert(f($0)).inserted }
  }
}
print([1, 2, 3, 4].grouped { $0 % 2 == 0 }[true]!, ["aa", "b", "cc"].unique { $0.count })
extension Collection {
  subscript(safe i: Index) -> Element? { indices.contains(i) ? self[i] : nil }
}
print([1][safe: 3] as Any, [1][safe: 0]!, "abc"[safe: "abc".startIndex]!)
extension Optional where Wrapped: Collection { var isNilOrEmpty: Bool { self?.isEmpty ?? true } }
let s: String? = nil; print(s.isNilOrEmpty, Optional([1]).isNilOrEmpty)
extension Dictionary where Value: Equatable {
  func keys(for v: Value) -> [Key] { filter { $0.value == v }.map(\.key) }
}
print(["a": 1, "b": 2].keys(for: 2))
extension Result where Failure == Error { func orNil() -> Success? { try? get() } }
extension RangeReplaceableCollection where Element: Equatable {
  mutating func remove(_ e: Element) { removeAll { $0 == e } }
}
var rr = [1, 2, 1]; rr.remove(1); print(rr)
extension MutableCollection {
  mutating func mapInPlace(_ f: (inout Element) -> Void) { for i in indices { f(&self[i]) } }
}
rr.mapInPlace { $0 *= 10 }; print(rr)
// expect: b
// expect: z 2 true
// expect: true false
// expect: 6 3.5 4
// expect: 3.0
// expect: 1.5 3.5
// expect: true false
// expect: 0,1,2,
// expect: 3 2.0 f
// expect: 4
// expect: true false
// expect: 0
// expect: 9 o nil
// expect: [2, 4] ["aa", "b"]
// expect: nil 1 a
// expect: true false
// expect: ["b"]
// expect: [2]
// expect: [20]
