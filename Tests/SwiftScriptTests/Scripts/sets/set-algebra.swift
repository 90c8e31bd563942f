// swift-format-ignore-file
func both<S: SetAlgebra>(_ a: S, _ b: S) -> S { a.union(b) }
print(both(Set([1]), Set([1])).count)
struct O: OptionSet { let rawValue: Int; static let a = O(rawValue: 1), b = O(rawValue: 2) }
print(both(O.a, O.b).rawValue)
func has<S: SetAlgebra>(_ s: S, _ e: S.Element) -> Bool { s.contains(e) }
print(has(Set(["x"]), "x"), has(O.a, .b))
struct Bits: SetAlgebra, Equatable {
    typealias Element = Int
    var bits: UInt64 = 0
    init() {}
    init(bits: UInt64) { self.bits = bits }
    func contains(_ member: Int) -> Bool { bits & (1 << UInt64(member)) != 0 }
    func union(_ o: Bits) -> Bits { Bits(bits: bits | o.bits) }
    func intersection(_ o: Bits) -> Bits { Bits(bits: bits & o.bits) }
    func symmetricDifference(_ o: Bits) -> Bits { Bits(bits: bits ^ o.bits) }
    mutating func insert(_ m: Int) -> (inserted: Bool, memberAfterInsert: Int) {
        let had = contains(m); bits |= 1 << UInt64(m); return (!had, m)
    }
    mutating func remove(_ m: Int) -> Int? { guard contains(m) else { return nil }; bits &= ~(1 << UInt64(m)); return m }
    mutating func update(with m: Int) -> Int? { let r = contains(m) ? m : nil; bits |= 1 << UInt64(m); return r }
    mutating func formUnion(_ o: Bits) { bits |= o.bits }
    mutating func formIntersection(_ o: Bits) { bits &= o.bits }
    mutating func formSymmetricDifference(_ o: Bits) { bits ^= o.bits }
}
var s: Bits = [1, 3, 5]
print(s.bits, s.isEmpty, s.isSubset(of: [1, 3, 5, 7]), s.isDisjoint(with: [2]), s.subtracting([3]).bits, s.isSuperset(of: [1]))
print(s.insert(2), s.remove(9) as Any, both(s, [60]).bits, Bits([4]).bits)
s.subtract([1]); print(s.bits, s.isStrictSubset(of: s))
// expect: 1
// expect: 3
// expect: true false
// expect: 42 false true true 34 true
// expect: (inserted: true, memberAfterInsert: 2) nil 1152921504606847022 16
// expect: 44 false
