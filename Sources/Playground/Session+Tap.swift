import SwiftScript
import UIKitEngine

extension Session {
  /// Lets the tap recognizers of the view that `expression` names recognize a tap, or else selects
  /// the row or item of a list that it stands in, and tells its responders of the touch.
  ///
  /// It is recorded like a time command: no Swift of UIKit's own does this.
  public func tap(_ expression: String) -> Evaluation {
    act(Recording(action: .tap(expression))) {
      touch(expression)
      return Evaluation()
    }
  }

  func touch(_ expression: String) {
    running.append(.code)
    defer { running.removeLast() }
    guard let view = view(named: expression) else { return }
    let recognizers = (view.gestureRecognizers ?? []).compactMap { $0 as? UITapGestureRecognizer }
    // A recognizer takes the touch away from the row or item, and from who would hear of it.
    if recognizers.isEmpty {
      view.touchListCell()
      if view.hearsTouches { view.tapMiddle() }
    }
    for recognizer in recognizers { recognizer.recognize() }
  }
}

extension UIResponder {
  /// Whether a class of the script's here or further up the chain overrides what tells of touches.
  public var hearsTouches: Bool {
    sequence(first: self, next: \.next).contains { responder in
      guard let script = (responder as? any ScriptHosted)?.script else { return false }
      return script.overrides("touchesBegan(_:with:)") || script.overrides("touchesEnded(_:with:)")
        || script.tracksTouches
    }
  }

  /// Whether a class of the script's follows touches that are its own.
  public var tracksTouches: Bool { (self as? any ScriptHosted)?.script.tracksTouches ?? false }
}

extension ScriptInstance {
  fileprivate var tracksTouches: Bool {
    ["beginTracking(_:with:)", "continueTracking(_:with:)", "endTracking(_:with:)"]
      .contains { overrides($0) }
  }
}
