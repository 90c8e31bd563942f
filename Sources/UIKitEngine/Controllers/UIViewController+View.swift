import Foundation

extension UIViewController {
  /// The app that the controller belongs to, while it runs.
  final var engine: Engine? {
    guard let engine = identity.engine, engine.faulted == nil else { return nil }
    return engine
  }

  final func begin() {
    engine?.born(self, .controller)
    if engine?.rules.misconception == .initLoadsView { load() }
  }

  final func end() {
    identity.engine?.died(identity)
  }

  /// Calls one of the receiver's hooks, as a callback of the trace.
  final func send(
    _ callback: Callback, cause: Int? = nil, _ body: (UIViewController) -> Void
  ) {
    appearance.sending.append(callback)
    engine?.callback(self, callback, cause: cause) { body(self) }
    if !appearance.sending.isEmpty { appearance.sending.removeLast() }
  }

  /// Says so where the program, not UIKit, calls a callback of the receiver; it runs all the same.
  ///
  /// The evidence abbreviates the middle of the sentence; it is given here as bug reports quote it.
  /// Evidence: C-070.
  final func expectSending(_ name: String) {
    guard let engine, !appearance.sending.contains(Callback("\(name)(_:)")) else { return }
    engine.console(
      "Calling -\(name): directly on a view controller is not supported, and may result in "
        + "out-of-order callbacks and other inconsistent behavior. Use the "
        + "-beginAppearanceTransition:animated: and -endAppearanceTransition APIs on "
        + "UIViewController instead. Make a symbolic breakpoint on "
        + "UIViewControllerAlertForAppearanceCallbackMisuse to catch this in the debugger. View "
        + "controller: \(description)\n")
  }

  /// `loadView()`, then `viewDidLoad()`, each time there is no view: nothing counts the loads.
  ///
  /// Evidence: C-002, C-010, C-011, C-015.
  final func load() {
    guard loadedView == nil, let engine else { return }
    appearance.loadDepth += 1
    defer { appearance.loadDepth -= 1 }
    guard appearance.loadDepth <= UIViewController.loadLimit else {
      return engine.fault(
        Fault(
          .loadViewLeavesNoView(
            controller: "\(identity.name)", levels: UIViewController.loadLimit)))
    }
    send("loadView()") { $0.loadView() }
    if let view = loadedView {
      engine.record(.viewLoaded(controller: identity.name, view: view.identity.name))
      connectOutlets?(self)
    }
    send("viewDidLoad()") { $0.viewDidLoad() }
  }

  private static var loadLimit: Int { 100 }

  /// As large as the screen, so that nobody is surprised by an empty frame.
  ///
  /// A nib that is named must be there; LayoutLab has none. Evidence: C-012.
  /// Evidence: C-007, C-008.
  final func loadDefaultView() {
    guard let engine else { return }
    if let nibName, connectOutlets == nil {
      return engine.raise(
        "NSInternalInconsistencyException",
        "Could not load NIB in bundle: 'NSBundle </App.app> (loaded)' with name '\(nibName)'")
    }
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  /// A view has one controller at most.
  ///
  /// Evidence: C-013, C-015.
  final func setView(_ new: UIView?) {
    guard let engine, loadedView !== new else { return }
    if let owner = new?.controller {
      let taken = new?.description ?? ""
      return engine.raise(
        "UIViewControllerHierarchyInconsistency",
        "A view can only be associated with at most one view controller at a time! View \(taken) "
          + "is associated with \(owner.description). Clear this association before associating "
          + "this view with \(description).")
    }
    if let old = loadedView {
      old.controller = nil
      engine.forgetController(of: old)
    }
    loadedView = new
    new?.controller = self
    engine.nameView(of: self)
  }
}
