import Foundation

/// What a playground shows beside its code.
@preconcurrency @MainActor public final class PlaygroundPage {
  public static let current = PlaygroundPage()
  public var needsIndefiniteExecution = false

  nonisolated deinit {}

  /// Shows a controller as a window's root, a view in the middle of one.
  ///
  /// How Xcode's live view calls the callbacks is not published: here it is a window like others.
  public var liveView: (any PlaygroundLiveViewable)? {
    get { Engine.current.keyWindow?.rootViewController }
    set {
      guard let window = Engine.current.keyWindow, let newValue else { return }
      needsIndefiniteExecution = true
      window.rootViewController = newValue.controllerForLiveView
    }
  }

  public func setLiveView(_ view: any PlaygroundLiveViewable) { liveView = view }
  public func finishExecution() {}
}

/// A view or a controller.
@preconcurrency @MainActor public protocol PlaygroundLiveViewable {
  var controllerForLiveView: UIViewController { get }
}

extension UIViewController: PlaygroundLiveViewable {
  public var controllerForLiveView: UIViewController { self }
}

extension UIView: PlaygroundLiveViewable {
  public var controllerForLiveView: UIViewController {
    let controller = UIViewController()
    controller.view.addSubview(self)
    center = CGPoint(x: controller.view.bounds.midX, y: controller.view.bounds.midY)
    return controller
  }
}
