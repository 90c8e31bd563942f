// swift-format-ignore-file
struct Stack<E> { private var items: [E] = []; mutating func push(_ e: E) { items.append(e) }; mutating func pop() -> E? { items.popLast() }; var top: E? { items.last }; var isEmpty: Bool { items.isEmpty } }
extension Stack: Equatable where E: Equatable {}
extension Stack: CustomStringConvertible where E: CustomStringConvertible { var description: String { "[" + items.map(\.description).joined(separator: " > ") + "]" } }
extension Stack: ExpressibleByArrayLiteral { init(arrayLiteral elements: E...) { for e in elements { push(e) } } }
extension Stack: Sequence { func makeIterator() -> AnyIterator<E> { var copy = self; return AnyIterator { copy.pop() } } }
var s: Stack = [1, 2, 3]; print(s, s == [1, 2, 3], s.map { $0 * 2 }, Array(s), s.contains(2))
s.push(4); print(s.pop()!, s.top!, s.isEmpty)
for x in s { print(x, terminator: " ") }
print()
print(s.reduce(0, +), s.sorted(), s.first(where: { $0 < 3 })!, s.max()!)
struct Pair<A, B> { let a: A, b: B; func swapped() -> Pair<B, A> { Pair<B, A>(a: b, b: a) } }
extension Pair where A == B { var both: [A] { [a, b] } }
extension Pair: Equatable where A: Equatable, B: Equatable {}
extension Pair: Hashable where A: Hashable, B: Hashable {}
print(Pair(a: 1, b: "x").swapped().a, Pair(a: 1, b: 2).both, Set([Pair(a: 1, b: 1), Pair(a: 1, b: 1)]).count)
// expect: [1 > 2 > 3] true [6, 4, 2] [3, 2, 1] true
// expect: 4 3 false
// expect: 3 2 1 
// expect: 6 [1, 2, 3] 2 3
// expect: x [1, 2] 1
