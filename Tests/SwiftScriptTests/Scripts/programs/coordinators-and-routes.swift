import Foundation

protocol Coordinator: AnyObject {
  var children: [Coordinator] { get set }
  var name: String { get }
  func start()
}
extension Coordinator {
  func add(_ child: Coordinator) { children.append(child); child.start() }
  func remove(_ child: Coordinator) { children.removeAll { $0 === child } }
}
protocol LoginDelegate: AnyObject { func didLogin(_ c: LoginCoordinator, as user: String) }
final class LoginCoordinator: Coordinator {
  var children: [Coordinator] = []
  let name = "Login"
  weak var delegate: LoginDelegate?
  func start() { print("\(name) started") }
  func finish(user: String) { delegate?.didLogin(self, as: user) }
  deinit { print("\(name) gone") }
}
final class HomeCoordinator: Coordinator {
  var children: [Coordinator] = []
  var name: String { "Home(\(user))" }
  private let user: String
  init(user: String) { self.user = user }
  func start() { print("\(name) started") }
}
final class AppCoordinator: Coordinator, LoginDelegate {
  var children: [Coordinator] = []
  let name = "App"
  func start() {
    let login = LoginCoordinator()
    login.delegate = self
    add(login)
  }
  func didLogin(_ c: LoginCoordinator, as user: String) {
    remove(c)
    add(HomeCoordinator(user: user))
  }
}
let app = AppCoordinator()
app.start()
if let login = app.children.first as? LoginCoordinator { login.finish(user: "ann") }
print(app.children.map(\.name))
for case let home as HomeCoordinator in app.children { print("found", home.name) }
print(app.children.contains { $0 is LoginCoordinator })
enum Route: Equatable, CustomStringConvertible {
  case home, detail(id: Int), settings(section: String?)
  var description: String {
    switch self {
    case .home: return "/"
    case .detail(let id): return "/detail/\(id)"
    case .settings(section: nil): return "/settings"
    case .settings(let section?): return "/settings/\(section)"
    }
  }
  init?(path: String) {
    let parts = path.split(separator: "/").map(String.init)
    switch (parts.first, parts.dropFirst().first) {
    case (nil, _): self = .home
    case ("detail", let id?):
      guard let n = Int(id) else { return nil }
      self = .detail(id: n)
    case ("settings", let s): self = .settings(section: s)
    default: return nil
    }
  }
}
for p in ["/", "/detail/4", "/detail/x", "/settings", "/settings/audio", "/zzz"] {
  print(p, Route(path: p).map { "\($0)" } ?? "no route")
}
final class Router {
  private var handlers: [(matches: (Route) -> Bool, run: (Route) -> Void)] = []
  @discardableResult
  func on(_ m: @escaping (Route) -> Bool, run: @escaping (Route) -> Void) -> Self {
    handlers.append((m, run)); return self
  }
  func go(_ r: Route) { handlers.first { $0.matches(r) }?.run(r) }
}
let router = Router()
router
  .on({ if case .detail = $0 { return true } else { return false } }) { print("detail!", $0) }
  .on({ $0 == .home }) { _ in print("home!") }
router.go(.home); router.go(.detail(id: 9)); router.go(.settings(section: nil))

// expect: Login started
// expect: Home(ann) started
// expect: Login gone
// expect: ["Home(ann)"]
// expect: found Home(ann)
// expect: false
// expect: / /
// expect: /detail/4 /detail/4
// expect: /detail/x no route
// expect: /settings /settings
// expect: /settings/audio /settings/audio
// expect: /zzz no route
// expect: home!
// expect: detail! /detail/9
