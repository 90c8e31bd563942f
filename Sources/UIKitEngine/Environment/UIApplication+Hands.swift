// What the user and the system do to an app; the names are LayoutLab's own, UIKit has none for it.

extension UIApplication {
  /// What the home gesture does: no controller hears of it.
  ///
  /// LayoutLab's own. Evidence: C-030.
  public func enterBackground() {
    guard applicationState != .background else { return }
    applicationState = .inactive
    tell({ $0.sceneWillResignActive($1) }, or: { $0.applicationWillResignActive($1) })
    post(UIApplication.willResignActiveNotification, UIScene.willDeactivateNotification)
    applicationState = .background
    tell({ $0.sceneDidEnterBackground($1) }, or: { $0.applicationDidEnterBackground($1) })
    post(UIApplication.didEnterBackgroundNotification, UIScene.didEnterBackgroundNotification)
  }

  /// What a tap on the icon of a running app does.
  ///
  /// LayoutLab's own. Evidence: C-030.
  public func enterForeground() {
    guard applicationState == .background else { return }
    applicationState = .inactive
    tell({ $0.sceneWillEnterForeground($1) }, or: { $0.applicationWillEnterForeground($1) })
    post(UIApplication.willEnterForegroundNotification, UIScene.willEnterForegroundNotification)
    applicationState = .active
    tell({ $0.sceneDidBecomeActive($1) }, or: { $0.applicationDidBecomeActive($1) })
    post(UIApplication.didBecomeActiveNotification, UIScene.didActivateNotification)
  }

  /// Where a scene's delegate takes part, it hears instead of the app's.
  private func tell(
    _ scene: (any UISceneDelegate, UIScene) -> Void,
    or application: (any UIApplicationDelegate, UIApplication) -> Void
  ) {
    if let listener = self.scene.delegate {
      scene(listener, self.scene)
    } else if let delegate {
      application(delegate, self)
    }
  }

  /// What the simulator's menu does: the app delegate hears of it, then every controller.
  ///
  /// On screen or not; no view is unloaded. In which order the controllers hear is not published;
  /// here it is that of their creation. LayoutLab's own. Evidence: C-016.
  public func receiveMemoryWarning() {
    delegate?.applicationDidReceiveMemoryWarning(self)
    post(UIApplication.didReceiveMemoryWarningNotification)
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
