class Interactor {
  init() {}
  final func activate() { didBecomeActive() }
  func didBecomeActive() {}
}
protocol Routing: AnyObject {
  func activate()
  func load()
}
class Router<Kind: Interactor>: Routing {
  let interactor: Kind
  init(_ interactor: Kind) { self.interactor = interactor }
  func activate() { interactor.activate() }
  final func load() { didLoad() }
  func didLoad() {}
  deinit { print("router deinit") }
}
class ViewRouter<Kind: Interactor, Shown>: Router<Kind> {
  let shown: Shown
  init(_ interactor: Kind, _ shown: Shown) {
    self.shown = shown
    super.init(interactor)
  }
}
class Mine: Interactor {
  override func didBecomeActive() { print("active") }
}
final class MyRouter: ViewRouter<Mine, Int> {
  override func didLoad() { print("loaded \(shown)") }
}
func use(_ router: Routing) {
  router.activate()
  router.load()
}
func all() {
  let router = MyRouter(Mine(), 7)
  router.activate()
  router.load()
  use(router)
}
all()
// expect: active
// expect: loaded 7
// expect: active
// expect: loaded 7
// expect: router deinit
