import SwiftScript
import UIKitEngine

extension UITouch.Phase: @MainActor BridgedValue {}
extension UIEvent.EventType: @MainActor BridgedValue {}

/// What the user does: events and the fingers in them.
extension TypeBinding {
  static let uiEvent = TypeBinding.class(
    UIEvent.self, "UIEvent", inherits: "NSObject", subclassable: true
  ) { type in
    type.initializer("init()") {
      UIEvent()
    } subclass: {
      ScriptEvent(script: $0)
    }
    type.property("var type: EventType", \.type)
    type.property("var allTouches: Set<UITouch>?", \.allTouches)
    type.method("func touches(for view: UIView) -> Set<UITouch>?", UIEvent.touches(for:))
  }

  static let uiEventType = TypeBinding.enum(
    UIEvent.EventType.self, "UIEvent.EventType",
    [
      ("touches", .touches), ("motion", .motion), ("remoteControl", .remoteControl),
      ("presses", .presses), ("scroll", .scroll), ("hover", .hover), ("transform", .transform),
    ])

  static let uiTouch = TypeBinding.class(
    UITouch.self, "UITouch", inherits: "NSObject"
  ) { type in
    type.initializer("init()") { UITouch() }
    type.property("var phase: Phase", \.phase)
    type.property("var tapCount: Int", \.tapCount)
    type.property("var view: UIView?", \.view)
    type.property("var window: UIWindow?", \.window)
    type.method("func location(in view: UIView?) -> CGPoint", UITouch.location(in:))
    type.method(
      "func previousLocation(in view: UIView?) -> CGPoint", UITouch.previousLocation(in:))
  }

  static let uiTouchPhase = TypeBinding.enum(
    UITouch.Phase.self, "UITouch.Phase",
    [
      ("began", .began), ("moved", .moved), ("stationary", .stationary), ("ended", .ended),
      ("cancelled", .cancelled), ("regionEntered", .regionEntered), ("regionMoved", .regionMoved),
      ("regionExited", .regionExited),
    ])
}
