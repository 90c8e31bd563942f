// swift-format-ignore-file
// Static methods that protocols add tell what a generic type is made of.
protocol Made { associatedtype E; init(); mutating func put(_ e: E) }
extension Made { static func of(_ e: E...) -> Self { var s = Self(); for x in e { s.put(x) }; return s }; static func one(_ e: E) -> Self { print(Self.self, E.self); var s = Self(); s.put(e); return s } ; static func none() -> Self { Self() } }
struct M<T>: Made { var a: [T] = []; mutating func put(_ e: T) { a.append(e) } }
print(M.one(2), M.of(1, 2), M<String>.one("q"), M<Int>.none())
let m: M<Double> = .one(3); print(m, M.one("x").a[0].count)
let n: M<Double> = .none(); print(n)
// expect: M<Int> Int
// expect: M<String> String
// expect: M<Int>(a: [2]) M<Int>(a: [1, 2]) M<String>(a: ["q"]) M<Int>(a: [])
// expect: M<Double> Double
// expect: M<String> String
// expect: M<Double>(a: [3.0]) 1
// expect: M<Double>(a: [])
