import UIKitEngine

extension Session {
  /// Lets the tap recognizers of the view that `expression` names recognize a tap, or else selects
  /// the row or item of a list that it stands in.
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
    // A recognizer takes the touch away from the row or item.
    if recognizers.isEmpty { view.touchListCell() }
    for recognizer in recognizers { recognizer.recognize() }
  }
}
