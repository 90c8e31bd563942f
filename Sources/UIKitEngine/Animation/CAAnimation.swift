import Foundation

/// What a layer does when a property changes.
@preconcurrency @MainActor public protocol CAAction {}

extension NSNull: CAAction {}

/// An animation that the program adds to a layer itself; it ends on the virtual clock.
@preconcurrency @MainActor open class CAAnimation: CAAction {
  open var duration: TimeInterval = 0.25
  open var beginTime: TimeInterval = 0
  open var repeatCount: Float = 0
  open var autoreverses = false
  open var fillMode = CAMediaTimingFillMode.removed
  open var isRemovedOnCompletion = true
  open var timingFunction: CAMediaTimingFunction?
  open weak var delegate: CAAnimationDelegate?

  public init() {}

  nonisolated deinit {}
}

@preconcurrency @MainActor public protocol CAAnimationDelegate: AnyObject {
  func animationDidStart(_ anim: CAAnimation)
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

open class CAPropertyAnimation: CAAnimation {
  open var keyPath: String?

  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  nonisolated deinit {}
}

open class CABasicAnimation: CAPropertyAnimation {
  open var fromValue: Any?
  open var toValue: Any?
  open var byValue: Any?

  nonisolated deinit {}
}

open class CASpringAnimation: CABasicAnimation {
  open var mass: CGFloat = 1
  open var stiffness: CGFloat = 100
  open var damping: CGFloat = 10
  open var initialVelocity: CGFloat = 0

  nonisolated deinit {}
}

open class CAKeyframeAnimation: CAPropertyAnimation {
  open var values: [Any]?
  open var keyTimes: [Double]?

  nonisolated deinit {}
}

open class CAAnimationGroup: CAAnimation {
  open var animations: [CAAnimation]?

  nonisolated deinit {}
}

public nonisolated enum CAMediaTimingFillMode: Hashable, Sendable {
  case removed, forwards, backwards, both
}

public nonisolated struct CAMediaTimingFunctionName: Hashable, Sendable {
  let name: String
  public static let linear = CAMediaTimingFunctionName(name: "linear")
  public static let easeIn = CAMediaTimingFunctionName(name: "easeIn")
  public static let easeOut = CAMediaTimingFunctionName(name: "easeOut")
  public static let easeInEaseOut = CAMediaTimingFunctionName(name: "easeInEaseOut")
}

public nonisolated final class CAMediaTimingFunction: Sendable {
  let name: CAMediaTimingFunctionName
  public init(name: CAMediaTimingFunctionName) { self.name = name }
}
