struct Reducer<S, A, E> {
  let reduce: (inout S, A, E) -> [Int]; init(_ r: @escaping (inout S, A, E) -> [Int]) { reduce = r }
}
final class Store<S, A> {
  var state: S; private let reducer: (inout S, A) -> [Int]
  init<E>(initial: S, reducer: Reducer<S, A, E>, env: E) {
    state = initial; self.reducer = { reducer.reduce(&$0, $1, env) }
  }
  func send(_ a: A) { _ = reducer(&state, a) }
}
let a = Store<Int, String>(
  initial: 3,
  reducer: Reducer { s, a, _ in
    s += a.count; print(a); return []
  }, env: ())
a.send("xyz"); print(a.state)
let b = Store(
  initial: 3,
  reducer: Reducer { (s: inout Int, a: String, e: Bool) in
    s += 1; return []
  }, env: true)
b.send("q"); print(b.state)
let c = Store<Int, String>(
  initial: 1,
  reducer: .init { s, a, e in
    s += e; return []
  }, env: 5);
c.send(""); print(c.state)

// expect: xyz
// expect: 6
// expect: 4
// expect: 6
