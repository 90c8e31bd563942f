// swift-format-ignore-file
prefix operator ++
postfix operator ++
@discardableResult prefix func ++ (x: inout Int) -> Int { x += 1; return x }
@discardableResult postfix func ++ (x: inout Int) -> Int { defer { x += 1 }; return x }
var n = 1; print(++n, n++, n)
let a = 2.5, b = 1.0
let f = { x in (x + 1, a + b) }
print(f(1), a + b)
nonisolated protocol Named: Equatable { var id: Int { get } }
nonisolated extension Named { static func == (a: Self, b: Self) -> Bool { true } }
nonisolated class A: Named { let id: Int; init(_ i: Int) { id = i }
  static func == (a: A, b: A) -> Bool { a.id == b.id } }
nonisolated class B: A {}
print([B(1)].contains(B(2)))
nonisolated struct Day: Strideable { var n: Int
  func advanced(toWeek w: String) -> Day { self }
  func advanced(by k: Int) -> Day { Day(n: n + k) }
  func distance(to o: Day) -> Int { o.n - n } }
for d in Day(n: 1)..<Day(n: 4) { print(d.n) }
print((Day(n: 1)..<Day(n: 4)).last!.n, (Day(n: 1)...Day(n: 4)).last!.n)
print((0...Int.max).last!, (Int.min..<0).last!, (1..<5).prefix(through: 3))
print(Double.minimumMagnitude(2, -2), Double.maximumMagnitude(2, -2), Double.minimumMagnitude(.nan, 1))
nonisolated struct K: Hashable { let a: Int; func hash(with salt: String) -> Int { print("called"); return salt.count } }
print(Set([K(a: 1), K(a: 1)]).count)
nonisolated struct V { var x: Int; static prefix func - (v: V) -> V { V(x: -v.x) }; static postfix func ++ (v: V) -> V { V(x: v.x + 1) }; static prefix func ++ (v: V) -> V { V(x: v.x + 10) } }
print((-V(x: 1)).x, V(x: 1)++.x, (++V(x: 1)).x)
// expect: 2 2 3
// expect: (2, 3.5) 3.5
// expect: false
// expect: 1
// expect: 2
// expect: 3
// expect: 3 4
// expect: 9223372036854775807 -1 1..<4
// expect: 2.0 -2.0 1.0
// expect: 1
// expect: -1 2 11
