import Foundation

/// A question to the user, as a controller that is presented like any other.
///
/// How large it is and where its buttons lie is unspecified: its view is empty here. What a tap does is
/// `tap(_:)`, LayoutLab's own.
@preconcurrency @MainActor public final class UIAlertController: UIViewController {
  public var message: String?
  public private(set) var actions: [UIAlertAction] = []
  /// `nil` before the first `addTextField(configurationHandler:)`.
  public private(set) var textFields: [UITextField]?
  public let preferredStyle: Style
  /// One of `actions`; it is set off from the others.
  public var preferredAction: UIAlertAction?

  public init(title: String?, message: String?, preferredStyle: Style) {
    self.preferredStyle = preferredStyle
    self.message = message
    super.init(nibName: nil, bundle: nil)
    self.title = title
    modalPresentationStyle = .overFullScreen
  }

  public required init?(coder: NSCoder) {
    preferredStyle = .alert
    super.init(coder: coder)
  }

  nonisolated deinit {}

  public func addAction(_ action: UIAlertAction) { actions.append(action) }

  /// Calls the handler at once, so that it can fill the field.
  public func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    textFields = (textFields ?? []) + [field]
    configurationHandler?(field)
  }

  /// What the user's tap does: the alert goes, then the handler is called.
  ///
  /// LayoutLab's own: in an app the alert's buttons do it.
  public func tap(_ action: UIAlertAction) {
    guard action.isEnabled, actions.contains(where: { $0 === action }) else { return }
    guard presentingViewController != nil else { return action.handler?(action) ?? () }
    dismiss(animated: true) { action.handler?(action) }
  }

  public nonisolated enum Style: Int, Hashable, Sendable {
    case actionSheet, alert
  }
}

/// One of an alert's buttons.
@preconcurrency @MainActor public final class UIAlertAction: NSObject {
  public let title: String?
  public let style: Style
  public var isEnabled = true
  let handler: ((UIAlertAction) -> Void)?

  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    (self.title, self.style, self.handler) = (title, style, handler)
    super.init()
  }

  nonisolated deinit {}

  public nonisolated enum Style: Int, Hashable, Sendable {
    case `default`, cancel, destructive
  }
}
