import Foundation

/// What bars show: buttons and tabs.
///
/// Kept; nothing of it is drawn.
@preconcurrency @MainActor open class UIBarItem: NSObject {
  final var keptValues: [String: Any] = [:]
  open var title: String?
  open var image: UIImage?
  open var tag = 0
  open var isEnabled = true

  public override init() { super.init() }
  public init?(coder: NSCoder) { super.init() }

  nonisolated deinit {}

  open var landscapeImagePhone: UIImage? {
    get { kept(UIImage?.none) }
    set { keep(newValue) }
  }
  open var largeContentSizeImage: UIImage? {
    get { kept(UIImage?.none) }
    set { keep(newValue) }
  }
  open var imageInsets: UIEdgeInsets {
    get { kept(.zero) }
    set { keep(newValue) }
  }
  open var landscapeImagePhoneInsets: UIEdgeInsets {
    get { kept(.zero) }
    set { keep(newValue) }
  }
  open var largeContentSizeImageInsets: UIEdgeInsets {
    get { kept(.zero) }
    set { keep(newValue) }
  }
  open var accessibilityLabel: String? {
    get { kept(String?.none) }
    set { keep(newValue) }
  }
  open var accessibilityIdentifier: String? {
    get { kept(String?.none) }
    set { keep(newValue) }
  }
  open var accessibilityHint: String? {
    get { kept(String?.none) }
    set { keep(newValue) }
  }
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) { keep(attributes, "attributes \(state.rawValue)") }
  open func titleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? {
    kept([NSAttributedString.Key: Any]?.none, "attributes \(state.rawValue)")
  }
}
