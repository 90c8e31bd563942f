// swift-format-ignore-file
struct Pair<A, B> { var a: A; var b: B; func swapped() -> Pair<B, A> { Pair<B, A>(a: b, b: a) } }
extension Pair: Equatable where A: Equatable, B: Equatable {}
extension Pair where A == B { var array: [A] { [a, b] } }
print(Pair(a: 1, b: "x").swapped(), Pair(a: 1, b: 2) == Pair(a: 1, b: 2), Pair(a: 3, b: 4).array)

// expect: Pair<String, Int>(a: "x", b: 1) true [3, 4]
