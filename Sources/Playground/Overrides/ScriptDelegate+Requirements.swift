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
  /// A view answers for the recognizers on it by its own method of this name.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    ask("gestureRecognizerShouldBegin(_:)", of: "UIGestureRecognizerDelegate", gestureRecognizer)?
      .bool ?? true
  }
}

extension ScriptDelegate {
  public func display(_ layer: CALayer) {
    if ask("display(_:)", of: "CALayerDelegate", layer) == nil { layer.drawContents() }
  }

  public func draw(_ layer: CALayer, in ctx: CGContext) {
    _ = ask("draw(_:in:)", of: "CALayerDelegate", layer, ctx)
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
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {
    _ = ask("scrollViewDidZoom(_:)", of: "UIScrollViewDelegate", scrollView)
  }

  public func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    ask("viewForZooming(in:)", of: "UIScrollViewDelegate", scrollView)?.unerased.object as? UIView
  }

  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    _ = ask("scrollViewDidEndScrollingAnimation(_:)", of: "UIScrollViewDelegate", scrollView)
  }

  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    _ = ask(
      "scrollViewDidChangeAdjustedContentInset(_:)", of: "UIScrollViewDelegate", scrollView)
  }

  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    _ = ask(
      "scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)",
      of: "UIScrollViewDelegate", scrollView, velocity, targetContentOffset)
  }

  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    _ = ask("scrollViewDidScroll(_:)", of: "UIScrollViewDelegate", scrollView)
  }
}
