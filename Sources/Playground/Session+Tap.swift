import UIKitEngine

extension Session {
  /// Lets the tap recognizers of the view that `expression` names recognize a tap.
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
    for case let recognizer as UITapGestureRecognizer in view(named: expression)?
      .gestureRecognizers ?? []
    {
      recognizer.recognize()
    }
  }
}
