// What the parameters of an operator are called says nothing.
infix operator <> : AdditionPrecedence
protocol Monoid { static var empty: Self { get }; static func <> (a: Self, b: Self) -> Self }
extension Int: Monoid {
  static let empty = 0; static func <> (left: Int, right: Int) -> Int { left + right }
}
extension String: Monoid {
  static var empty: String { "" }; static func <> (_ l: String, _ r: String) -> String { l + r }
}
struct Pair<A, B> { var a: A; var b: B }
extension Pair: Monoid where A: Monoid, B: Monoid {
  static var empty: Self { Self(a: .empty, b: .empty) }
  static func <> (l: Self, r: Self) -> Self { Self(a: l.a <> r.a, b: l.b <> r.b) }
}
extension Array where Element: Monoid { func fold() -> Element { reduce(.empty, <>) } }
print([1, 2].fold(), ["a", "b"].fold(), [Pair(a: 1, b: "x"), Pair(a: 2, b: "y")].fold())

// expect: 3 ab Pair<Int, String>(a: 3, b: "xy")
