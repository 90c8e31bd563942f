import Foundation

/// What bars show: buttons and tabs.
///
/// Kept; nothing of it is drawn.
@preconcurrency @MainActor open class UIBarItem: NSObject {
  final var keptValues: [String: Any] = [:]
  public final var title: String?
  public final var image: UIImage?
  public final var tag = 0
  public final var isEnabled = true

  public override init() { super.init() }
  public init?(coder: NSCoder) { super.init() }

  nonisolated deinit {}
}

extension UIBarItem {
  public final var landscapeImagePhone: UIImage? {
    get { kept(UIImage?.none) }
    set { keep(newValue) }
  }
  public final var largeContentSizeImage: UIImage? {
    get { kept(UIImage?.none) }
    set { keep(newValue) }
  }
  public final var imageInsets: UIEdgeInsets {
    get { kept(.zero) }
    set { keep(newValue) }
  }
  public final var landscapeImagePhoneInsets: UIEdgeInsets {
    get { kept(.zero) }
    set { keep(newValue) }
  }
  public final var largeContentSizeImageInsets: UIEdgeInsets {
    get { kept(.zero) }
    set { keep(newValue) }
  }
  public final var accessibilityLabel: String? {
    get { kept(String?.none) }
    set { keep(newValue) }
  }
  public final var accessibilityIdentifier: String? {
    get { kept(String?.none) }
    set { keep(newValue) }
  }
  public final var accessibilityHint: String? {
    get { kept(String?.none) }
    set { keep(newValue) }
  }
  public final func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) { keep(attributes, "attributes \(state.rawValue)") }
  public final func titleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? {
    kept([NSAttributedString.Key: Any]?.none, "attributes \(state.rawValue)")
  }
}
