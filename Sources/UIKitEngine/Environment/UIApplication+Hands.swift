// What the user and the system do to an app; the names are LayoutLab's own, UIKit has none for it.

extension UIApplication {
  /// What the home gesture does: no controller hears of it.
  ///
  /// LayoutLab's own. Evidence: C-030.
  public func enterBackground() {
    guard applicationState != .background else { return }
    applicationState = .inactive
    delegate?.applicationWillResignActive(self)
    applicationState = .background
    delegate?.applicationDidEnterBackground(self)
  }

  /// What a tap on the icon of a running app does.
  ///
  /// LayoutLab's own. Evidence: C-030.
  public func enterForeground() {
    guard applicationState == .background else { return }
    applicationState = .inactive
    delegate?.applicationWillEnterForeground(self)
    applicationState = .active
    delegate?.applicationDidBecomeActive(self)
  }

  /// What the simulator's menu does: the app delegate hears of it, then every controller.
  ///
  /// On screen or not; no view is unloaded. In which order the controllers hear is not published;
  /// here it is that of their creation. LayoutLab's own. Evidence: C-016.
  public func receiveMemoryWarning() {
    delegate?.applicationDidReceiveMemoryWarning(self)
    for controller in Engine.current.livingControllers {
      controller.send("didReceiveMemoryWarning()") { $0.didReceiveMemoryWarning() }
    }
  }
}

extension Engine {
  var livingControllers: [UIViewController] {
    elements.keys.sorted().compactMap { elements[$0]?.object as? UIViewController }
  }
}
