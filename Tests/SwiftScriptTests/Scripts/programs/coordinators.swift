// swift-format-ignore-file
// coordinators/delegates without UIKit
protocol Coordinator: AnyObject { var children: [any Coordinator] { get set }; var parent: (any Coordinator)? { get set }; func start() ; var name: String { get } }
extension Coordinator { var name: String { String(describing: type(of: self)) }
  func add(_ c: any Coordinator) { children.append(c); c.parent = self; c.start() }
  func finish() { print("\(name) finished"); parent?.remove(self) }
  func remove(_ c: any Coordinator) { children.removeAll { $0 === c }; print("\(name) has \(children.count)") } }
class BaseCoordinator: Coordinator { var children: [any Coordinator] = []; weak var parent: (any Coordinator)?; func start() { print("start", name) }; deinit { print("deinit base") } }
final class Login: BaseCoordinator { var onDone: ((String) -> Void)?; override func start() { super.start(); onDone?("token") } }
final class Home: BaseCoordinator { let token: String; init(token: String) { self.token = token; super.init() }; override func start() { super.start(); print("token", token) }; var name: String { "HOME" } }
final class App: BaseCoordinator { override func start() { super.start(); let l = Login(); l.onDone = { [weak self, weak l] t in l?.finish(); self?.add(Home(token: t)) }; add(l) } }
let app = App(); app.start(); print(app.children.map(\.name), (app.children.first as? Home)?.name ?? "-")
protocol ListDelegate: AnyObject { func list(_ l: List, didSelect i: Int); func listDidScroll(_ l: List) }
extension ListDelegate { func listDidScroll(_ l: List) { print("default scroll") } }
protocol ListDataSource: AnyObject { func count(in l: List) -> Int; func title(at i: Int) -> String }
final class List { weak var delegate: ListDelegate?; weak var source: ListDataSource?; func tap(_ i: Int) { guard i < source?.count(in: self) ?? 0 else { print("out"); return }; delegate?.list(self, didSelect: i) }; func render() { for i in 0..<(source?.count(in: self) ?? 0) { print(" -", source!.title(at: i)) } } }
final class Screen: ListDelegate, ListDataSource { let rows = ["a", "b"]; let list = List(); init() { list.delegate = self; list.source = self }
  func list(_ l: List, didSelect i: Int) { print("selected", rows[i], l === list) }
  func count(in l: List) -> Int { rows.count }
  func title(at i: Int) -> String { rows[i].uppercased() } }
var s: Screen? = Screen(); let l = s!.list; l.render(); l.tap(1); l.tap(5); l.delegate?.listDidScroll(l); s = nil; l.tap(0); print(l.delegate == nil)
protocol Greeter { var name: String { get }; func greet() -> String }
extension Greeter { func greet() -> String { "Hello \(name)" }; func shout() -> String { greet().uppercased() + "!" } }
struct A: Greeter { let name = "A" }; struct B: Greeter { let name = "B"; func greet() -> String { "Yo \(name)" }; func shout() -> String { "never" } }
let gs: [any Greeter] = [A(), B()]; print(gs.map { $0.greet() }, gs.map { $0.shout() }, B().shout())
final class Observers<T> { private var list: [ObjectIdentifier: (T) -> Void] = [:]; func add(_ o: AnyObject, _ f: @escaping (T) -> Void) { list[ObjectIdentifier(o)] = f }; func remove(_ o: AnyObject) { list[ObjectIdentifier(o)] = nil }; func notify(_ v: T) { list.values.forEach { $0(v) } } }
let obs = Observers<Int>(); obs.add(app) { print("got", $0) }; obs.notify(3); obs.remove(app); obs.notify(4)
struct Route: Hashable { var path: [String]; static let root = Route(path: []); func appending(_ s: String) -> Route { var r = self; r.path.append(s); return r } }
var routes: [Route: () -> Void] = [.root: { print("root") }, Route.root.appending("x"): { print("x") }]; routes[.root]?(); routes[.init(path: ["x"])]?(); routes[.init(path: ["y"])]?()
// expect: start App
// expect: start Login
// expect: Login finished
// expect: App has 0
// expect: start Home
// expect: token token
// expect: deinit base
// expect: ["Home"] HOME
// expect:  - A
// expect:  - B
// expect: selected b true
// expect: out
// expect: default scroll
// expect: out
// expect: true
// expect: ["Hello A", "Yo B"] ["HELLO A!", "YO B!"] never
// expect: got 3
// expect: root
// expect: x
