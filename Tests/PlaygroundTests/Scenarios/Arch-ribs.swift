// evidence: C-081, C-082, C-083, C-084, C-017, C-046
// RIBs from the described behaviour: launch makes the window visible before the interactor is active,
// attachChild activates before the view loads, and detach leaves the view to the parent.
// ends: normally
import UIKit

// MARK: The frame

protocol InteractorScope: AnyObject {
  var isActive: Bool { get }
}

class Interactor: InteractorScope {
  private(set) var isActive = false
  var onActive: ((Bool) -> Void)?

  init() {}

  deinit {
    if isActive { deactivate() }
    print("  \(type(of: self)) deinit")
  }

  final func activate() {
    guard !isActive else { return }
    isActive = true
    onActive?(true)
    didBecomeActive()
  }

  final func deactivate() {
    guard isActive else { return }
    willResignActive()
    isActive = false
    onActive?(false)
  }

  func didBecomeActive() {}
  func willResignActive() {}
}

class PresentableInteractor<Presenter>: Interactor {
  let presenter: Presenter
  init(presenter: Presenter) {
    self.presenter = presenter
    super.init()
  }
}

protocol ViewControllable: AnyObject {
  var uiviewController: UIViewController { get }
}

extension ViewControllable where Self: UIViewController {
  var uiviewController: UIViewController { self }
}

protocol Routing: AnyObject {
  var children: [Routing] { get }
  func load()
  func attachChild(_ child: Routing)
  func detachChild(_ child: Routing)
  func activate()
  func deactivate()
}

class Router<InteractorType: Interactor>: Routing {
  let interactor: InteractorType
  private(set) var children: [Routing] = []
  private var didLoadOnce = false

  init(interactor: InteractorType) {
    self.interactor = interactor
    interactor.onActive = { [weak self] isActive in self?.spread(isActive) }
  }

  deinit {
    interactor.deactivate()
    for child in children { detachChild(child) }
    print("  \(type(of: self)) deinit")
  }

  final func load() {
    guard !didLoadOnce else { return }
    didLoadOnce = true
    didLoad()
  }

  func didLoad() {}
  func activate() { interactor.activate() }
  func deactivate() { interactor.deactivate() }

  func attachChild(_ child: Routing) {
    precondition(!children.contains { $0 === child }, "attached twice")
    children.append(child)
    child.activate()
    child.load()
  }

  func detachChild(_ child: Routing) {
    child.deactivate()
    children.removeAll { $0 === child }
  }

  private func spread(_ isActive: Bool) {
    for child in children { isActive ? child.activate() : child.deactivate() }
  }
}

class ViewableRouter<InteractorType: Interactor, ViewType: ViewControllable>: Router<InteractorType> {
  let viewController: ViewType
  init(interactor: InteractorType, viewController: ViewType) {
    self.viewController = viewController
    super.init(interactor: interactor)
  }
}

class LaunchRouter<InteractorType: Interactor, ViewType: ViewControllable>: ViewableRouter<
  InteractorType, ViewType
>
{
  final func launch(from window: UIWindow) {
    window.rootViewController = viewController.uiviewController
    window.makeKeyAndVisible()
    interactor.activate()
    load()
  }
}

class Printing: UIViewController {
  var name: String { "\(type(of: self))" }

  init() { super.init(nibName: nil, bundle: nil) }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  deinit { print("  a view controller deinit") }

  override func viewDidLoad() {
    super.viewDidLoad()
    print("  \(name).viewDidLoad")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    print("  \(name).viewDidAppear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    print("  \(name).viewDidDisappear")
  }
}

// MARK: LoggedOut

protocol LoggedOutListener: AnyObject {
  func didLogin(as name: String)
}

protocol LoggedOutPresentableListener: AnyObject {
  func login(_ name: String?)
}

protocol LoggedOutPresentable: AnyObject {
  var listener: LoggedOutPresentableListener? { get set }
}

final class LoggedOutViewController: Printing, LoggedOutPresentable, ViewControllable {
  weak var listener: LoggedOutPresentableListener?

  init(touchesView: Bool) {
    super.init()
    if touchesView { view.backgroundColor = .white }
    print("  LoggedOutViewController.init ends, listener: \(listener != nil)")
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    print("  listener in viewDidLoad: \(listener != nil)")
  }

  func tapLogin() { listener?.login("Ada") }
}

final class LoggedOutInteractor: PresentableInteractor<LoggedOutPresentable>,
  LoggedOutPresentableListener
{
  weak var listener: LoggedOutListener?

  override init(presenter: LoggedOutPresentable) {
    super.init(presenter: presenter)
    presenter.listener = self
  }

  override func didBecomeActive() {
    super.didBecomeActive()
    print("  LoggedOutInteractor.didBecomeActive")
  }

  override func willResignActive() {
    super.willResignActive()
    print("  LoggedOutInteractor.willResignActive")
  }

  func login(_ name: String?) {
    guard let name, !name.isEmpty else { return }
    listener?.didLogin(as: name)
  }
}

final class LoggedOutRouter: ViewableRouter<LoggedOutInteractor, LoggedOutViewController> {
  override func didLoad() {
    super.didLoad()
    print("  LoggedOutRouter.didLoad")
  }
}

struct LoggedOutBuilder {
  let touchesView: Bool

  func build(withListener listener: LoggedOutListener) -> LoggedOutRouter {
    let viewController = LoggedOutViewController(touchesView: touchesView)
    let interactor = LoggedOutInteractor(presenter: viewController)
    interactor.listener = listener
    return LoggedOutRouter(interactor: interactor, viewController: viewController)
  }
}

// MARK: Root

final class RootViewController: Printing, ViewControllable {
  func present(_ child: ViewControllable) {
    child.uiviewController.modalPresentationStyle = .fullScreen
    present(child.uiviewController, animated: false)
  }

  func dismissChild(_ completion: @escaping () -> Void) {
    dismiss(animated: false, completion: completion)
  }
}

final class RootInteractor: Interactor, LoggedOutListener {
  weak var router: RootRouter?

  override func didBecomeActive() {
    super.didBecomeActive()
    print("  RootInteractor.didBecomeActive")
  }

  func didLogin(as name: String) {
    print("logged in as \(name)")
    router?.detachLoggedOut()
  }
}

final class RootRouter: LaunchRouter<RootInteractor, RootViewController> {
  private let builder: LoggedOutBuilder
  private(set) var loggedOut: LoggedOutRouter?

  init(builder: LoggedOutBuilder, interactor: RootInteractor, viewController: RootViewController) {
    self.builder = builder
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  override func didLoad() {
    super.didLoad()
    print("  RootRouter.didLoad")
    let child = builder.build(withListener: interactor)
    loggedOut = child
    attachChild(child)
    print("  attached, view loaded: \(child.viewController.isViewLoaded)")
    viewController.present(child.viewController)
  }

  func detachLoggedOut() {
    guard let child = loggedOut else { return }
    detachChild(child)
    loggedOut = nil
    viewController.dismissChild { print("  dismissed") }
  }
}

func launch(touchesView: Bool) -> RootRouter {
  print(touchesView ? "the child touches its view in init" : "the child leaves its view alone")
  let router = RootRouter(
    builder: LoggedOutBuilder(touchesView: touchesView), interactor: RootInteractor(),
    viewController: RootViewController())
  router.launch(from: window)
  print("launched")
  return router
}

var router: RootRouter? = launch(touchesView: false)

func tapAfter(_ seconds: Double) {
  DispatchQueue.main.asyncAfter(deadline: .now() + seconds) {
    router?.loggedOut?.viewController.tapLogin()
  }
}

tapAfter(1)
DispatchQueue.main.asyncAfter(deadline: .now() + 2) {
  router = nil
  print("the first router is dropped")
  router = launch(touchesView: true)
}
tapAfter(3)
DispatchQueue.main.asyncAfter(deadline: .now() + 4) {
  window.rootViewController = UIViewController()
  router = nil
  print("the second router is dropped")
}
