import SwiftScript
import UIKitEngine

extension CAMediaTimingFunction: @MainActor BridgedObject {}
extension CAMediaTimingFunctionName: @MainActor BridgedValue {}
extension CAMediaTimingFillMode: @MainActor BridgedValue {}
extension CAAnimationCalculationMode: @MainActor BridgedValue {}

extension TypeBinding {
  static let caAnimation = TypeBinding.class(
    CAAnimation.self, "CAAnimation", inherits: "NSObject", conforms: ["CAAction"],
    subclassable: true
  ) { type in
    type.property("var duration: TimeInterval", \.duration)
    type.property("var beginTime: TimeInterval", \.beginTime)
    type.property("var timeOffset: TimeInterval", \.timeOffset)
    type.property("var speed: Float", \.speed)
    type.property("var repeatCount: Float", \.repeatCount)
    type.property("var repeatDuration: TimeInterval", \.repeatDuration)
    type.property("var autoreverses: Bool", \.autoreverses)
    type.property("var fillMode: CAMediaTimingFillMode", \.fillMode)
    type.property("var isRemovedOnCompletion: Bool", \.isRemovedOnCompletion)
    type.property("var timingFunction: CAMediaTimingFunction?", \.timingFunction)
    type.delegateProperty("var delegate: CAAnimationDelegate?", \.delegate)
    type.keyed(get: { $0.value(forKey: $1) }, set: { $0.setValue($1, forKey: $2) })
    type.initializer("init()") {
      CAAnimation()
    } subclass: {
      ScriptAnimation(script: $0)
    }
  }

  static let caPropertyAnimation = TypeBinding.class(
    CAPropertyAnimation.self, "CAPropertyAnimation", inherits: "CAAnimation", subclassable: true
  ) { type in
    type.initializer("init()") {
      CAPropertyAnimation()
    } subclass: {
      ScriptPropertyAnimation(script: $0)
    }
    type.property("var keyPath: String?", \.keyPath)
    type.property("var isAdditive: Bool", \.isAdditive)
    type.property("var isCumulative: Bool", \.isCumulative)
    type.initializer(
      "convenience init(keyPath path: String?) { self.init(); self.keyPath = path }",
      CAPropertyAnimation.init(keyPath:))
  }

  static let caBasicAnimation = TypeBinding.class(
    CABasicAnimation.self, "CABasicAnimation", inherits: "CAPropertyAnimation", subclassable: true
  ) { type in
    type.initializer("init()") {
      CABasicAnimation()
    } subclass: {
      ScriptBasicAnimation(script: $0)
    }
    type.initializer(
      "convenience init(keyPath path: String?) { self.init(); self.keyPath = path }",
      CABasicAnimation.init(keyPath:))
    type.anyProperty("var fromValue: Any?", \.fromValue)
    type.anyProperty("var toValue: Any?", \.toValue)
    type.anyProperty("var byValue: Any?", \.byValue)
  }

  static let caMediaTimingFunction = TypeBinding.class(
    CAMediaTimingFunction.self, "CAMediaTimingFunction"
  ) { type in
    type.initializer("init(name: CAMediaTimingFunctionName)", CAMediaTimingFunction.init(name:))
    type.initializer(
      "init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float)",
      CAMediaTimingFunction.init(controlPoints:_:_:_:))
  }

  static let caMediaTimingFunctionName = TypeBinding.struct(
    CAMediaTimingFunctionName.self, "CAMediaTimingFunctionName", conforms: ["Hashable"]
  ) { type in
    type.constant("linear", .linear)
    type.constant("easeIn", .easeIn)
    type.constant("easeOut", .easeOut)
    type.constant("easeInEaseOut", .easeInEaseOut)
    type.constant("`default`", .`default`)
  }

  static let caMediaTimingFillMode = TypeBinding.enum(
    CAMediaTimingFillMode.self, "CAMediaTimingFillMode",
    [("removed", .removed), ("forwards", .forwards), ("backwards", .backwards), ("both", .both)])

  static let caAnimationCalculationMode = TypeBinding.enum(
    CAAnimationCalculationMode.self, "CAAnimationCalculationMode",
    [
      ("linear", .linear), ("discrete", .discrete), ("paced", .paced), ("cubic", .cubic),
      ("cubicPaced", .cubicPaced),
    ])

  static let caAnimationGroup = TypeBinding.class(
    CAAnimationGroup.self, "CAAnimationGroup", inherits: "CAAnimation", subclassable: true
  ) { type in
    type.initializer("init()") {
      CAAnimationGroup()
    } subclass: {
      ScriptAnimationGroup(script: $0)
    }
    type.property("var animations: [CAAnimation]?", \.animations)
  }

  static let caKeyframeAnimation = TypeBinding.class(
    CAKeyframeAnimation.self, "CAKeyframeAnimation", inherits: "CAPropertyAnimation",
    subclassable: true
  ) { type in
    type.initializer("init()") {
      CAKeyframeAnimation()
    } subclass: {
      ScriptKeyframeAnimation(script: $0)
    }
    type.initializer(
      "convenience init(keyPath path: String?) { self.init(); self.keyPath = path }",
      CAKeyframeAnimation.init(keyPath:))
    type.anyArrayProperty("var values: [Any]?", \.values)
    type.property("var keyTimes: [NSNumber]?", \.keyTimes)
    type.property("var timingFunctions: [CAMediaTimingFunction]?", \.timingFunctions)
    type.property("var calculationMode: CAAnimationCalculationMode", \.calculationMode)
    type.property("var path: CGPath?", \.path)
  }

  static let caSpringAnimation = TypeBinding.class(
    CASpringAnimation.self, "CASpringAnimation", inherits: "CABasicAnimation", subclassable: true
  ) { type in
    type.initializer("init()") {
      CASpringAnimation()
    } subclass: {
      ScriptSpringAnimation(script: $0)
    }
    type.initializer(
      "convenience init(keyPath path: String?) { self.init(); self.keyPath = path }",
      CASpringAnimation.init(keyPath:))
    type.property("var mass: CGFloat", \.mass)
    type.property("var stiffness: CGFloat", \.stiffness)
    type.property("var damping: CGFloat", \.damping)
    type.property("var initialVelocity: CGFloat", \.initialVelocity)
    type.property("var settlingDuration: TimeInterval", \.settlingDuration)
  }
}
