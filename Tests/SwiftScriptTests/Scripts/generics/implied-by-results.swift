// swift-format-ignore-file
struct SA<T: Comparable> { var a: [T]; func top() -> T? { a.max() } }
func mx<T>(_ s: SA<T>) -> T? { s.a.max() }
func mk<T>(_ x: [T]) -> SA<T> { SA(a: x.sorted()) }
func lt<T>(_ x: T, _ y: T, _ s: SA<T>) -> Bool { x < y }
print(mx(SA(a: [3, 1])) as Any, mk([3, 1]).a, lt(1, 2, SA(a: [1])))
protocol Ex { associatedtype V; func eval() -> V }
struct C<V>: Ex { let v: V; func eval() -> V { v } }
struct Bin<L: Ex, R: Ex>: Ex where L.V == R.V, L.V: Numeric { let l: L, r: R; func eval() -> L.V { l.eval() + r.eval() } }
func + <L, R>(l: L, r: R) -> Bin<L, R> { Bin(l: l, r: r) }
print((C(v: 4) + C(v: 3)).eval())
extension Set { func mapped<U>(_ f: (Element) -> U) -> Set<U> { Set<U>(map(f)) } }
print(Set([1, 2]).mapped { $0 % 2 }.count)
func group<K, V>(_ v: [V], by k: (V) -> K) -> [K: [V]] { Dictionary(grouping: v, by: k) }
print(group([1, 2, 3]) { $0 % 2 }[1]!)

// expect: Optional(3) [1, 3] true
// expect: 7
// expect: 2
// expect: [1, 3]
