import Foundation

extension UIViewController {
  /// Swaps the views of two children; their parents are the caller's business.
  ///
  /// The order of the callbacks is an inference from the tab bar controller's.
  /// Evidence: C-072.
  final func swapChildren(
    _ old: UIViewController, _ new: UIViewController, _ duration: TimeInterval,
    _ options: UIView.AnimationOptions, _ animations: (() -> Void)?,
    _ completion: ((Bool) -> Void)?
  ) {
    guard let engine else { return }
    guard old.parentController === self, new.parentController === self else {
      return engine.raise(
        "NSInvalidArgumentException",
        "Children view controllers \(old.description) and \(new.description) must have a common "
          + "parent view controller when calling -[UIViewController transitionFromViewController:"
          + "toViewController:duration:options:animations:completion:]")
    }
    guard old !== new, let newView = new.view, let oldView = old.viewIfLoaded,
      let host = oldView.superview
    else { return }
    let isShown = host.window != nil
    let groups = (old: AppearanceGroup(old), new: AppearanceGroup(new))
    if isShown {
      groups.new.willAppear(duration > 0)
      groups.old.willDisappear(duration > 0)
    }
    host.addSubview(newView)
    UIView.animate(
      withDuration: max(0, duration), delay: 0, options: options,
      animations: { animations?() },
      completion: { finished in
        // Unless a later transition has brought it back.
        if !isShown || !old.isWanted { oldView.removeFromSuperview() }
        groups.old.finish()
        groups.new.finish()
        completion?(finished)
      })
  }
}
