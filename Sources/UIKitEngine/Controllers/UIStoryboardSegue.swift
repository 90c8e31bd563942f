import Foundation

/// The way from one scene of a storyboard to another.
///
/// Source: Apple's documentation of the class.
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
  public final let identifier: String?
  public final let source: UIViewController
  public final let destination: UIViewController
  /// What ``perform()`` does of itself.
  final var showing: ((UIStoryboardSegue) -> Void)?

  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    (self.identifier, self.source, self.destination) = (identifier, source, destination)
    super.init()
  }

  /// - Parameter performHandler: What ``perform()`` does.
  public convenience init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    showing = { _ in performHandler() }
  }

  nonisolated deinit {}

  /// Shows the destination; one that is made without a handler does nothing, and subclasses say how.
  open func perform() { showing?(self) }
}
