// swift-format-ignore-file
import Foundation
// Event bus, middleware, weak delegates, DI container, async pipeline
protocol Event { static var topic: String { get } }
struct LoggedIn: Event { static let topic = "login"; let user: String }
struct Purchased: Event { static let topic = "buy"; let items: [(name: String, qty: Int)]; var total: Int { items.reduce(0) { $0 + $1.qty } } }
@MainActor final class Bus {
    final class Token { fileprivate let cancel: () -> Void; init(_ c: @escaping () -> Void) { cancel = c }; deinit { MainActor.assumeIsolated { cancel() } } }
    private var handlers: [String: [(id: Int, run: (any Event) -> Void)]] = [:]
    private var next = 0
    func on<E: Event>(_ type: E.Type = E.self, _ body: @escaping (E) -> Void) -> Token {
        next += 1
        let id = next
        handlers[E.topic, default: []].append((id, { e in if let e = e as? E { body(e) } }))
        return Token { [weak self] in self?.handlers[E.topic]?.removeAll { $0.id == id } }
    }
    func post(_ e: some Event) { handlers[type(of: e).topic]?.forEach { $0.run(e) } }
    var count: Int { handlers.values.map(\.count).reduce(0, +) }
}
let bus = Bus()
var tokens = [bus.on { (e: LoggedIn) in print("hello", e.user) }, bus.on(Purchased.self) { print("bought", $0.total, $0.items.map(\.name)) }]
bus.post(LoggedIn(user: "ann")); bus.post(Purchased(items: [("pen", 2), (name: "ink", qty: 1)]))
print(bus.count)
// DI
@MainActor final class Container {
    static let shared = Container()
    private var factories: [ObjectIdentifier: () -> Any] = [:]
    func register<T>(_ t: T.Type, _ make: @escaping () -> T) { factories[ObjectIdentifier(t)] = make }
    func resolve<T>(_ t: T.Type = T.self) -> T? { factories[ObjectIdentifier(t)]?() as? T }
}
@propertyWrapper @MainActor struct Inject<T> { var wrappedValue: T { Container.shared.resolve()! }; init() {} }
protocol Clock2 { func now() -> Int }
struct Fixed: Clock2 { let t: Int; func now() -> Int { t } }
Container.shared.register((any Clock2).self) { Fixed(t: 42) }
Container.shared.register(String.self) { "config" }
final class Service { @Inject var clock: any Clock2; @Inject var name: String; func stamp() -> String { "\(name)@\(clock.now())" } }
print(Service().stamp(), Container.shared.resolve(Int.self) as Any)
// middleware
struct Request { var path: String; var headers: [String: String] = [:] }
struct Response: Equatable { var status = 200; var body: String }
typealias Handler = (Request) async throws -> Response
typealias Middleware = (@escaping Handler) -> Handler
struct HTTPError: Error { let code: Int }
func logging(_ log: @escaping (String) -> Void) -> Middleware { { next in { req in log("-> \(req.path)"); defer { log("<- \(req.path)") }; return try await next(req) } } }
let auth: Middleware = { next in { req in guard req.headers["token"] != nil else { throw HTTPError(code: 401) }; return try await next(req) } }
let recover: Middleware = { next in { req in do { return try await next(req) } catch let e as HTTPError { return Response(status: e.code, body: "err") } } }
let routes: [(pattern: String, handler: Handler)] = [
    ("/hello", { Response(body: "hi \($0.headers["token"] ?? "")") }),
    ("/boom", { _ in throw HTTPError(code: 500) }),
]
let router: Handler = { req in
    guard let r = routes.first(where: { req.path.hasPrefix($0.pattern) }) else { throw HTTPError(code: 404) }
    return try await r.handler(req)
}
let app = [logging { print($0) }, recover, auth].reversed().reduce(router) { $1($0) }
for p in ["/hello/x", "/boom", "/nope"] { print(try await app(Request(path: p, headers: ["token": "T"]))) }
print(try await app(Request(path: "/hello")).status)
// expect: hello ann
// expect: bought 3 ["pen", "ink"]
// expect: 2
// expect: config@42 nil
// expect: -> /hello/x
// expect: <- /hello/x
// expect: Response(status: 200, body: "hi T")
// expect: -> /boom
// expect: <- /boom
// expect: Response(status: 500, body: "err")
// expect: -> /nope
// expect: <- /nope
// expect: Response(status: 404, body: "err")
// expect: -> /hello
// expect: <- /hello
// expect: 401
