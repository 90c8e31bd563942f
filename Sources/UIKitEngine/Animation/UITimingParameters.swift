import Foundation

/// The pace of a property animator.
@preconcurrency @MainActor public protocol UITimingCurveProvider: AnyObject {
  var timingCurveType: UITimingCurveType { get }
  var cubicTimingParameters: UICubicTimingParameters? { get }
  var springTimingParameters: UISpringTimingParameters? { get }
}

public nonisolated enum UITimingCurveType: Int, Hashable, Sendable {
  case builtin, cubic, spring, composed
}

extension UIView {
  public nonisolated enum AnimationCurve: Int, Hashable, Sendable {
    case easeInOut, easeIn, easeOut, linear

    var curve: TimingCurve {
      switch self {
      case .easeInOut: .easeInOut
      case .easeIn: .easeIn
      case .easeOut: .easeOut
      case .linear: .linear
      }
    }
  }
}

/// A cubic curve from (0, 0) to (1, 1).
open class UICubicTimingParameters: UITimingCurveProvider {
  public let animationCurve: UIView.AnimationCurve
  public let controlPoint1: CGPoint
  public let controlPoint2: CGPoint
  let curve: TimingCurve
  private let isBuiltIn: Bool

  /// Core Animation's default curve.
  public convenience init() {
    self.init(
      controlPoint1: CGPoint(x: 0.25, y: 0.1), controlPoint2: CGPoint(x: 0.25, y: 1))
  }

  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    self.curve = curve.curve
    isBuiltIn = true
    guard case .bezier(let x1, let y1, let x2, let y2) = curve.curve else {
      (controlPoint1, controlPoint2) = (.zero, CGPoint(x: 1, y: 1))
      return
    }
    (controlPoint1, controlPoint2) = (CGPoint(x: x1, y: y1), CGPoint(x: x2, y: y2))
  }

  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    (animationCurve, isBuiltIn) = (.easeInOut, false)
    (controlPoint1, controlPoint2) = (point1, point2)
    curve = .bezier(Double(point1.x), Double(point1.y), Double(point2.x), Double(point2.y))
  }

  nonisolated deinit {}

  open var timingCurveType: UITimingCurveType { isBuiltIn ? .builtin : .cubic }
  open var cubicTimingParameters: UICubicTimingParameters? { self }
  open var springTimingParameters: UISpringTimingParameters? { nil }
}

/// A damped spring.
open class UISpringTimingParameters: UITimingCurveProvider {
  /// 1 in a direction goes the whole way in a second.
  public let initialVelocity: CGVector
  private let kind: Kind

  private enum Kind {
    /// At rest when the animator's duration is over.
    case settling(ratio: Double)
    case free(ratio: Double, frequency: Double)
  }

  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) {
    initialVelocity = velocity
    kind = .settling(ratio: min(max(Double(ratio), 0.01), 1))
  }

  /// The spring decides how long it takes; the animator's duration is not asked.
  public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity: CGVector) {
    self.initialVelocity = initialVelocity
    let (mass, stiffness) = (max(mass, 0.001), max(stiffness, 0.001))
    let ratio = Double(damping / (2 * (stiffness * mass).squareRoot()))
    kind = .free(
      ratio: min(max(ratio, 0.01), 1), frequency: Double(stiffness / mass).squareRoot())
  }

  /// `duration` is one undamped swing.
  public init(duration: TimeInterval, bounce: CGFloat, initialVelocity: CGVector = .zero) {
    self.initialVelocity = initialVelocity
    kind = .free(
      ratio: min(max(1 - Double(bounce), 0.01), 1),
      frequency: 2 * Double.pi / max(duration, 0.001))
  }

  nonisolated deinit {}

  open var timingCurveType: UITimingCurveType { .spring }
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  open var springTimingParameters: UISpringTimingParameters? { self }

  /// The curve, and how long it takes in an animator of `duration`.
  func curve(over duration: Double) -> (curve: TimingCurve, duration: Double) {
    let velocity = Double(max(abs(initialVelocity.dx), abs(initialVelocity.dy)))
    switch kind {
    case .settling(let ratio):
      return (.settling(after: duration, ratio: ratio, velocity: velocity), duration)
    case .free(let ratio, let frequency):
      return (
        .spring(ratio: ratio, frequency: frequency, velocity: velocity),
        TimingCurve.settlingTime(ratio: ratio, frequency: frequency)
      )
    }
  }
}

extension UITimingCurveProvider {
  /// A spring goes before a curve, as UIKit composes them.
  func pace(over duration: Double) -> (curve: TimingCurve, duration: Double) {
    springTimingParameters?.curve(over: duration)
      ?? (cubicTimingParameters?.curve ?? .easeInOut, duration)
  }
}
