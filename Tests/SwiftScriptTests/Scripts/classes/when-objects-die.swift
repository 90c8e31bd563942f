// swift-format-ignore-file
// When objects are made and freed: temporaries, captures, initializers that fail, parts of values.
func log<T>(_ s: String, _ v: T) -> T { print("·", s); return v }
struct Temp { var c: Double { willSet { print("will", newValue) } didSet { if c < -273 { print("clamp"); c = -273 } } }; var f: Double { get { c * 9 / 5 + 32 } set { c = (newValue - 32) * 5 / 9 } }
  init(c: Double) { self.c = c; defer { print("init done", self.c) }; self.c = log("again", c + 1) } }
var t = Temp(c: -300); t.c = -400; t.f = log("f", 212); print(t.c, t.f)
class Account { private(set) var balance = 0 { willSet { precondition(newValue >= 0); log("w", ()) } didSet { history.append(balance - oldValue) } }
  private var history: [Int] = [] { didSet { print("history", history) } }
  @discardableResult func add(_ n: Int) -> Self { balance += n; return self }
  static func + (l: Account, r: Account) -> Account { Account().add(l.balance).add(r.balance) }
  static func += (l: inout Account, r: Int) { l.add(r) } }
var acc = Account().add(log("5", 5)).add(3); acc += log("rhs", 2); print((acc + acc).balance)
nonisolated final class Counter { nonisolated(unsafe) static var live = 0 { didSet { print("live", oldValue, "→", live) } }; let id: Int; init() { Self.live += 1; id = Self.live }; deinit { Self.live -= 1; print("deinit", id) } }
func use(_ c: Counter) -> Int { print("use", c.id); return c.id }
print(use(Counter()) + use(Counter())); var keep: Counter? = Counter(); keep = Counter(); keep = nil
do { let a = Counter(); let f = { [weak a] in a?.id ?? -1 }; print(f()); _ = a }
do { let cs = [Counter(), Counter()]; for c in cs where c.id > 0 { print("c", c.id) } }
let ids = { () -> [Int] in let c = (0..<2).map { _ in Counter() }; return c.map(\.id) }(); print(ids)
struct Holder { var c: Counter? = Counter(); mutating func drop() { c = nil; print("dropped") } }
var h = Holder(); var h2 = h; h.drop(); h2.drop()
func give() -> Counter { defer { print("give ends") }; return Counter() }
_ = give(); print("discarded"); let g = give(); withExtendedLifetime(g) { print("held", $0.id) }
enum Wrap { case one(Counter), none }; var w = Wrap.one(Counter()); if case .one(let c) = w { print("in", c.id) }; w = .none; print("w")
var dict = ["a": Counter()]; dict["a"] = Counter(); dict.removeValue(forKey: "a"); print("dict"); dict = [:]
var pair: (Counter, Counter)? = (Counter(), Counter()); pair = nil
func opt(_ c: Counter? = Counter()) { print("opt", c?.id ?? 0) }; opt(); opt(nil)
class Base { init() { print("Base"); hook() }; func hook() { print("Base.hook") } }
class Derived: Base { var v = log("v", Counter()); override init() { print("before"); super.init(); print("after") }; override func hook() { print("hook", v.id) } }
do { _ = Derived() }; print("end")
class Fail { let c = Counter(); init?(_ ok: Bool) { guard ok else { print("failing"); return nil }; print("fine") }; init(t: Bool) throws { if t { throw E.e } }; deinit { print("Fail.deinit") } }
enum E: Error { case e }
print(Fail(false) == nil); print((try? Fail(t: true)) == nil); print(Fail(true) != nil)
let lazySeq = (0..<3).lazy.map { _ in Counter() }; print(lazySeq.map(\.id).reduce(0, +))
var arr = (0..<3).map { _ in Counter() }; arr.remove(at: 1); print("removed"); arr.removeAll { $0.id > 0 }; print("all")
// expect: · again
// expect: init done -299.0
// expect: will -400.0
// expect: clamp
// expect: · f
// expect: will 100.0
// expect: 100.0 212.0
// expect: · 5
// expect: · w
// expect: history [5]
// expect: · w
// expect: history [5, 3]
// expect: · rhs
// expect: · w
// expect: history [5, 3, 2]
// expect: · w
// expect: history [10]
// expect: · w
// expect: history [10, 10]
// expect: 20
// expect: live 0 → 1
// expect: use 1
// expect: live 1 → 0
// expect: deinit 1
// expect: live 0 → 1
// expect: use 1
// expect: live 1 → 0
// expect: deinit 1
// expect: 2
// expect: live 0 → 1
// expect: live 1 → 2
// expect: live 2 → 1
// expect: deinit 1
// expect: live 1 → 0
// expect: deinit 2
// expect: live 0 → 1
// expect: 1
// expect: live 1 → 0
// expect: deinit 1
// expect: live 0 → 1
// expect: live 1 → 2
// expect: c 1
// expect: c 2
// expect: live 2 → 1
// expect: deinit 1
// expect: live 1 → 0
// expect: deinit 2
// expect: live 0 → 1
// expect: live 1 → 2
// expect: live 2 → 1
// expect: deinit 1
// expect: live 1 → 0
// expect: deinit 2
// expect: [1, 2]
// expect: live 0 → 1
// expect: dropped
// expect: live 1 → 0
// expect: deinit 1
// expect: dropped
// expect: live 0 → 1
// expect: give ends
// expect: live 1 → 0
// expect: deinit 1
// expect: discarded
// expect: live 0 → 1
// expect: give ends
// expect: held 1
// expect: live 1 → 2
// expect: in 2
// expect: live 2 → 1
// expect: deinit 2
// expect: w
// expect: live 1 → 2
// expect: live 2 → 3
// expect: live 3 → 2
// expect: deinit 2
// expect: live 2 → 1
// expect: deinit 3
// expect: dict
// expect: live 1 → 2
// expect: live 2 → 3
// expect: live 3 → 2
// expect: deinit 2
// expect: live 2 → 1
// expect: deinit 3
// expect: live 1 → 2
// expect: opt 2
// expect: live 2 → 1
// expect: deinit 2
// expect: opt 0
// expect: live 1 → 2
// expect: · v
// expect: before
// expect: Base
// expect: hook 2
// expect: after
// expect: live 2 → 1
// expect: deinit 2
// expect: end
// expect: live 1 → 2
// expect: failing
// expect: Fail.deinit
// expect: live 2 → 1
// expect: deinit 2
// expect: true
// expect: live 1 → 2
// expect: Fail.deinit
// expect: live 2 → 1
// expect: deinit 2
// expect: true
// expect: live 1 → 2
// expect: fine
// expect: Fail.deinit
// expect: live 2 → 1
// expect: deinit 2
// expect: true
// expect: live 1 → 2
// expect: live 2 → 1
// expect: deinit 2
// expect: live 1 → 2
// expect: live 2 → 1
// expect: deinit 2
// expect: live 1 → 2
// expect: live 2 → 1
// expect: deinit 2
// expect: 6
// expect: live 1 → 2
// expect: live 2 → 3
// expect: live 3 → 4
// expect: live 4 → 3
// expect: deinit 3
// expect: removed
// expect: live 3 → 2
// expect: deinit 2
// expect: live 2 → 1
// expect: deinit 4
// expect: all
