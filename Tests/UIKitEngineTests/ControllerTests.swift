import Testing

@testable import UIKitEngine

/// Evidence: C-001 … C-027, C-060 … C-066, C-075, V-006, V-007, V-021, V-040.
@Suite struct ControllerTests {
  @Test func `init does not load the view, reading it does`() {
    let app = App()
    let controller = TrackingController(app.log)

    #expect(!controller.isViewLoaded)
    #expect(controller.viewIfLoaded == nil)
    #expect(app.log.take().isEmpty)
    #expect(controller.view != nil)
    #expect(app.log.take() == ["vc.loadView", "vc.viewDidLoad"])
    #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(app.log.take().isEmpty)
  }

  @Test func `setting the view to nil loads another one`() {
    let app = App()
    let controller = TrackingController(app.log)
    let first = controller.view

    controller.view = nil
    #expect(!controller.isViewLoaded)
    _ = app.log.take()

    #expect(controller.view !== first)
    #expect(app.log.take() == ["vc.loadView", "vc.viewDidLoad"])
  }

  @Test func `an empty loadView is silent until viewDidLoad reads the view`() {
    final class Empty: UIViewController {
      var loads = 0
      override func loadView() { loads += 1 }
    }
    let app = App()
    let empty = Empty()
    _ = empty.view
    #expect(empty.loads == 1)
    #expect(!empty.isViewLoaded)
    _ = empty.view
    #expect(empty.loads == 2)
    #expect(app.engine.faulted == nil)
  }

  @Test func `reading the view in loadView is named as endless recursion`() {
    final class InLoadView: UIViewController {
      override func loadView() { _ = view }
    }
    let app = App()

    _ = InLoadView().view

    #expect(app.engine.faulted?.kind == .hang)
    #expect(app.engine.faulted?.message.contains("C-011") == true)
  }

  @Test func `an empty loadView and a viewDidLoad that reads the view are endless too`() {
    final class InViewDidLoad: UIViewController {
      override func loadView() {}
      override func viewDidLoad() { view.backgroundColor = .red }
    }
    let app = App()

    _ = InViewDidLoad().view

    #expect(app.engine.faulted?.message.contains("C-011") == true)
  }

  @Test func `a view belongs to one controller`() {
    let app = App()
    let (a, b) = (UIViewController(), UIViewController())
    let view = UIView()
    a.view = view

    b.view = view

    #expect(
      app.engine.faulted?.kind == .exception(name: "UIViewControllerHierarchyInconsistency"))
    #expect(b.viewIfLoaded == nil)
  }

  /// The root view and its child ask for constraints, so that the update pass has callers.
  final class Constrained: Tracker {
    override class var requiresConstraintBasedLayout: Bool { true }
  }

  @Test func `the first appearance runs in the published order`() {
    let app = App()
    let log = app.log
    let controller = TrackingController(log)
    controller.makeView = {
      let root = Constrained("root", log)
      root.addSubview(Tracker("child", log))
      return root
    }
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    #expect(log.take().isEmpty)

    window.makeKeyAndVisible()
    let duringCall = log.take()
    app.engine.turn()

    #expect(
      duringCall.filter { $0.hasPrefix("vc") } == [
        "vc.loadView", "vc.viewDidLoad", "vc.viewWillAppear",
      ])
    #expect(
      log.take() == [
        "child.updateConstraints", "vc.updateViewConstraints", "root.updateConstraints",
        "vc.viewSafeAreaInsetsDidChange", "vc.viewIsAppearing", "vc.viewWillLayoutSubviews",
        "root.layoutSubviews", "vc.viewDidLayoutSubviews", "child.layoutSubviews", "root.draw",
        "child.draw", "vc.viewDidAppear",
      ])
    #expect(window.isKeyWindow)
    #expect(app.engine.window == nil)
  }

  @Test func `a view added later gets its constraint pass inside the controller's layout`() {
    let app = App()
    let controller = TrackingController(app.log)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    controller.view.addSubview(Constrained("earlier", app.log))
    window.makeKeyAndVisible()
    app.engine.turn()
    _ = app.log.take()

    let first = Constrained("first", app.log)
    first.addSubview(Tracker("two", app.log))
    controller.view.addSubview(first)
    _ = app.log.take()
    app.engine.turn()

    #expect(
      app.log.take() == [
        "vc.viewWillLayoutSubviews", "two.updateConstraints", "first.updateConstraints",
        "vc.viewDidLayoutSubviews", "first.layoutSubviews", "two.layoutSubviews", "first.draw",
        "two.draw",
      ])
  }

  @Test func `window and safe area are known from viewIsAppearing on`() {
    final class Observer: UIViewController {
      var seen: [String] = []
      override func viewWillAppear(_ animated: Bool) { note() }
      override func viewIsAppearing(_ animated: Bool) { note() }
      func note() { seen.append("\(view.window != nil) \(view.safeAreaInsets.top)") }
    }
    let app = App()
    let observer = Observer()
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = observer
    window.makeKeyAndVisible()
    app.engine.turn()

    #expect(observer.seen == ["false 0.0", "true 47.0"])
    #expect(observer.view.safeAreaInsets.bottom == 34)
    #expect(observer.view.layoutMargins == UIEdgeInsets(top: 47, left: 16, bottom: 34, right: 16))
  }

  @Test func `a child added to a visible parent appears on its clocks`() {
    let app = App()
    let child = TrackingController(app.log, name: "c")
    let parent = app.engine.viewController

    parent?.addChild(child)
    app.root.addSubview(child.view)
    child.didMove(toParent: parent)
    #expect(
      app.log.take() == [
        "c.willMove(toParent: parent)", "c.loadView", "c.viewDidLoad", "c.viewWillAppear",
        "c.didMove(toParent: parent)",
      ])
    app.engine.turn()
    #expect(
      app.log.take() == [
        "c.viewSafeAreaInsetsDidChange", "c.viewIsAppearing", "c.viewWillLayoutSubviews",
        "c.viewDidLayoutSubviews", "c.viewDidAppear",
      ])

    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(
      app.log.take() == [
        "c.willMove(toParent: nil)", "c.viewWillDisappear", "c.didMove(toParent: nil)",
      ])
    app.engine.turn()
    #expect(app.log.take() == ["c.viewDidDisappear"])
  }

  @Test(arguments: [true, false])
  func `with addChild the parent's viewDidAppear comes before the child's`(isChild: Bool) {
    final class Parent: TrackingController {
      let child: TrackingController
      let isChild: Bool
      init(_ log: Log, child: TrackingController, isChild: Bool) {
        self.child = child
        self.isChild = isChild
        super.init(log, name: "p")
      }
      required init?(coder: NSCoder) { nil }
      override func viewDidLoad() {
        if isChild { addChild(child) }
        view.addSubview(child.view)
        if isChild { child.didMove(toParent: self) }
      }
    }
    let app = App()
    let child = TrackingController(app.log, name: "c")
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = Parent(app.log, child: child, isChild: isChild)
    window.makeKeyAndVisible()
    app.engine.turn()

    let shown = app.log.take().filter { $0.contains("WillAppear") || $0.contains("DidAppear") }
    #expect(
      shown == ["p.viewWillAppear", "c.viewWillAppear"]
        + (isChild
          ? ["p.viewDidAppear", "c.viewDidAppear"] : ["c.viewDidAppear", "p.viewDidAppear"]))
  }

  @Test func `a swapped root disappears, the new one loads inside the assignment`() {
    let app = App()
    let old = TrackingController(app.log, name: "old")
    let new = TrackingController(app.log, name: "new")
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = old
    window.makeKeyAndVisible()
    app.engine.turn()
    _ = app.log.take()

    window.rootViewController = new

    #expect(
      app.log.take() == [
        "old.viewWillDisappear", "new.loadView", "new.viewDidLoad", "new.viewWillAppear",
      ])
    app.engine.turn()
    let did = app.log.take().filter { $0.contains("viewDid") && !$0.contains("Layout") }
    #expect(did == ["old.viewDidDisappear", "new.viewDidAppear"])
  }

  @Test func `a child's view under a stranger's view is refused`() {
    let app = App()
    let (parent, child) = (UIViewController(), UIViewController())
    parent.addChild(child)

    app.root.addSubview(child.view)

    #expect(app.engine.faulted?.message.contains("should have parent view controller:") == true)
    #expect(child.view?.superview == nil)
  }
}
