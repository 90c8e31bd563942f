@testable import UIKitEngine

/// A window whose controllers are made here and held by nobody else.
final class ControllerStage {
  /// A plain controller that can be told to act in one of its own callbacks.
  final class Actor: UIViewController {
    var reactions: [Callback: () -> Void] = [:]

    nonisolated deinit {}

    private func react(_ callback: Callback) { reactions.removeValue(forKey: callback)?() }

    override func viewDidLoad() { react("viewDidLoad()") }
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      react("viewWillAppear(_:)")
    }
    override func viewIsAppearing(_ animated: Bool) { react("viewIsAppearing(_:)") }
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      react("viewDidAppear(_:)")
    }
    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      react("viewWillDisappear(_:)")
    }
    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      react("viewDidDisappear(_:)")
    }
    override func viewDidLayoutSubviews() { react("viewDidLayoutSubviews()") }
  }

  /// Names the page after this one, and so on for ever.
  final class Book: UIPageViewControllerDataSource {
    weak var stage: ControllerStage?

    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { stage?.actor() }
    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { stage?.actor() }
  }

  private struct Tracked { weak var controller: UIViewController? }

  let engine: Engine
  let invariants: AppearanceInvariants
  let window: UIWindow
  private let book = Book()
  private var tracked: [Tracked] = []

  init(_ rules: Rules = .ios17) {
    engine = Engine(rules: rules)
    engine.launch()
    // Views belong to the engine that is there when they are made.
    window = UIWindow(frame: UIScreen.main.bounds)
    invariants = AppearanceInvariants(engine)
    book.stage = self
    window.rootViewController = actor()
    window.makeKeyAndVisible()
    engine.run()
  }

  // MARK: Controllers

  func track<Controller: UIViewController>(_ controller: Controller) -> Controller {
    tracked.append(Tracked(controller: controller))
    return controller
  }

  func actor() -> Actor { track(Actor()) }

  func navigation(_ count: Int = 1) -> UINavigationController {
    let navigation = track(UINavigationController(rootViewController: actor()))
    for _ in 1..<max(2, count + 1) where navigation.viewControllers.count < count {
      navigation.pushViewController(actor(), animated: false)
    }
    return navigation
  }

  func tabs(_ controllers: [UIViewController]) -> UITabBarController {
    let tabs = track(UITabBarController())
    tabs.viewControllers = controllers
    return tabs
  }

  func pages(_ style: UIPageViewController.TransitionStyle) -> UIPageViewController {
    let pages = track(UIPageViewController(transitionStyle: style))
    pages.dataSource = book
    pages.setViewControllers([actor()], direction: .forward, animated: false)
    return pages
  }

  // MARK: What is there

  var alive: [UIViewController] { tracked.compactMap(\.controller) }

  /// Whoever the window leads to: the root, children and the presented, theirs included.
  var reachable: [UIViewController] {
    window.rootViewController.map(below) ?? []
  }

  private func below(_ controller: UIViewController) -> [UIViewController] {
    [controller] + controller.children.flatMap(below)
      + (controller.presentation.map { below($0.presented) } ?? [])
  }

  /// Runs until nothing is pending; then the invariants hold, and who was dropped is gone.
  func settle() {
    engine.run(until: engine.now + 60)
    invariants.checkIdle()
  }

  /// The controllers that live though the window no longer leads to them.
  var leaked: [UIViewController] {
    let known = Set(reachable)
    return alive.filter { !known.contains($0) }
  }
}
