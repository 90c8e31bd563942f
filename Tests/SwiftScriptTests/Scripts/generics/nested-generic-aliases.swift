// swift-format-ignore-file
struct S { typealias Pair<T> = (T, T); typealias Map<V> = [String: V]
  func make<T>(_ t: T) -> Pair<T> { (t, t) } }
let p: S.Pair<Int> = (1, 2); let m: S.Map<Double> = ["a": 1]
print(p, m, S().make("x"))
enum NS { typealias Handler<T> = (T) -> Void; typealias Opt<T> = T? }
func run(_ h: NS.Handler<Int>) { h(3) }
run { print($0) }
let o: NS.Opt<Int> = nil
print(o as Any)
typealias Pair<A> = (first: A, second: A)
let g: Pair<Int> = (1, 2)
print(g.first, S.Map<Int>().count)
struct T { typealias Pair<X> = [X]; var v: Pair<Int> = [1] }
print(T().v)
class Store<State> { typealias Reducer<Action> = (inout State, Action) -> Void
  var s: State; init(_ s: State) { self.s = s }
  func send<A>(_ a: A, _ r: Reducer<A>) { r(&s, a) } }
let st = Store(1); st.send(4) { $0 += $1 }; print(st.s)
// expect: (1, 2) ["a": 1.0] ("x", "x")
// expect: 3
// expect: nil
// expect: 1 0
// expect: [1]
// expect: 5
