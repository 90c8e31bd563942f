import Testing

@testable import UIKitEngine

/// Evidence: C-020, C-031 … C-038.
@Suite struct NavigationTests {
  final class Shown {
    let app = App()
    let a: TrackingController
    let navigation: UINavigationController
    let window = UIWindow(frame: UIScreen.main.bounds)

    init() {
      a = TrackingController(app.log, name: "a")
      navigation = UINavigationController(rootViewController: a)
      window.rootViewController = navigation
      window.makeKeyAndVisible()
      app.engine.turn()
    }

    /// The lines of the life cycle, without layout.
    func lines() -> [String] {
      app.log.take().filter { !$0.contains("Layout") && !$0.contains("SafeArea") }
    }
  }

  @Test func `the root appears once, without animation`() {
    let shown = Shown()

    #expect(
      shown.lines() == [
        "a.willMove(toParent: parent)", "a.loadView", "a.viewDidLoad", "a.viewWillAppear",
        "a.viewIsAppearing", "a.viewDidAppear",
      ])
    #expect(shown.a.view.safeAreaInsets.top == 91)
  }

  @Test(arguments: [true, false])
  func `push returns before the view loads, then old will, new will, old did, new did`(
    animated: Bool
  ) {
    let shown = Shown()
    _ = shown.lines()
    let b = TrackingController(shown.app.log, name: "b")

    shown.navigation.pushViewController(b, animated: animated)
    #expect(shown.navigation.viewControllers.count == 2)
    #expect(!b.isViewLoaded)
    #expect(shown.lines() == ["b.willMove(toParent: parent)"])
    shown.app.engine.run()

    #expect(
      shown.lines() == [
        "b.loadView", "b.viewDidLoad", "a.viewWillDisappear", "b.viewWillAppear",
        "b.viewIsAppearing", "a.viewDidDisappear", "b.viewDidAppear", "b.didMove(toParent: parent)",
      ])
    #expect(shown.a.view.superview == nil)
    #expect(shown.app.engine.now == (animated ? 0.35 : 0))
  }

  @Test func `a popped controller dies after everything else`() {
    let shown = Shown()
    shown.navigation.pushViewController(
      TrackingController(shown.app.log, name: "b"), animated: true)
    shown.app.engine.run()
    _ = shown.lines()

    shown.navigation.popViewController(animated: true)
    shown.app.engine.run()

    #expect(
      shown.lines() == [
        "b.willMove(toParent: nil)", "b.viewWillDisappear", "a.viewWillAppear", "a.viewIsAppearing",
        "b.viewDidDisappear", "a.viewDidAppear", "b.didMove(toParent: nil)", "b.deinit",
      ])
  }

  /// What UIKit calls there is not in the evidence; the parent's callbacks come in pairs.
  @Test(arguments: [true, false])
  func `a controller that comes back before its pop has begun stays`(isPushed: Bool) {
    let shown = Shown()
    let b = TrackingController(shown.app.log, name: "b")
    shown.navigation.pushViewController(b, animated: false)
    shown.app.engine.run()
    _ = shown.lines()

    shown.navigation.popViewController(animated: false)
    if isPushed {
      shown.navigation.pushViewController(b, animated: false)
    } else {
      shown.navigation.setViewControllers([shown.a, b], animated: false)
    }
    #expect(shown.navigation.viewControllers == [shown.a, b])
    shown.app.engine.run()

    #expect(shown.navigation.viewControllers == [shown.a, b])
    #expect(b.parent === shown.navigation)
    #expect(b.view.window != nil)
    #expect(!b.isMovingFromParent)
    #expect(
      shown.lines() == [
        "b.willMove(toParent: nil)", "b.didMove(toParent: nil)", "b.willMove(toParent: parent)",
        "b.didMove(toParent: parent)",
      ])
  }

  /// Pushes one more as the first transition ends, when others wait already.
  private final class Late: UINavigationControllerDelegate {
    private var controller: UIViewController?
    init(_ controller: UIViewController) { self.controller = controller }

    func navigationController(
      _ navigation: UINavigationController, willShow viewController: UIViewController,
      animated: Bool
    ) {
      guard let last = controller else { return }
      controller = nil
      navigation.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
        navigation.pushViewController(last, animated: false)
      }
    }
  }

  /// Evidence: C-036.
  @Test func `what is asked for during a pop follows it, in order`() {
    let shown = Shown()
    let others = ["b", "c", "d"].map { TrackingController(shown.app.log, name: $0) }
    shown.navigation.pushViewController(others[0], animated: false)
    shown.app.engine.run()

    let late = Late(others[2])
    shown.navigation.delegate = late
    shown.navigation.popViewController(animated: true)
    shown.app.engine.turn()
    shown.navigation.pushViewController(others[0], animated: true)
    shown.navigation.pushViewController(others[1], animated: true)
    #expect(shown.navigation.viewControllers == [shown.a])
    shown.app.engine.run()

    #expect(shown.navigation.viewControllers == [shown.a] + others)
    #expect(others[2].view.window != nil)
  }
}
