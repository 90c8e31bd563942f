import SwiftScript
import UIKitEngine

extension UIPress.Phase: @MainActor BridgedValue {}
extension UIPress.PressType: @MainActor BridgedValue {}

/// How events come to windows and responders; keys are not pressed here.
extension TypeBinding {
  static let presses: [TypeBinding] = [
    .class(UIPress.self, "UIPress", inherits: "NSObject") { type in
      type.initializer("init()") { UIPress() }
      type.property("var phase: Phase") { $0.phase }
      type.property("var type: PressType") { $0.type }
      type.property("var window: UIWindow?") { $0.window }
      type.property("var responder: UIResponder?") { $0.responder }
      type.property("var timestamp: TimeInterval") { $0.timestamp }
      type.property("var force: CGFloat") { $0.force }
    },
    .enum(
      UIPress.Phase.self, "UIPress.Phase",
      [
        ("began", .began), ("changed", .changed), ("stationary", .stationary), ("ended", .ended),
        ("cancelled", .cancelled),
      ]),
    .enum(
      UIPress.PressType.self, "UIPress.PressType",
      [
        ("upArrow", .upArrow), ("downArrow", .downArrow), ("leftArrow", .leftArrow),
        ("rightArrow", .rightArrow), ("select", .select), ("menu", .menu),
        ("playPause", .playPause), ("pageUp", .pageUp), ("pageDown", .pageDown),
      ]),
    .class(UIPressesEvent.self, "UIPressesEvent", inherits: "UIEvent") { type in
      type.initializer("init()") { UIPressesEvent() }
      type.property("var allPresses: Set<UIPress>") { $0.allPresses }
      type.function("func presses(for gesture: UIGestureRecognizer) -> Set<UIPress>") {
        (me: UIPressesEvent, gesture: UIGestureRecognizer) in me.presses(for: gesture)
      }
    },
    .extending(UIResponder.self, "UIResponder") { type in
      type.method(
        "func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?)",
        UIResponder.pressesBegan(_:with:))
      type.method(
        "func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?)",
        UIResponder.pressesChanged(_:with:))
      type.method(
        "func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?)",
        UIResponder.pressesEnded(_:with:))
      type.method(
        "func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?)",
        UIResponder.pressesCancelled(_:with:))
    },
    .extending(UIWindow.self, "UIWindow") { type in
      type.method("func sendEvent(_ event: UIEvent)", UIWindow.sendEvent(_:))
    },
    .extending(UIApplication.self, "UIApplication") { type in
      type.method("func sendEvent(_ event: UIEvent)", UIApplication.sendEvent(_:))
    },
    .extending(UIPageControl.self, "UIPageControl") { type in
      type.function("func size(forNumberOfPages pageCount: Int) -> CGSize") {
        (me: UIPageControl, count: Int) in me.size(forNumberOfPages: count)
      }
    },
    .extending(CGPath.self, "CGPath") { type in
      type.function(
        "func copy(strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, "
          + "lineJoin: CGLineJoin, miterLimit: CGFloat) -> CGPath"
      ) { (me: CGPath, width: CGFloat, cap: CGLineCap, join: CGLineJoin, limit: CGFloat) in
        me.copy(strokingWithWidth: width, lineCap: cap, lineJoin: join, miterLimit: limit)
      }
    },
  ]
}
