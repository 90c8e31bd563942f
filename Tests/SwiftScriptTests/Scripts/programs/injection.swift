// swift-format-ignore-file
// A container that makes what is asked for by type.
protocol Service { init(); var id: String { get } }
final class Container {
  static let shared = Container()
  private var factories: [ObjectIdentifier: () -> Any] = [:]
  private var singletons: [String: Any] = [:]
  func register<T>(_ type: T.Type, _ make: @escaping () -> T) { factories[ObjectIdentifier(type)] = make }
  func resolve<T>(_ type: T.Type = T.self) -> T? { factories[ObjectIdentifier(type)]?() as? T }
  func single<T>(_ make: @autoclosure () -> T) -> T {
    let key = String(describing: T.self)
    if let s = singletons[key] as? T { return s }
    let s = make()
    singletons[key] = s
    return s
  }
  subscript<T>(_ type: T.Type) -> T { resolve(type)! }
}
@propertyWrapper struct Injected<T> { var wrappedValue: T { Container.shared[T.self] } }
protocol API { func get(_ p: String) -> String }
struct LiveAPI: API { func get(_ p: String) -> String { "live \(p)" } }
final class Log { var lines: [String] = []; init() { print("log made") } }
Container.shared.register((any API).self) { LiveAPI() }
Container.shared.register(Int.self) { 42 }
struct Feature { @Injected var api: any API; @Injected var n: Int; func run() -> String { api.get("/x") + " \(n)" } }
print(Feature().run())
let n: Int? = Container.shared.resolve()
let s: String? = Container.shared.resolve()
print(n ?? -1, s ?? "none")
let l1 = Container.shared.single(Log()), l2 = Container.shared.single(Log())
l1.lines.append("a")
print(l1 === l2, l2.lines)
func make<S: Service>(_ t: S.Type) -> S { t.init() }
struct A: Service { let id = "a" }
struct B: Service { var id: String { "b" } }
let types: [any Service.Type] = [A.self, B.self]
print(types.map { $0.init().id }, make(A.self).id, types.map { "\($0)" })
// expect: live /x 42
// expect: 42 none
// expect: log made
// expect: true ["a"]
// expect: ["a", "b"] a ["A", "B"]
