// swift-format-ignore-file
import Foundation
// event bus + DI container + erasure
protocol Event {}
struct Login: Event { let user: String }
struct Logout: Event { let at: Int }
final class Bus {
  private var handlers: [ObjectIdentifier: [(Any) -> Void]] = [:]
  @discardableResult
  func on<E: Event>(_ type: E.Type = E.self, _ h: @escaping (E) -> Void) -> () -> Void {
    let key = ObjectIdentifier(type)
    handlers[key, default: []].append { e in if let e = e as? E { h(e) } }
    let i = handlers[key]!.count - 1
    return { [weak self] in self?.handlers[key]?[i] = { _ in } }
  }
  func emit<E: Event>(_ e: E) { handlers[ObjectIdentifier(E.self)]?.forEach { $0(e) } }
  func emitAny(_ e: any Event) { func go<T: Event>(_ t: T) { emit(t) }; go(e) }
}
let bus = Bus()
bus.on { (e: Login) in print("hi", e.user) }
let off = bus.on(Logout.self) { print("bye", $0.at) }
bus.emit(Login(user: "ann")); bus.emit(Logout(at: 3)); off(); bus.emit(Logout(at: 4))
for e in [Login(user: "x"), Logout(at: 9)] as [any Event] { bus.emitAny(e) }
final class Container {
  private var makers: [String: (Container) -> Any] = [:]
  private var singles: [String: Any] = [:]
  func register<T>(_ t: T.Type, _ make: @escaping (Container) -> T) { makers["\(t)"] = make }
  func single<T>(_ t: T.Type, _ make: @escaping (Container) -> T) { makers["\(t)"] = { c in if let s = c.singles["\(t)"] { return s }; let m = make(c); c.singles["\(t)"] = m; return m } }
  func resolve<T>(_ t: T.Type = T.self) -> T { guard let m = makers["\(t)"], let v = m(self) as? T else { fatalError("no \(t)") }; return v }
}
protocol Api { func get(_ p: String) -> String }
struct Real: Api { let base: String; func get(_ p: String) -> String { base + p } }
final class Repo { let api: any Api; static var made = 0; init(api: any Api) { self.api = api; Self.made += 1 } ; func load() -> String { api.get("/users") } }
let c = Container()
c.register((any Api).self) { _ in Real(base: "x.com") }
c.single(Repo.self) { Repo(api: $0.resolve()) }
let r: Repo = c.resolve()
print(r.load(), c.resolve(Repo.self) === r, Repo.made)
@propertyWrapper struct Inject<T> { let wrappedValue: T; init() { wrappedValue = c.resolve() } }
struct Screen { @Inject var repo: Repo; @Inject var api: any Api }
print(Screen().repo === r, Screen().api.get("!"))
// expect: hi ann
// expect: bye 3
// expect: hi x
// expect: x.com/users true 1
// expect: true x.com!
