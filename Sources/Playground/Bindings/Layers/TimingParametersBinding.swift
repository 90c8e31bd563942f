import SwiftScript
import UIKitEngine

extension CGVector: @MainActor BridgedValue {}
extension UICubicTimingParameters: @MainActor BridgedObject {}
extension UISpringTimingParameters: @MainActor BridgedObject {}
extension UITimingCurveType: @MainActor BridgedValue {}

extension TypeBinding {
  static let cgVector = TypeBinding.struct(CGVector.self, "CGVector", conforms: ["Hashable"]) {
    type in
    type.initializer("init()") { CGVector() }
    type.initializer("init(dx: CGFloat, dy: CGFloat)") { (dx: CGFloat, dy: CGFloat) in
      CGVector(dx: dx, dy: dy)
    }
    type.constant("zero", .zero)
    type.property("var dx: CGFloat", \.dx)
    type.property("var dy: CGFloat", \.dy)
  }

  static let uiTimingCurveType = TypeBinding.enum(
    UITimingCurveType.self, "UITimingCurveType",
    [("builtin", .builtin), ("cubic", .cubic), ("spring", .spring), ("composed", .composed)])

  static let uiCubicTimingParameters = TypeBinding.class(
    UICubicTimingParameters.self, "UICubicTimingParameters", conforms: ["UITimingCurveProvider"]
  ) { type in
    type.initializer("init()") { UICubicTimingParameters() }
    type.initializer(
      "init(animationCurve curve: UIView.AnimationCurve)",
      UICubicTimingParameters.init(animationCurve:))
    type.initializer(
      "init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint)",
      UICubicTimingParameters.init(controlPoint1:controlPoint2:))
    type.property("var animationCurve: UIView.AnimationCurve", \.animationCurve)
    type.property("var controlPoint1: CGPoint", \.controlPoint1)
    type.property("var controlPoint2: CGPoint", \.controlPoint2)
    type.property("var timingCurveType: UITimingCurveType", \.timingCurveType)
    type.property("var cubicTimingParameters: UICubicTimingParameters?", \.cubicTimingParameters)
    type.property(
      "var springTimingParameters: UISpringTimingParameters?", \.springTimingParameters)
  }

  static let uiSpringTimingParameters = TypeBinding.class(
    UISpringTimingParameters.self, "UISpringTimingParameters", conforms: ["UITimingCurveProvider"]
  ) { type in
    type.initializer("init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero)")
    { (ratio: CGFloat, velocity: CGVector) in
      UISpringTimingParameters(dampingRatio: ratio, initialVelocity: velocity)
    }
    type.initializer(
      "init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity: CGVector)",
      UISpringTimingParameters.init(mass:stiffness:damping:initialVelocity:))
    type.initializer(
      "init(duration: TimeInterval, bounce: CGFloat, initialVelocity: CGVector = .zero)"
    ) { (duration: TimeInterval, bounce: CGFloat, velocity: CGVector) in
      UISpringTimingParameters(duration: duration, bounce: bounce, initialVelocity: velocity)
    }
    type.property("var initialVelocity: CGVector", \.initialVelocity)
    type.property("var timingCurveType: UITimingCurveType", \.timingCurveType)
    type.property("var cubicTimingParameters: UICubicTimingParameters?", \.cubicTimingParameters)
    type.property(
      "var springTimingParameters: UISpringTimingParameters?", \.springTimingParameters)
  }
}
