// swift-format-ignore-file
// state machines, reducers, enums w/ payload, pattern matching
enum Event: Equatable { case tap(x: Int, y: Int), key(Character, mods: Set<Mod>), scroll(Double), close
  enum Mod: String, Comparable { case shift, cmd; static func < (a: Mod, b: Mod) -> Bool { a.rawValue < b.rawValue } } }
func describe(_ e: Event) -> String {
  switch e {
  case .tap(0, 0): "origin"
  case .tap(let x, 0), .tap(0, let x): "axis \(x)"
  case .tap(x: 1...9, y: let y) where y > 5: "near \(y)"
  case let .tap(x, y) where x == y: "diag \(x)"
  case .tap: "tap"
  case .key("a"..."z", let m) where m.isEmpty: "letter"
  case .key(let c, mods: let m): "\(c) \(m.sorted())"
  case .scroll(..<0): "up"
  case .scroll(let d): "down \(d)"
  case .close: "close"
  }
}
for e: Event in [.tap(x: 0, y: 0), .tap(x: 3, y: 0), .tap(x: 0, y: 4), .tap(x: 2, y: 7), .tap(x: 20, y: 20), .tap(x: 20, y: 1), .key("q", mods: []), .key("Q", mods: [.cmd, .shift]), .scroll(-1), .scroll(2.5), .close] { print(describe(e)) }
struct State: Equatable { var count = 0; var log: [String] = []; var mode: Mode = .idle
  enum Mode: Equatable { case idle, running(since: Int), done(Result) ; enum Result: Equatable { case ok, failed(String) } } }
enum Action { case inc, dec, start(Int), finish(State.Mode.Result), batch([Action]) }
func reduce(_ s: inout State, _ a: Action) {
  switch (s.mode, a) {
  case (_, .inc): s.count += 1
  case (_, .dec) where s.count > 0: s.count -= 1
  case (_, .dec): s.log.append("at zero")
  case (.idle, .start(let t)): s.mode = .running(since: t)
  case (.running(let t), .finish(let r)): s.mode = .done(r); s.log.append("ran from \(t)")
  case (_, .batch(let all)): for a in all { reduce(&s, a) }
  case (.done, .start), (.running, .start): s.log.append("ignored \(a)")
  case (let m, .finish): s.log.append("finish in \(m)")
  }
}
final class Store<S: Equatable, A> { private(set) var state: S; let reducer: (inout S, A) -> Void; var subs: [(S, S) -> Void] = []
  init(_ s: S, _ r: @escaping (inout S, A) -> Void) { state = s; reducer = r }
  func send(_ a: A) { let old = state; reducer(&state, a); if old != state { subs.forEach { $0(old, state) } } }
  subscript<T>(dynamic kp: KeyPath<S, T>) -> T { state[keyPath: kp] } }
let store = Store<State, Action>(State(), reduce)
store.subs.append { print("changed", $0.count, "->", $1.count, $1.mode) }
store.send(.inc); store.send(.finish(.ok)); store.send(.start(5)); store.send(.start(6)); store.send(.batch([.inc, .dec, .dec, .dec])); store.send(.finish(.failed("net")))
print(store[dynamic: \.log], store.state)
let pairs: [(String, Int?)] = [("a", 1), ("b", nil), ("c", 3)]
for case let (k, v?) in pairs where v > 1 { print(k, v) }
if case let (name, .some(v)) = pairs[0] { print(name, v) }
let any: [Any] = [1, "s", 2.5, [1, 2], ["k": 1], (1, "t"), Event.close, nil as Int? as Any, { 1 }]
for x in any {
  switch x {
  case let n as Int where n > 0: print("int", n)
  case is String: print("string")
  case let d as Double: print("double", d)
  case let a as [Int]: print("ints", a.count)
  case let d as [String: Int]: print("dict", d)
  case let (a, b) as (Int, String): print("tuple", a, b)
  case let e as Event: print("event", e)
  case Optional<Any>.none: print("nil")
  default: print("other")
  }
}
if case .done(.failed(let why)) = store.state.mode { print(why); exitNow() }
func exitNow() { print("exit") ; done() }
func done() { let t = (1, (2, [3])); if case (1, (let x, let y)) = t, y.first == 3 { print(x, y) } }
// expect: origin
// expect: axis 3
// expect: axis 4
// expect: near 7
// expect: diag 20
// expect: tap
// expect: letter
// expect: Q [main.Event.Mod.cmd, main.Event.Mod.shift]
// expect: up
// expect: down 2.5
// expect: close
// expect: changed 0 -> 1 idle
// expect: changed 1 -> 1 idle
// expect: changed 1 -> 1 running(since: 5)
// expect: changed 1 -> 1 running(since: 5)
// expect: changed 1 -> 0 running(since: 5)
// expect: changed 0 -> 0 done(main.State.Mode.Result.failed("net"))
// expect: ["finish in idle", "ignored start(6)", "at zero", "ran from 5"] State(count: 0, log: ["finish in idle", "ignored start(6)", "at zero", "ran from 5"], mode: main.State.Mode.done(main.State.Mode.Result.failed("net")))
// expect: c 3
// expect: a 1
// expect: int 1
// expect: string
// expect: double 2.5
// expect: ints 2
// expect: dict ["k": 1]
// expect: tuple 1 t
// expect: event close
// expect: nil
// expect: other
// expect: net
// expect: exit
// expect: 2 [3]
