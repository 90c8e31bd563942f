// swift-format-ignore-file
// Generic requirements, subscripts and initialisers, asked of values, types and type parameters.
protocol Shape { var area: Double { get } }
struct Square: Shape { var side: Double; var area: Double { side * side } }
struct Circle: Shape { var r: Double; var area: Double { 3 * r * r } }
protocol Visitor { associatedtype Result; func visit(_ shape: some Shape) -> Result; func both<A: Shape, B: Shape>(_ a: A, _ b: B) -> (A, B, Result) where A: Equatable }
extension Square: Equatable {}
final class Areas: Visitor { var total = 0.0; func visit(_ shape: some Shape) -> Double { total += shape.area; return shape.area }; func both<A: Shape, B: Shape>(_ a: A, _ b: B) -> (A, B, Double) where A: Equatable { print(A.self, B.self, a == a); return (a, b, a.area + b.area) } }
struct Names: Visitor { func visit(_ shape: some Shape) -> String { "\(type(of: shape))" }; func both<A: Shape, B: Shape>(_ a: A, _ b: B) -> (A, B, String) where A: Equatable { (a, b, "\(A.self)/\(B.self)") } }
func run<V: Visitor>(_ v: V) -> [V.Result] { [v.visit(Square(side: 2)), v.visit(Circle(r: 1)), v.both(Square(side: 1), Circle(r: 2)).2] }
print(run(Areas()), run(Names()))
let any: [any Visitor] = [Areas(), Names()]
for v in any { print(v.visit(Square(side: 3))); print(v.both(Square(side: 1), Circle(r: 1)).2) }
func shapes(_ list: [any Shape], _ v: some Visitor) { for s in list { print(v.visit(s)) } }
shapes([Square(side: 1), Circle(r: 1)], Names()); shapes([Square(side: 1)], Areas())
protocol Storage: AnyObject { subscript<T>(key: String, as type: T.Type) -> T? { get set }; init<S: Sequence>(_ s: S) where S.Element == (String, Int) }
final class Store: Storage {
  var values: [String: Any] = [:]
  init<S: Sequence>(_ s: S) where S.Element == (String, Int) { for (k, v) in s { values[k] = v } }
  subscript<T>(key: String, as type: T.Type) -> T? { get { print("get", T.self); return values[key] as? T } set { print("set", T.self); values[key] = newValue } }
}
let store: any Storage = Store([("a", 1)])
print(store["a", as: Int.self] ?? -1, store["a", as: String.self] ?? "none")
store["b", as: String.self] = "x"
print(store["b", as: String.self]!)
func make<T: Storage>(_ t: T.Type) -> T { T([("z", 26)]) }
print(make(Store.self)["z", as: Int.self]!)
protocol EventBus { func on<E>(_ type: E.Type, _ handler: @escaping (E) -> Void); func emit<E>(_ event: E) }
final class Bus: EventBus {
  private var handlers: [ObjectIdentifier: [(Any) -> Void]] = [:]
  func on<E>(_ type: E.Type, _ handler: @escaping (E) -> Void) { handlers[ObjectIdentifier(type), default: []].append { if let e = $0 as? E { handler(e) } } }
  func emit<E>(_ event: E) { handlers[ObjectIdentifier(E.self)]?.forEach { $0(event) } }
}
struct Login { let user: String }
let bus: any EventBus = Bus()
bus.on(Login.self) { print("login", $0.user) }
bus.on(Int.self) { print("int", $0) }
bus.emit(Login(user: "ann")); bus.emit(3); bus.emit("nobody")
protocol Container { func resolve<T>(_ t: T.Type) -> T; func register<T>(_ t: T.Type, _ f: @escaping (any Container) -> T) }
final class DI: Container {
  private var f: [String: (any Container) -> Any] = [:]
  func register<T>(_ t: T.Type, _ make: @escaping (any Container) -> T) { f["\(T.self)"] = make }
  func resolve<T>(_ t: T.Type) -> T { f["\(T.self)"]!(self) as! T }
}
protocol Api { func get() -> String }
struct LiveApi: Api { func get() -> String { "live" } }
struct Repo { let api: any Api }
let di: any Container = DI()
di.register((any Api).self) { _ in LiveApi() }
di.register(Repo.self) { Repo(api: $0.resolve((any Api).self)) }
print(di.resolve(Repo.self).api.get())
actor Cache { private var d: [String: Any] = [:]; func value<T>(_ k: String, _ make: () -> T) -> T { if let v = d[k] as? T { return v }; let v = make(); d[k] = v; return v } }
let cache = Cache()
print(await cache.value("n") { 1 }, await cache.value("n") { 2 }, await cache.value("n") { "s" })
class Node<T> { let v: T; init(_ v: T) { self.v = v }; func map<U>(_ f: (T) -> U) -> Node<U> { Node<U>(f(v)) }; func zip<U>(_ o: Node<U>) -> (T, U) { (v, o.v) } }
class Named<T>: Node<T> { override func map<U>(_ f: (T) -> U) -> Node<U> { print("named", T.self, U.self); return super.map(f) } }
let n: Node<Int> = Named(3)
print(n.map { "\($0)" }.v, n.map { Double($0) / 2 }.zip(Node("k")))

// expect: Square Circle true
// expect: [4.0, 3.0, 13.0] ["Square", "Circle", "Square/Circle"]
// expect: 9.0
// expect: Square Circle true
// expect: 4.0
// expect: Square
// expect: Square/Circle
// expect: Square
// expect: Circle
// expect: 1.0
// expect: get Int
// expect: get String
// expect: 1 none
// expect: set String
// expect: get String
// expect: x
// expect: get Int
// expect: 26
// expect: login ann
// expect: int 3
// expect: live
// expect: 1 1 s
// expect: named Int String
// expect: named Int Double
// expect: 3 (1.5, "k")
