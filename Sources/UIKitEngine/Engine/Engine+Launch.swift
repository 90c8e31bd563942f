import Foundation

extension Engine {
  /// The root controller of the launch window.
  public var viewController: UIViewController? { window?.rootViewController }
  /// The root view of the launch window.
  public var view: UIView? { viewController?.viewIfLoaded }

  /// Brings the app to its launch state: a window with a controller whose view appeared, all committed.
  ///
  /// Becomes ``current``. The events so far belong to the launch; time is 0 and an event handler runs.
  public func launch() {
    Engine.current = self
    guard !isLaunched, faulted == nil else { return }
    let window = UIWindow(frame: UIScreen.main.bounds)
    let controller = UIViewController()
    name(window, "window")
    name(controller, "viewController")
    self.window = window
    window.rootViewController = controller
    if let view = controller.view {
      name(view, "view")
      // A launched app has been through an update pass: nothing of the launch is left pending.
      view.setNeedsUpdateConstraints()
    }
    window.setNeedsUpdateConstraints()
    window.makeKeyAndVisible()
    turn()
    mainLoop.turnsAtThisTime = 0
    isLaunched = true
    launchEvents = events.count
    enterHandler()
  }
}
