// swift-format-ignore-file
// An order that the script adds to Bool.
extension Bool: @retroactive Comparable { public static func < (l: Bool, r: Bool) -> Bool { !l && r } }
print([true, false, true].sorted(), max(true, false), [true, false].min()!)
print(true > false)
struct U { var on: Bool; var n: Int }
print([U(on: true, n: 1), U(on: false, n: 2)].sorted { $0.on < $1.on }.map(\.n))
func least<T: Comparable>(_ a: T, _ b: T) -> T { a < b ? a : b }
print(true < false)
print(true > false)
print(least(true, false))
print(max(true, false))
// expect: [false, true, true] true false
// expect: true
// expect: [2, 1]
// expect: false
// expect: true
// expect: false
// expect: true
