import SwiftScript
import UIKitEngine

// What the engine asks of delegates, one answer a requirement.

extension ScriptDelegate {
  public func animationDidStart(_ anim: CAAnimation) {
    _ = ask("animationDidStart(_:)", of: "CAAnimationDelegate", anim)
  }

  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    _ = ask("animationDidStop(_:finished:)", of: "CAAnimationDelegate", anim, flag)
  }
}

extension ScriptDelegate {
  public func display(_ layer: CALayer) {
    _ = ask("display(_:)", of: "CALayerDelegate", layer)
  }

  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    ask("action(for:forKey:)", of: "CALayerDelegate", layer, event)?.unerased.object
      as? any CAAction
  }

  public func layoutSublayers(of layer: CALayer) {
    _ = ask("layoutSublayers(of:)", of: "CALayerDelegate", layer)
  }
}

extension ScriptDelegate {
}

extension ScriptDelegate {
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    _ = ask(
      "navigationController(_:willShow:animated:)", of: "UINavigationControllerDelegate",
      navigationController, viewController, animated)
  }

  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    _ = ask(
      "navigationController(_:didShow:animated:)", of: "UINavigationControllerDelegate",
      navigationController, viewController, animated)
  }
}

extension ScriptDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    _ = ask("scrollViewDidScroll(_:)", of: "UIScrollViewDelegate", scrollView)
  }
}

extension ScriptDelegate {
  public func applicationDidBecomeActive(_ application: UIApplication) {
    _ = ask("applicationDidBecomeActive(_:)", of: "UIApplicationDelegate", application)
  }

  public func applicationWillResignActive(_ application: UIApplication) {
    _ = ask("applicationWillResignActive(_:)", of: "UIApplicationDelegate", application)
  }

  public func applicationDidEnterBackground(_ application: UIApplication) {
    _ = ask("applicationDidEnterBackground(_:)", of: "UIApplicationDelegate", application)
  }

  public func applicationWillEnterForeground(_ application: UIApplication) {
    _ = ask("applicationWillEnterForeground(_:)", of: "UIApplicationDelegate", application)
  }

  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
    _ = ask("applicationDidReceiveMemoryWarning(_:)", of: "UIApplicationDelegate", application)
  }
}
