// swift-format-ignore-file
// Publishers
protocol Publisher<Output, Failure> { associatedtype Output; associatedtype Failure: Error; func receive<S: Subscriber>(_ s: S) where S.Input == Output, S.Failure == Failure }
protocol Subscriber<Input, Failure>: AnyObject { associatedtype Input; associatedtype Failure: Error; func receive(_ i: Input); func complete(_ c: Completion<Failure>) }
enum Completion<F: Error> { case finished, failure(F) }
protocol Cancellable { func cancel() }
final class AnyCancellable: Cancellable, Hashable { private var f: (() -> Void)?; init(_ f: @escaping () -> Void) { self.f = f }; func cancel() { f?(); f = nil }
  static func == (a: AnyCancellable, b: AnyCancellable) -> Bool { a === b }; func hash(into h: inout Hasher) { h.combine(ObjectIdentifier(self)) }
  func store(in s: inout Set<AnyCancellable>) { s.insert(self) } }
final class Sink<I, F: Error>: Subscriber { let v: (I) -> Void, c: (Completion<F>) -> Void; var on = true; init(_ v: @escaping (I) -> Void, _ c: @escaping (Completion<F>) -> Void) { self.v = v; self.c = c }
  func receive(_ i: I) { if on { v(i) } }; func complete(_ x: Completion<F>) { if on { c(x) } } }
struct Just<Output>: Publisher { typealias Failure = Never; let o: Output; init(_ o: Output) { self.o = o }; func receive<S: Subscriber>(_ s: S) where S.Input == Output, S.Failure == Never { s.receive(o); s.complete(.finished) } }
struct Seq<E: Sequence, F: Error>: Publisher { typealias Output = E.Element; typealias Failure = F; let e: E; func receive<S: Subscriber>(_ s: S) where S.Input == Output, S.Failure == F { for x in e { s.receive(x) }; s.complete(.finished) } }
final class Subject<Output, Failure: Error>: Publisher {
  private var subs: [any Subscriber<Output, Failure>] = []
  func receive<S: Subscriber>(_ s: S) where S.Input == Output, S.Failure == Failure { subs.append(s) }
  func send(_ o: Output) { for s in subs { s.receive(o) } }
  func send(completion: Completion<Failure>) { subs.forEach { $0.complete(completion) }; subs = [] }
}
struct Map<U: Publisher, Output>: Publisher { typealias Failure = U.Failure; let up: U, f: (U.Output) -> Output
  func receive<S: Subscriber>(_ s: S) where S.Input == Output, S.Failure == U.Failure { up.receive(Sink<U.Output, U.Failure>({ s.receive(f($0)) }, s.complete)) } }
struct Filter<U: Publisher>: Publisher { typealias Output = U.Output; typealias Failure = U.Failure; let up: U, f: (U.Output) -> Bool
  func receive<S: Subscriber>(_ s: S) where S.Input == U.Output, S.Failure == U.Failure { up.receive(Sink<U.Output, U.Failure>({ if f($0) { s.receive($0) } }, s.complete)) } }
struct AnyPublisher<Output, Failure: Error>: Publisher { private let run: (Sink<Output, Failure>) -> Void
  init<P: Publisher>(_ p: P) where P.Output == Output, P.Failure == Failure { run = { p.receive($0) } }
  func receive<S: Subscriber>(_ s: S) where S.Input == Output, S.Failure == Failure { run(Sink(s.receive, s.complete)) } }
extension Publisher {
  func map<T>(_ f: @escaping (Output) -> T) -> Map<Self, T> { Map(up: self, f: f) }
  func filter(_ f: @escaping (Output) -> Bool) -> Filter<Self> { Filter(up: self, f: f) }
  func erased() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
  func sink(_ c: @escaping (Completion<Failure>) -> Void = { _ in }, value: @escaping (Output) -> Void) -> AnyCancellable { let s = Sink<Output, Failure>(value, c); receive(s); return AnyCancellable { s.on = false } }
  func assign<Root: AnyObject>(to kp: ReferenceWritableKeyPath<Root, Output>, on r: Root) -> AnyCancellable where Failure == Never { sink { [weak r] in r?[keyPath: kp] = $0 } }
}
extension Publisher where Output: Numeric { func doubled() -> Map<Self, Output> { map { $0 * 2 } } }
extension Sequence { var publisher: Seq<Self, Never> { Seq(e: self) } }
var bag = Set<AnyCancellable>()
[1, 2, 3, 4].publisher.filter { $0 % 2 == 0 }.doubled().map { "<\($0)>" }.sink({ print("done", $0) }) { print($0) }.store(in: &bag)
final class VM { var name = "" { didSet { print("name", name) } } }
let vm = VM()
Just("ann").map { $0.uppercased() }.assign(to: \.name, on: vm).store(in: &bag)
enum Oops: Error { case bad }
let subject = Subject<Int, Oops>()
let p: AnyPublisher<String, Oops> = subject.filter { $0 > 1 }.map { "v\($0)" }.erased()
let c = p.sink({ if case .failure(let e) = $0 { print("failed", e) } }) { print($0) }
subject.send(1); subject.send(2)
let any: any Publisher<String, Oops> = p
let c2 = any.sink { print("any", $0) }
subject.send(3); c.cancel(); subject.send(4); subject.send(completion: .failure(.bad))
print(bag.count, type(of: [1].publisher.map { "\($0)" }))
_ = c2
// Redux
protocol Reducer<State, Action> { associatedtype State; associatedtype Action; func reduce(_ s: inout State, _ a: Action) -> [Effect<Action>] }
struct Effect<A> { let run: (@escaping (A) -> Void) -> Void; static func just(_ a: A) -> Self { Effect { $0(a) } }; func map<B>(_ f: @escaping (A) -> B) -> Effect<B> { Effect<B> { send in run { send(f($0)) } } } }
final class Store<State, Action> { private(set) var state: State; private let r: (inout State, Action) -> [Effect<Action>]; var log: [Action] = []
  init<R: Reducer<State, Action>>(_ s: State, _ r: R) { state = s; self.r = r.reduce }
  func send(_ a: Action) { log.append(a); r(&state, a).forEach { $0.run(send) } } }
struct Counter: Reducer { struct State: Equatable { var n = 0, alerts: [String] = [] }; enum Action: Equatable { case up(by: Int = 1), tooBig, reset }
  func reduce(_ s: inout State, _ a: Action) -> [Effect<Action>] { switch a { case .up(let k): s.n += k; return s.n > 4 ? [.just(.tooBig)] : []; case .tooBig: s.alerts.append("big \(s.n)"); return [.just(.reset)]; case .reset: s.n = 0; return [] } } }
struct Pair<A: Reducer, B: Reducer>: Reducer { let a: A, b: B; struct State { var a: A.State, b: B.State }; enum Action { case a(A.Action), b(B.Action) }
  func reduce(_ s: inout State, _ x: Action) -> [Effect<Action>] { switch x { case .a(let q): a.reduce(&s.a, q).map { $0.map(Action.a) }; case .b(let q): b.reduce(&s.b, q).map { $0.map(Action.b) } } } }
let store = Store(Counter.State(), Counter())
store.send(.up()); store.send(.up(by: 5)); print(store.state, store.log)
typealias Two = Pair<Counter, Counter>
let two = Store(Two.State(a: .init(), b: .init(n: 3)), Two(a: Counter(), b: Counter()))
two.send(.b(.up(by: 2))); two.send(.a(.up())); print(two.state, two.log.count)

// expect: <4>
// expect: <8>
// expect: done finished
// expect: name ANN
// expect: v2
// expect: v3
// expect: any v3
// expect: any v4
// expect: 2 Map<Seq<Array<Int>, Never>, String>
// expect: State(n: 0, alerts: ["big 6"]) [main.Counter.Action.up(by: 1), main.Counter.Action.up(by: 5), main.Counter.Action.tooBig, main.Counter.Action.reset]
// expect: State(a: main.Counter.State(n: 1, alerts: []), b: main.Counter.State(n: 0, alerts: ["big 5"])) 4
