// swift-format-ignore-file
// Observable counters tell of what was read, once; doors go through their states.
// Rests on the Swift compiler alone.
// ends: normally
import UIKit
import Observation

// Observation and sendable models, state machines
@Observable
final class Counter {
    var value = 0 { didSet { print("did", oldValue, value) } }
    var step: Int
    @ObservationIgnored var ignored = 0
    private(set) var history: [Int] = []
    var doubled: Int { value * 2 }
    init(step: Int = 1) { self.step = step }
    func bump() { value += step; history.append(value) }
}
let c = Counter(step: 3)
func track() { withObservationTracking { print("reading", c.doubled, c.step) } onChange: { print("changing") } }
track();     c.ignored = 4;     c.bump();     c.bump();     track();     c.step = 9     
print(c.history, c.value)

enum State: Equatable, CustomStringConvertible {
    case idle, loading(progress: Double), loaded([String]), failed(reason: String, retry: Int)
    var description: String {
        switch self {
        case .idle: "idle"
        case .loading(let p) where p >= 1: "almost"
        case .loading(let p): "loading \(Int(p * 100))%"
        case .loaded(let items) where items.isEmpty: "empty"
        case .loaded(let items): "loaded \(items.count)"
        case let .failed(reason, retry): "failed \(reason) (\(retry))"
        }
    }
    mutating func reduce(_ e: Event) {
        self = switch (self, e) {
        case (.idle, .start): .loading(progress: 0)
        case (.loading, .progress(let p)): .loading(progress: p)
        case (.loading, .finish(let r)):
            switch r { case .success(let v): .loaded(v); case .failure(let f): .failed(reason: f.why, retry: 0) }
        case (.failed(let r, let n), .start) where n < 2: .failed(reason: r, retry: n + 1)
        case (_, .reset), (.failed, .start): .idle
        default: self
        }
    }
}
struct Why: Error, Equatable { var why: String }
enum Event { case start, progress(Double), finish(Result<[String], Why>), reset }
var s = State.idle
for e: Event in [.start, .progress(0.25), .progress(1), .finish(.failure(Why(why: "net"))), .start, .start, .start, .reset, .start, .finish(.success(["a"])), .progress(1)] {
    s.reduce(e); print(s)
}
struct Machine<S: Hashable, E: Hashable> {
    struct Key: Hashable { let s: S, e: E }
    private(set) var state: S
    private var table: [Key: (to: S, action: (() -> Void)?)] = [:]
    init(_ s: S) { state = s }
    mutating func on(_ e: E, from s: S, to t: S, do a: (() -> Void)? = nil) -> Self { table[Key(s: s, e: e)] = (t, a); return self }
    @discardableResult mutating func fire(_ e: E) -> Bool {
        guard let (to, action) = table[.init(s: state, e: e)] else { return false }
        action?(); state = to; return true
    }
}
enum Door { case open, closed, locked }
enum Act: String, CaseIterable { case open, close, lock, unlock }
var m = Machine<Door, Act>(.closed)
_ = m.on(.open, from: .closed, to: .open) { print("creak") }
_ = m.on(.close, from: .open, to: .closed)
_ = m.on(.lock, from: .closed, to: .locked, do: { print("click") })
print(Act.allCases.map { "\($0.rawValue): \(m.fire($0))" }, m.state)
final class Weak<T: AnyObject> { weak var v: T?; init(_ v: T) { self.v = v } }
protocol Listener: AnyObject { func heard(_ s: String) }
final class Ear: Listener { let n: String; init(_ n: String) { self.n = n }; func heard(_ s: String) { print(n, "heard", s) }; deinit { print(n, "gone") } }
final class Hub { private var l: [ObjectIdentifier: Weak<AnyObject>] = [:]
  func add(_ x: any Listener) { l[ObjectIdentifier(x)] = Weak(x) }
  func say(_ s: String) { l.values.compactMap { $0.v as? any Listener }.forEach { $0.heard(s) }; l = l.filter { $0.value.v != nil } }
  var count: Int { l.count } }
let hub = Hub();      var ear: Ear? = Ear("e1");      hub.add(ear!);      hub.say("hi");      ear = nil;      hub.say("ho");      print(hub.count)      
