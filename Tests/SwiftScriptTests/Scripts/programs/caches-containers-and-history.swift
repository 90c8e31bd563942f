// swift-format-ignore-file
final class LRU<Key: Hashable, Value> {
  private final class Node {
    let key: Key; var value: Value; var next: Node?; weak var prev: Node?;
    init(_ k: Key, _ v: Value) { key = k; value = v }
  }
  private var map: [Key: Node] = [:]
  private var head: Node?, tail: Node?
  let capacity: Int
  private(set) var hits = 0, misses = 0
  init(capacity: Int) { self.capacity = capacity }
  subscript(key: Key) -> Value? {
    get {
      guard let n = map[key] else { misses += 1; return nil }
      hits += 1; unlink(n); pushFront(n)
      return n.value
    }
    set {
      switch (map[key], newValue) {
      case (let n?, let v?): n.value = v; unlink(n); pushFront(n)
      case (let n?, nil): unlink(n); map[key] = nil
      case (nil, let v?):
        if map.count == capacity, let last = tail { unlink(last); map[last.key] = nil }
        let n = Node(key, v); map[key] = n; pushFront(n)
      case (nil, nil): break
      }
    }
  }
  private func unlink(_ n: Node) {
    n.prev?.next = n.next; n.next?.prev = n.prev; if head === n { head = n.next };
    if tail === n { tail = n.prev }; n.next = nil; n.prev = nil
  }
  private func pushFront(_ n: Node) {
    n.next = head; head?.prev = n; head = n; if tail == nil { tail = n }
  }
  var keys: [Key] {
    Array(sequence(first: head) { $0?.next }.prefix { $0 != nil }.compactMap { $0?.key })
  }
}
let lru = LRU<String, Int>(capacity: 2)
lru["a"] = 1; lru["b"] = 2; _ = lru["a"]; lru["c"] = 3; lru["c"]? += 10
print(lru.keys, lru["b"] ?? -1, lru["c"] ?? -1, lru.hits, lru.misses)
lru["a"] = nil; print(lru.keys)
final class Container {
  private var makers: [ObjectIdentifier: () -> Any] = [:]
  private var shared: [ObjectIdentifier: Any] = [:]
  func register<T>(
    _ type: T.Type = T.self, single: Bool = false, _ make: @escaping (Container) -> T
  ) {
    let id = ObjectIdentifier(type)
    makers[id] = { [unowned self] in
      guard single else { return make(self) }
      if let known = shared[id] { return known }
      let new = make(self); shared[id] = new; return new
    }
  }
  func resolve<T>(_: T.Type = T.self) -> T? { makers[ObjectIdentifier(T.self)]?() as? T }
}
protocol Logger { func log(_ s: String) }
final class Memory: Logger { var lines: [String] = []; func log(_ s: String) { lines.append(s) } }
struct Service { let logger: Logger; let name: String; func run() { logger.log("run \(name)") } }
let box = Container()
box.register(Logger.self, single: true) { _ in Memory() }
box.register { Service(logger: $0.resolve()!, name: "svc") }
box.resolve(Service.self)?.run(); (box.resolve() as Service?)?.run()
print((box.resolve(Logger.self) as? Memory)?.lines ?? [], box.resolve(Int.self) == nil)
final class History<State: Equatable> {
  private var past: [State] = [], future: [State] = []
  private(set) var present: State { didSet { if oldValue != present { changes += 1 } } }
  private(set) var changes = 0
  init(_ s: State) { present = s }
  func edit(_ f: (inout State) -> Void) {
    var next = present; f(&next); guard next != present else { return }; past.append(present);
    future.removeAll(); present = next
  }
  @discardableResult func undo() -> Bool {
    guard let p = past.popLast() else { return false }; future.append(present); present = p;
    return true
  }
  @discardableResult func redo() -> Bool {
    guard let f = future.popLast() else { return false }; past.append(present); present = f;
    return true
  }
}
let doc = History(["Hello"])
doc.edit { $0.append("World") }; doc.edit { $0[0] = "Bye" }; doc.edit { _ in }
doc.undo();
print(doc.present, doc.undo(), doc.undo(), doc.present, doc.redo(), doc.present, doc.changes)
enum Light: CaseIterable {
  case red, green, yellow
  var next: Light {
    let all = Self.allCases; return all[(all.firstIndex(of: self)! + 1) % all.count]
  }
}
struct Machine<S: Hashable, E: Hashable> {
  private(set) var state: S; private var table: [S: [E: S]] = [:]; var onChange: ((S, S) -> Void)?
  init(_ s: S) { state = s }
  mutating func on(_ e: E, from s: S..., to t: S) { for x in s { table[x, default: [:]][e] = t } }
  @discardableResult mutating func fire(_ e: E) -> Bool {
    guard let t = table[state]?[e] else { return false }; let old = state; state = t;
    onChange?(old, t); return true
  }
}
enum St { case idle, loading, done, failed }; enum Ev { case start, ok, fail, retry }
var mc = Machine<St, Ev>(.idle)
mc.on(.start, from: .idle, to: .loading); mc.on(.ok, from: .loading, to: .done);
mc.on(.fail, from: .loading, to: .failed); mc.on(.retry, from: .failed, .done, to: .loading)
mc.onChange = { print($0, "->", $1) }
print(
  [.start, .ok, .start, .retry, .fail, .retry].map { mc.fire($0) }, mc.state,
  (0..<4).reduce(into: [Light.red]) { l, _ in l.append(l.last!.next) })

// expect: ["c", "a"] -1 13 3 1
// expect: ["c"]
// expect: ["run svc", "run svc"] true
// expect: ["Hello", "World"] true false ["Hello"] true ["Hello", "World"] 5
// expect: idle -> loading
// expect: loading -> done
// expect: done -> loading
// expect: loading -> failed
// expect: failed -> loading
// expect: [true, true, false, true, true, true] loading [main.Light.red, main.Light.green, main.Light.yellow, main.Light.red, main.Light.green]
