// swift-format-ignore-file
import Foundation
// blog-like: type erasure & observers
protocol Observer: AnyObject { func update(_ v: Int) }
final class Subject { private var obs: [ObjectIdentifier: Weak] = [:]; struct Weak { weak var o: (any Observer)? }
  var value = 0 { didSet { guard oldValue != value else { return }; obs = obs.filter { $0.value.o != nil }; for (_, w) in obs { w.o?.update(value) } } }
  func add(_ o: any Observer) { obs[ObjectIdentifier(o)] = Weak(o: o) } ; var n: Int { obs.count } }
final class Printer: Observer { let id: String; init(_ id: String) { self.id = id }; func update(_ v: Int) { print(id, v) } ; deinit { print("gone", id) } }
let s = Subject(); var p: Printer? = Printer("a"); s.add(p!); s.value = 1; s.value = 1; p = nil; s.value = 2; print(s.n)
struct AnyStore<State, Action> { private let _send: (Action) -> Void; private let _state: () -> State
  init<S: Store>(_ s: S) where S.State == State, S.Action == Action { _send = s.send; _state = { s.state } } ; func send(_ a: Action) { _send(a) } ; var state: State { _state() } }
protocol Store: AnyObject { associatedtype State; associatedtype Action; var state: State { get }; func send(_ a: Action) }
final class Counter: Store { enum Action { case inc, dec, set(Int) }; private(set) var state = 0; init() {}; func send(_ a: Action) { switch a { case .inc: state += 1; case .dec: state -= 1; case .set(let v): state = v } } }
let st = AnyStore(Counter()); st.send(.inc); st.send(.set(10)); st.send(.dec); print(st.state)
extension Collection { func chunked(_ n: Int) -> [SubSequence] { var r: [SubSequence] = []; var i = startIndex; while i != endIndex { let j = index(i, offsetBy: n, limitedBy: endIndex) ?? endIndex; r.append(self[i..<j]); i = j }; return r } ; subscript(safe i: Index) -> Element? { indices.contains(i) ? self[i] : nil } }
print([1, 2, 3, 4, 5].chunked(2), "abcde".chunked(2), [1][safe: 3] as Any, [1][safe: 0] ?? 0)
extension Sequence { func grouped<K: Hashable>(by f: (Element) -> K) -> [K: [Element]] { Dictionary(grouping: self, by: f) } ; func uniqued() -> [Element] where Element: Hashable { var s = Set<Element>(); return filter { s.insert($0).inserted } } ; func sorted<T: Comparable>(by k: KeyPath<Element, T>, desc: Bool = false) -> [Element] { sorted { desc ? $0[keyPath: k] > $1[keyPath: k] : $0[keyPath: k] < $1[keyPath: k] } } }
print([3, 1, 3, 2].uniqued(), ["bb", "a", "cc"].grouped(by: \.count)[2] ?? [], ["bb", "a"].sorted(by: \.count), ["bb", "a"].sorted(by: \.count, desc: true))
let fmt = NumberFormatter(); fmt.numberStyle = .decimal; print(fmt.string(from: 12345.678)!)
func fib(_ n: Int, memo: inout [Int: Int]) -> Int { if n < 2 { return n }; if let m = memo[n] { return m }; let v = fib(n - 1, memo: &memo) + fib(n - 2, memo: &memo); memo[n] = v; return v }
var memo: [Int: Int] = [:]; print(fib(50, memo: &memo))
print(AnyHashable(1).description)

// expect: a 1
// expect: gone a
// expect: 0
// expect: 9
// expect: [ArraySlice([1, 2]), ArraySlice([3, 4]), ArraySlice([5])] ["ab", "cd", "e"] nil 1
// expect: [3, 1, 2] ["bb", "cc"] ["a", "bb"] ["bb", "a"]
// expect: 12,345.678
// expect: 12586269025
// expect: 1
