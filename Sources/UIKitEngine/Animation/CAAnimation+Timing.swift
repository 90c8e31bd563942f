import Foundation

extension CAAnimation {
  /// When it runs, in the time of what it belongs to.
  final func timing(in block: AnimationBlock) -> AnimationTiming {
    let level = Engine.current.transaction.level
    let spring = self as? CASpringAnimation
    var timing = AnimationTiming(
      duration: duration > 0 ? duration : level.duration, delay: block.delay(of: self),
      curve: spring?.curve ?? timingFunction?.curve ?? .linear)
    timing.repeatCount = repeatCount > 0 ? Double(repeatCount) : 1
    timing.autoreverses = autoreverses
    timing.speed = Double(max(0, speed))
    timing.offset = timeOffset
    if repeatDuration > 0, timing.duration > 0 {
      timing.repeatCount = repeatDuration / (timing.duration * (autoreverses ? 2 : 1))
    }
    timing.fillsBefore = fillMode == .backwards || fillMode == .both
    timing.fillsAfter = !isRemovedOnCompletion && (fillMode == .forwards || fillMode == .both)
    return timing
  }

  /// As the action of a property that was set: what it does not say is the way of that change.
  final func run(forKey key: String, on layer: CALayer, from old: [CGFloat]) {
    if let basic = self as? CABasicAnimation, basic.fromValue == nil, basic.byValue == nil {
      basic.fromValue = old
    }
    if let property = self as? CAPropertyAnimation, property.keyPath == nil {
      property.keyPath = key
    }
    layer.add(self, forKey: key)
  }
}

extension AnimationBlock {
  /// Seconds from the block's start to the animation's: the outermost one's time is the app's clock.
  fileprivate func delay(of animation: CAAnimation) -> Double {
    guard animation.beginTime > 0 else { return 0 }
    return animation === source ? animation.beginTime - clock.start : animation.beginTime
  }
}

/// The numbers in a value that an animation is given; `nil` if it holds none.
func animatedNumbers(_ value: Any?) -> [CGFloat]? {
  switch value {
  case let number as CGFloat: [number]
  case let number as Double: [CGFloat(number)]
  case let number as Float: [CGFloat(number)]
  case let number as Int: [CGFloat(number)]
  case let flag as Bool: [flag ? 1 : 0]
  case let number as NSNumber: [CGFloat(number.doubleValue)]
  case let point as CGPoint: [point.x, point.y]
  case let size as CGSize: [size.width, size.height]
  case let rect as CGRect: [rect.minX, rect.minY, rect.width, rect.height]
  case let transform as CATransform3D: transform.numbers
  case let transform as CGAffineTransform: CATransform3D(transform).numbers
  case let colour as CGColor: colour.components
  case let numbers as [CGFloat]: numbers
  case let values as [Any]: values.flatMap { animatedNumbers($0) ?? [] }
  default: nil
  }
}

public nonisolated enum CAMediaTimingFillMode: Hashable, Sendable {
  case removed, forwards, backwards, both
}

public nonisolated enum CAAnimationCalculationMode: Hashable, Sendable {
  case linear, discrete, paced, cubic, cubicPaced
}

public nonisolated struct CAMediaTimingFunctionName: Hashable, Sendable {
  let name: String
  public static let linear = CAMediaTimingFunctionName(name: "linear")
  public static let easeIn = CAMediaTimingFunctionName(name: "easeIn")
  public static let easeOut = CAMediaTimingFunctionName(name: "easeOut")
  public static let easeInEaseOut = CAMediaTimingFunctionName(name: "easeInEaseOut")
  public static let `default` = CAMediaTimingFunctionName(name: "default")
}

/// How the way is spread over the time: a cubic curve from (0, 0) to (1, 1).
public nonisolated final class CAMediaTimingFunction: Sendable {
  let curve: TimingCurve

  public init(name: CAMediaTimingFunctionName) {
    curve =
      switch name {
      case .linear: .linear
      case .easeIn: .easeIn
      case .easeOut: .easeOut
      case .easeInEaseOut: .easeInOut
      default: .standard
      }
  }

  /// Its two control points.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    curve = .bezier(Double(c1x), Double(c1y), Double(c2x), Double(c2y))
  }
}
