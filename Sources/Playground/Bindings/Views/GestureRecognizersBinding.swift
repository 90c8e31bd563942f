import SwiftScript
import UIKitEngine

extension UISwipeGestureRecognizer.Direction: @MainActor BridgedValue {}

extension TypeBinding {
  static let uiPanGestureRecognizer = TypeBinding.class(
    UIPanGestureRecognizer.self, "UIPanGestureRecognizer", inherits: "UIGestureRecognizer",
    subclassable: true
  ) { type in
    type.initializer("init(target: Any?, action: Selector?)") {
      (target: Value, action: Selector?) in
      UIPanGestureRecognizer(target: target.hosted, action: action)
    } subclass: { script, target, action in
      ScriptPanGestureRecognizer(script: script, target: target.hosted, action: action)
    }
    type.initializer("init()") {
      UIPanGestureRecognizer()
    } subclass: {
      ScriptPanGestureRecognizer(script: $0)
    }
    type.property("var minimumNumberOfTouches: Int", \.minimumNumberOfTouches)
    type.property("var maximumNumberOfTouches: Int", \.maximumNumberOfTouches)
    type.method(
      "func translation(in view: UIView?) -> CGPoint", UIPanGestureRecognizer.translation(in:))
    type.method(
      "func setTranslation(_ translation: CGPoint, in view: UIView?)",
      UIPanGestureRecognizer.setTranslation(_:in:))
    type.method("func velocity(in view: UIView?) -> CGPoint", UIPanGestureRecognizer.velocity(in:))
  }

  static let uiLongPressGestureRecognizer = TypeBinding.class(
    UILongPressGestureRecognizer.self, "UILongPressGestureRecognizer",
    inherits: "UIGestureRecognizer", subclassable: true
  ) { type in
    type.initializer("init(target: Any?, action: Selector?)") {
      (target: Value, action: Selector?) in
      UILongPressGestureRecognizer(target: target.hosted, action: action)
    } subclass: { script, target, action in
      ScriptLongPressGestureRecognizer(script: script, target: target.hosted, action: action)
    }
    type.initializer("init()") {
      UILongPressGestureRecognizer()
    } subclass: {
      ScriptLongPressGestureRecognizer(script: $0)
    }
    type.property("var minimumPressDuration: TimeInterval", \.minimumPressDuration)
    type.property("var allowableMovement: CGFloat", \.allowableMovement)
    type.property("var numberOfTapsRequired: Int", \.numberOfTapsRequired)
    type.property("var numberOfTouchesRequired: Int", \.numberOfTouchesRequired)
  }

  static let uiSwipeGestureRecognizer = TypeBinding.class(
    UISwipeGestureRecognizer.self, "UISwipeGestureRecognizer", inherits: "UIGestureRecognizer",
    subclassable: true
  ) { type in
    type.initializer("init(target: Any?, action: Selector?)") {
      (target: Value, action: Selector?) in
      UISwipeGestureRecognizer(target: target.hosted, action: action)
    } subclass: { script, target, action in
      ScriptSwipeGestureRecognizer(script: script, target: target.hosted, action: action)
    }
    type.initializer("init()") {
      UISwipeGestureRecognizer()
    } subclass: {
      ScriptSwipeGestureRecognizer(script: $0)
    }
    type.property("var direction: Direction", \.direction)
    type.property("var numberOfTouchesRequired: Int", \.numberOfTouchesRequired)
  }

  static let uiPinchGestureRecognizer = TypeBinding.class(
    UIPinchGestureRecognizer.self, "UIPinchGestureRecognizer", inherits: "UIGestureRecognizer",
    subclassable: true
  ) { type in
    type.initializer("init(target: Any?, action: Selector?)") {
      (target: Value, action: Selector?) in
      UIPinchGestureRecognizer(target: target.hosted, action: action)
    } subclass: { script, target, action in
      ScriptPinchGestureRecognizer(script: script, target: target.hosted, action: action)
    }
    type.initializer("init()") {
      UIPinchGestureRecognizer()
    } subclass: {
      ScriptPinchGestureRecognizer(script: $0)
    }
    type.property("var scale: CGFloat", \.scale)
    type.property("var velocity: CGFloat", \.velocity)
  }

  static let uiRotationGestureRecognizer = TypeBinding.class(
    UIRotationGestureRecognizer.self, "UIRotationGestureRecognizer",
    inherits: "UIGestureRecognizer", subclassable: true
  ) { type in
    type.initializer("init(target: Any?, action: Selector?)") {
      (target: Value, action: Selector?) in
      UIRotationGestureRecognizer(target: target.hosted, action: action)
    } subclass: { script, target, action in
      ScriptRotationGestureRecognizer(script: script, target: target.hosted, action: action)
    }
    type.initializer("init()") {
      UIRotationGestureRecognizer()
    } subclass: {
      ScriptRotationGestureRecognizer(script: $0)
    }
    type.property("var rotation: CGFloat", \.rotation)
    type.property("var velocity: CGFloat", \.velocity)
  }

  static let uiScreenEdgePanGestureRecognizer = TypeBinding.class(
    UIScreenEdgePanGestureRecognizer.self, "UIScreenEdgePanGestureRecognizer",
    inherits: "UIPanGestureRecognizer", subclassable: true
  ) { type in
    type.initializer("init(target: Any?, action: Selector?)") {
      (target: Value, action: Selector?) in
      UIScreenEdgePanGestureRecognizer(target: target.hosted, action: action)
    } subclass: { script, target, action in
      ScriptScreenEdgePanGestureRecognizer(script: script, target: target.hosted, action: action)
    }
    type.initializer("init()") {
      UIScreenEdgePanGestureRecognizer()
    } subclass: {
      ScriptScreenEdgePanGestureRecognizer(script: $0)
    }
    type.property("var edges: UIRectEdge", \.edges)
  }

  static let uiSwipeGestureRecognizerDirection = TypeBinding.optionSet(
    UISwipeGestureRecognizer.Direction.self, "UISwipeGestureRecognizer.Direction",
    [("right", .right), ("left", .left), ("up", .up), ("down", .down)])
}
