// swift-format-ignore-file
// Coordinators, weak delegates, generic controllers, protocols with class constraints
protocol Coordinator: AnyObject { var children: [any Coordinator] { get set }; func start() }
extension Coordinator { func add(_ c: some Coordinator) { children.append(c); c.start() }
  func remove(_ c: any Coordinator) { children.removeAll { $0 === c } }
  func find<T: Coordinator>(_: T.Type = T.self) -> T? { for c in children { if let t = c as? T { return t }; if let t: T = c.find() { return t } }; return nil } }
protocol LoginDelegate: AnyObject { func login(_ c: Login, got user: String); func loginFailed(_ c: Login) }
extension LoginDelegate { func loginFailed(_ c: Login) { print("default fail") } }
final class Login: Coordinator { var children: [any Coordinator] = []; weak var delegate: (any LoginDelegate)?; func start() { print("login start") }
  func submit(_ s: String) { s.isEmpty ? delegate?.loginFailed(self) : delegate?.login(self, got: s) }; deinit { print("login gone") } }
final class Home: Coordinator { var children: [any Coordinator] = []; let user: String; init(_ u: String) { user = u }; func start() { print("home", user) } }
final class App: Coordinator, LoginDelegate { var children: [any Coordinator] = []
  func start() { let l = Login(); l.delegate = self; add(l) }
  func login(_ c: Login, got user: String) { remove(c); add(Home(user)) } }
let app = App(); app.start(); (app.find() as Login?)?.submit(""); app.find(Login.self)?.submit("ann"); print(app.children.count, app.find(Home.self)?.user ?? "-", app.find(Login.self) == nil)
class Controller<Model> { let model: Model; private(set) var log: [String] = []; required init(_ m: Model) { model = m; setup() }
  func setup() { log.append("setup \(Model.self)") }; class var title: String { "\(Self.self)" }; func note(_ s: String) { log.append(s) } }
final class Counter: Controller<Int> { override func setup() { super.setup(); note("counter \(model)") }; override class var title: String { "C:" + super.title } }
class Multi<A, B>: Controller<(A, B)> { var swapped: Multi<B, A> { Multi<B, A>((model.1, model.0)) } }
func make<M, C: Controller<M>>(_ t: C.Type, _ m: M) -> C { C(m) }
print(make(Counter.self, 3).log, Counter.title, Controller<String>.title, Multi((1, "a")).swapped.model, make(Multi<Int, Int>.self, (1, 2)).log)
let types: [Controller<Int>.Type] = [Controller<Int>.self, Counter.self]; for t in types { print(t.title, t.init(5).log.count) }
protocol Reusable { static var id: String { get } }; extension Reusable { static var id: String { "\(Self.self)" } }
class Cell: Reusable { required init() {}; func fill(_ x: Any) -> String { "cell \(x)" } }; final class BigCell: Cell { override func fill(_ x: Any) -> String { "BIG " + super.fill(x) } }
struct Table { private var reg: [String: Cell.Type] = [:]; mutating func register<C: Cell>(_ t: C.Type) { reg[t.id] = t }
  func dequeue<C: Cell>(_: C.Type = C.self) -> C { guard let c = reg[C.id]?.init() as? C else { fatalError("unregistered \(C.id)") }; return c } }
var tb = Table(); tb.register(Cell.self); tb.register(BigCell.self); print(tb.dequeue(BigCell.self).fill(1), (tb.dequeue() as Cell).fill(2), BigCell.id)
extension Array where Element: AnyObject { func firstSame(_ e: Element) -> Int? { firstIndex { $0 === e } }; mutating func dedupe() { var s = Set<ObjectIdentifier>(); self = filter { s.insert(ObjectIdentifier($0)).inserted } } }
let c1 = Cell(), c2 = Cell(); var cells = [c1, c2, c1]; cells.dedupe(); print(cells.count, cells.firstSame(c2)!)
struct Weak<T: AnyObject> { weak var v: T? }; var ws = [Weak(v: c1)]; do { let tmp = Cell(); ws.append(Weak(v: tmp)); print(ws.compactMap(\.v).count) }; print(ws.compactMap(\.v).count, ws.map { $0.v == nil })
// expect: login start
// expect: default fail
// expect: home ann
// expect: login gone
// expect: 1 ann true
// expect: ["setup Int", "counter 3"] C:Counter Controller<String> ("a", 1) ["setup (Int, Int)"]
// expect: Controller<Int> 1
// expect: C:Counter 2
// expect: BIG cell 1 cell 2 BigCell
// expect: 2 1
// expect: 2
// expect: 1 [false, true]
