// evidence: C-004, C-081, C-083, C-018
// Post 002 rebuilt without reactive streams: a router attaches a child, whose interactor becomes
// active; whether viewDidLoad comes before or after hangs on who touches the view in init.
// ends: normally
import UIKit

protocol ProfileListener: AnyObject {
  func didTapClose()
}

protocol Presentable: AnyObject {
  var listener: ProfileListener? { get set }
}

class ProfileViewController: UIViewController, Presentable {
  weak var listener: ProfileListener?
  fileprivate var close: (() -> Void)?

  init() {
    super.init(nibName: nil, bundle: nil)
    didInit()
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func didInit() {}

  func bind() {
    guard let listener else {
      print("  bind: no listener, nothing bound")
      return
    }
    close = { [weak listener] in listener?.didTapClose() }
    print("  bind: bound")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    print("  viewDidLoad")
  }

  func tapClose() {
    guard let close else {
      print("  the tap goes nowhere")
      return
    }
    close()
  }
}

final class EagerViewController: ProfileViewController {
  override func didInit() {
    view.backgroundColor = .white
    bind()
  }
}

final class LazyViewController: ProfileViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    bind()
  }
}

final class ProfileInteractor: ProfileListener {
  private let presenter: Presentable

  init(presenter: Presentable) {
    self.presenter = presenter
    presenter.listener = self
  }

  func activate() { print("  didBecomeActive") }

  func didTapClose() { print("  the interactor hears of the tap") }
}

struct Router {
  let interactor: ProfileInteractor
  let viewController: ProfileViewController
}

func build(_ make: () -> ProfileViewController) -> Router {
  let viewController = make()
  return Router(
    interactor: ProfileInteractor(presenter: viewController), viewController: viewController)
}

func attach(_ child: Router, to parent: UIViewController) {
  child.interactor.activate()
  parent.addChild(child.viewController)
  parent.view.addSubview(child.viewController.view)
  child.viewController.didMove(toParent: parent)
}

for isEager in [true, false] {
  print(isEager ? "view touched in init" : "view left alone in init")
  let router = build { isEager ? EagerViewController() : LazyViewController() }
  print("  built, loaded: \(router.viewController.isViewLoaded)")
  attach(router, to: viewController)
  router.viewController.tapClose()
}
