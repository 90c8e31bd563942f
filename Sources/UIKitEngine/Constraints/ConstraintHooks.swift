import Foundation

// Stubs: what views ask of Auto Layout. The Constraints room replaces this file's bodies.

/// What a view keeps for Auto Layout.
struct AutoLayoutState {
  var translatesMask = true
}

public struct UILayoutPriority: Hashable, RawRepresentable, Sendable {
  public let rawValue: Float
  public init(rawValue: Float) { self.rawValue = rawValue }
  public init(_ rawValue: Float) { self.rawValue = rawValue }
}

open class NSLayoutConstraint {
  public enum Axis: Int, Sendable { case horizontal, vertical }
  public init() {}
}

extension UIView {
  /// Called on the topmost moved view before it leaves `superview`; its superview is still the old one.
  func constraintsWillLeave(_ superview: UIView) {}

  /// Called on the topmost moved view after the tree changed (also after a removal).
  func constraintsDidMove() {}

  /// Whether somebody made a constraint in the receiver's whole tree; asked of the root only.
  var constraintsAreEngaged: Bool { false }

  /// Called once per view that the update walk passes, after its `updateConstraints()`.
  func updateContentSizeConstraints() {}

  /// Delivers what the system solved to `markByConstraints()` of superviews; asked of the root only.
  func flushConstraintNotifications() {}

  /// Copies the system's frames into the receiver's subviews, with `writer` `.engine`.
  func applyEngineFrames() {}

  func frameSetByHand() {}
  func frameSetByAutoresizing() {}
  func intrinsicSizeInvalidated() {}

  /// Called when layout margins, safe area or bounds of a view moved its guides.
  func guidesMoved() {}

  func maskTranslationChanged() {}

  var ownConstraints: [NSLayoutConstraint] { [] }
  func install(_ constraint: NSLayoutConstraint) {}
  func uninstall(_ constraint: NSLayoutConstraint) {}

  func hugging(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority { UILayoutPriority(250) }
  func setHugging(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {}
  func resistance(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority { UILayoutPriority(750) }
  func setResistance(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {}

  func fittingSize(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize { target }
}
