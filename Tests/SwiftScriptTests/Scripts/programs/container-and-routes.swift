// swift-format-ignore-file
import Foundation
// navigation + DI + observers
protocol Service { func fetch(_ id: Int, completion: @escaping (Result<String, any Error>) -> Void) }
enum ServiceError: Error, Equatable { case notFound(Int), offline }
final class MockService: Service {
  var responses: [Int: String] = [1: "one", 2: "two"]
  var isOffline = false
  private(set) var calls: [Int] = []
  func fetch(_ id: Int, completion: @escaping (Result<String, any Error>) -> Void) {
    calls.append(id)
    guard !isOffline else { return completion(.failure(ServiceError.offline)) }
    completion(responses[id].map { .success($0) } ?? .failure(ServiceError.notFound(id)))
  }
}
@dynamicMemberLookup
final class Container {
  private var factories: [ObjectIdentifier: () -> Any] = [:]
  private var singles: [ObjectIdentifier: Any] = [:]
  private var values: [String: String] = ["env": "test"]
  func register<T>(_ type: T.Type = T.self, _ make: @escaping () -> T) { factories[ObjectIdentifier(type)] = make }
  func single<T>(_ type: T.Type, _ make: @escaping (Container) -> T) {
    register(type) { [unowned self] in
      if let known = singles[ObjectIdentifier(type)] as? T { return known }
      let made = make(self)
      singles[ObjectIdentifier(type)] = made
      return made
    }
  }
  func resolve<T>(_ type: T.Type = T.self) -> T? { factories[ObjectIdentifier(type)]?() as? T }
  subscript(dynamicMember key: String) -> String? { values[key] }
}
let container = Container()
container.single(MockService.self) { _ in MockService() }
container.register((any Service).self) { container.resolve(MockService.self)! }
container.register { 42 }
let service: (any Service)? = container.resolve()
print(service is MockService, container.resolve(Int.self)!, container.resolve(String.self) as Any, container.env ?? "-", container.nope as Any)
@propertyWrapper struct Injected<T> { var wrappedValue: T { container.resolve(T.self)! } }
final class DetailViewModel {
  enum State: CustomStringConvertible { case idle, loading(Int), loaded(String), error(any Error)
    var description: String { switch self { case .idle: "idle"; case .loading(let i): "loading \(i)"; case .loaded(let s): "loaded \(s)"; case .error(let e): "error \(e)" } } }
  @Injected private var service: any Service
  private var observers: [UUID: (State) -> Void] = [:]
  private(set) var state = State.idle { willSet { log.append("\(state)->\(newValue)") } didSet { observers.values.forEach { $0(state) } } }
  private(set) var log: [String] = []
  @discardableResult func observe(_ o: @escaping (State) -> Void) -> () -> Void { let id = UUID(); observers[id] = o; o(state); return { [weak self] in self?.observers.removeValue(forKey: id) } }
  func load(_ id: Int) {
    state = .loading(id)
    service.fetch(id) { [weak self] r in
      guard let self else { return }
      switch r { case .success(let s): state = .loaded(s.uppercased()); case .failure(let e): state = .error(e) }
    }
  }
}
let vm = DetailViewModel()
let stop = vm.observe { print("state:", $0) }
vm.load(1); vm.load(9)
container.resolve(MockService.self)!.isOffline = true
vm.load(2)
stop()
vm.load(1)
print(vm.log, container.resolve(MockService.self)!.calls)
func classify(_ e: any Error) -> String {
  switch e { case ServiceError.notFound(let id) where id > 5: "missing \(id)"; case ServiceError.offline: "offline"; case let s as ServiceError: "svc \(s)"; default: "?" }
}
print(classify(ServiceError.notFound(9)), classify(ServiceError.notFound(1)), classify(ServiceError.offline), classify(CancellationError()))
struct Route: Hashable { let path: [String]; init(_ s: String) { path = s.split(separator: "/").map(String.init) }
  static func ~= (pattern: Route, value: Route) -> Bool { pattern.path.count == value.path.count && zip(pattern.path, value.path).allSatisfy { $0 == $1 || $0.hasPrefix(":") } } }
extension Route: ExpressibleByStringLiteral { init(stringLiteral s: String) { self.init(s) } }
func go(_ r: Route) -> String { switch r { case "/home": "home"; case "/user/:id": "user \(r.path[1])"; case "/user/:id/edit": "edit \(r.path[1])"; default: "404 \(r.path)" } }
print(go("/home"), go("/user/7"), go("/user/7/edit"), go("/x/y/z/w"))
var middlewares: [(@escaping (String) -> String) -> (String) -> String] = [{ next in { "[" + next($0) + "]" } }, { next in { next($0 + "!") } }]
let handler = middlewares.reversed().reduce({ (s: String) in "handled " + s }) { acc, m in m(acc) }
print(handler("req"))
class Cell { class var reuseID: String { String(describing: self) }; var onTap: ((Cell) -> Void)?; func tap() { onTap?(self) } }
final class UserCell: Cell { var name = "" }
final class Pool { private var free: [String: [Cell]] = [:]; private var made = 0
  func dequeue<C: Cell>(_ t: C.Type = C.self, make: () -> C) -> C { if let c = free[t.reuseID]?.popLast() as? C { return c }; made += 1; return make() }
  func recycle(_ c: Cell) { free[type(of: c).reuseID, default: []].append(c) }
  var stats: (made: Int, free: Int) { (made, free.values.reduce(0) { $0 + $1.count }) } }
let pool = Pool()
let c1: UserCell = pool.dequeue { UserCell() }
c1.name = "k"; c1.onTap = { ($0 as? UserCell).map { print("tapped", $0.name) } }; c1.tap()
pool.recycle(c1)
let c2 = pool.dequeue(UserCell.self) { UserCell() }
print(c1 === c2, pool.stats, UserCell.reuseID)
// expect: true 42 nil test nil
// expect: state: idle
// expect: state: loading 1
// expect: state: loaded ONE
// expect: state: loading 9
// expect: state: error notFound(9)
// expect: state: loading 2
// expect: state: error offline
// expect: ["idle->loading 1", "loading 1->loaded ONE", "loaded ONE->loading 9", "loading 9->error notFound(9)", "error notFound(9)->loading 2", "loading 2->error offline", "error offline->loading 1", "loading 1->error offline"] [1, 9, 2, 1]
// expect: missing 9 svc notFound(1) offline ?
// expect: home user 7 edit 7 404 ["x", "y", "z", "w"]
// expect: [handled req!]
// expect: tapped k
// expect: true (made: 1, free: 0) UserCell
