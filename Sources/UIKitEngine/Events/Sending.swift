/// How an event comes from the app to the view that was touched.
///
/// Source: Apple's documentation of `UIApplication.sendEvent(_:)` and `UIWindow.sendEvent(_:)`: the app
/// gives it to the window, and the window to the touched views.
extension UIWindow {
  final func deliver(_ event: UIEvent) {
    for touch in event.allTouches ?? [] where touch.window === self {
      guard let view = touch.view else { continue }
      switch touch.phase {
      case .began: view.touchesBegan([touch], with: event)
      case .moved: view.touchesMoved([touch], with: event)
      case .ended: view.touchesEnded([touch], with: event)
      case .cancelled: view.touchesCancelled([touch], with: event)
      case .stationary, .regionEntered, .regionMoved, .regionExited: break
      }
    }
  }
}

extension UIApplication {
  /// Gives `event` to the windows that its touches are in.
  public func sendEvent(_ event: UIEvent) {
    var told: [UIWindow] = []
    for touch in event.allTouches ?? [] {
      guard let window = touch.window, !told.contains(where: { $0 === window }) else { continue }
      told.append(window)
      window.sendEvent(event)
    }
  }
}
