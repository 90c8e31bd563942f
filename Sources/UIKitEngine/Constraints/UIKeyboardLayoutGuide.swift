/// A guide that follows something on the screen.
open class UITrackingLayoutGuide: UILayoutGuide {
  nonisolated deinit {}
}

/// Where the keyboard is.
///
/// There is none here, so the guide lies on the bottom safe area, as in UIKit while it is away.
/// Source: UIKit's reference, `UIView.keyboardLayoutGuide`; no observation is in the evidence.
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  open var followsUndockedKeyboard = false
  open var usesBottomSafeArea = true {
    didSet { if usesBottomSafeArea != oldValue { owningView?.guidesMoved() } }
  }
  open var keyboardDismissPadding: CGFloat = 0

  nonisolated deinit {}
}

extension UIView {
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    let guide = systemGuide(.keyboard, "UIKeyboardLayoutGuide") { UIKeyboardLayoutGuide() }
    return guide as? UIKeyboardLayoutGuide ?? UIKeyboardLayoutGuide()
  }
}
