/// What keeps what alive, as far as UIKit does it: for whoever asks why an object does not die.
extension Engine {
  /// A strong reference of UIKit's, by the member that shows it.
  public struct Holding {
    public let member: String
    public let object: AnyObject
  }

  /// The windows that the app shows, in front or not.
  public var heldWindows: [UIWindow] {
    windows + [window].compactMap { $0 }.filter { given in !windows.contains { $0 === given } }
  }

  /// The timers that the main loop holds until they are invalid.
  public var heldTimers: [Timer] {
    mainLoop.alarms.compactMap { if case .timer(let timer) = $0.wake { timer } else { nil } }
  }

  /// What `object` holds strongly, nearest first; its back links are all weak.
  public func holdings(of object: AnyObject) -> [Holding] {
    switch object {
    case let window as UIWindow:
      holding("rootViewController", [window.rootViewController]) + holdings(ofView: window)
    case let view as UIView: holdings(ofView: view)
    case let controller as UIViewController: holdings(ofController: controller)
    default: []
    }
  }

  private func holdings(ofView view: UIView) -> [Holding] {
    let actions = (view as? UIControl)?.heldActions ?? []
    return holding("subviews", view.children) + holding("gestureRecognizers", view.recognizers)
      + holding("actions", actions) + holding("mask", [view.mask])
      + holding("constraints", view.ownConstraints)
      + holding("associated object", view.identity.associated.values.map { $0 as AnyObject })
  }

  private func holdings(ofController controller: UIViewController) -> [Holding] {
    var holdings = holding("view", [controller.loadedView])
    switch controller {
    case let navigation as UINavigationController:
      let moving = [navigation.deferred, navigation.running].compactMap { $0 }
      holdings += holding("viewControllers", navigation.stack)
      holdings += holding("navigationBar", [navigation.navigationBar])
      holdings += holding(
        "transition under way", moving.flatMap { [$0.from, $0.to] + $0.leaving })
    case let tabs as UITabBarController:
      holdings += holding("viewControllers", tabs.tabs) + holding("tabBar", [tabs.tabBar])
    case let pages as UIPageViewController: holdings += holding("viewControllers", [pages.shown])
    default: break
    }
    holdings += holding("children", controller.childControllers)
    holdings += holding("presentedViewController", [controller.presentation?.presented])
    holdings += holding(
      "associated object", controller.identity.associated.values.map { $0 as AnyObject })
    return holdings
  }

  private func holding(_ member: String, _ objects: [AnyObject?]) -> [Holding] {
    objects.compactMap { object in object.map { Holding(member: member, object: $0) } }
  }

  /// The views and controllers that are alive, in the order of their making.
  public var liveViewsAndControllers: [AnyObject] {
    elements.keys.sorted().compactMap { elements[$0]?.object }.filter {
      $0 is UIView || $0 is UIViewController
    }
  }
}
