// swift-format-ignore-file
func same<T>(_ t: T) -> T { t }
print(same(same)("x"), same(same)(3) + 1)
struct Shelf { var n = 2; func show<T>(_ t: T) -> String { "\(t)\(n)" }; func plain(_ i: Int) -> Int { i * n } }
let shown: (Int) -> String = Shelf.show(Shelf())
let shower: (Shelf) -> (Int) -> String = Shelf.show
print(shown(3), shower(Shelf(n: 5))(4), Shelf.show(Shelf())(true), Shelf.plain(Shelf())(4))
func add(_ a: Int, _ b: Int) -> Int { a + b }
func add(_ a: Double, _ b: Double) -> Double { a + b }
print(["+": add, "-": { $0 - $1 }]["+"]!(1, 2), ["+": (+), "-": (-)]["-"]!(5, 2), [(+), (-)][0](1.5, 2))
print(7.remainder(dividingBy: 2))
func pick<T>(_ a: T, _ b: T) -> T { b }
print(pick([1], []), pick([], [1]), pick([:], ["a": 1]), pick([], [1.5]), pick(nil, 3) as Any)
func ordered<T, K: Comparable>(_ all: [T], by key: KeyPath<T, K>, _ order: (K, K) -> Bool = (<)) -> [T] {
  all.sorted { order($0[keyPath: key], $1[keyPath: key]) }
}
print(ordered([3, 1, 2], by: \.self), ordered([3, 1, 2], by: \.self, >), ordered(["aa", "b"], by: \.count))
infix operator <+>: AdditionPrecedence
func <+> <T: AdditiveArithmetic>(a: T?, b: T?) -> T? { a ?? b }
let four: Int? = 4
print((nil <+> 3) ?? 0, (nil <+> four) ?? 0, (four <+> nil) ?? 0)
protocol Monoid { static var empty: Self { get }; static func join(_ a: Self, _ b: Self) -> Self }
extension Monoid { static func concat<S: Sequence>(_ all: S) -> Self where S.Element == Self { all.reduce(.empty, join) } }
struct Sum<N: Numeric>: Monoid { var n: N; static var empty: Self { .init(n: 0) }; static func join(_ a: Self, _ b: Self) -> Self { .init(n: a.n + b.n) } }
print(Sum.concat([1, 2, 3].map(Sum.init)).n, Sum.concat([Sum(n: 1.5), Sum(n: 2)]))
func early() -> Int { if true { return 1 } }
print(early())
// expect: x 4
// expect: 32 45 true2 8
// expect: 3 3 3.5
// expect: -1.0
// expect: [] [1] ["a": 1] [1.5] Optional(3)
// expect: [1, 2, 3] [3, 2, 1] ["b", "aa"]
// expect: 3 4 4
// expect: 6 Sum<Double>(n: 3.5)
// expect: 1
