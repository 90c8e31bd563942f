import Foundation

/// What was copied: of this app alone, since no other stands beside it.
///
/// Source: developer.apple.com/documentation/uikit/uipasteboard
@preconcurrency @MainActor open class UIPasteboard: NSObject {
  /// The app's own; each app begins with an empty one.
  public static var general: UIPasteboard { Engine.current.pasteboard }

  public final let name: Name
  /// How often the contents have changed.
  open private(set) var changeCount = 0
  private var values: [Any] = []

  init(_ name: Name) {
    self.name = name
    super.init()
  }

  nonisolated deinit {}

  /// A pasteboard with a name of its own, which nobody else finds.
  public static func withUniqueName() -> UIPasteboard {
    UIPasteboard(Name(UUID().uuidString))
  }

  open var numberOfItems: Int { values.count }
  open var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }
  /// Setting it replaces whatever was there, as in all of these; `nil` when there are none.
  open var strings: [String]? {
    get { kept() }
    set { replace(newValue) }
  }
  open var url: URL? {
    get { urls?.first }
    set { urls = newValue.map { [$0] } }
  }
  open var urls: [URL]? {
    get { kept() }
    set { replace(newValue) }
  }
  open var image: UIImage? {
    get { images?.first }
    set { images = newValue.map { [$0] } }
  }
  open var images: [UIImage]? {
    get { kept() }
    set { replace(newValue) }
  }
  open var color: UIColor? {
    get { colors?.first }
    set { colors = newValue.map { [$0] } }
  }
  open var colors: [UIColor]? {
    get { kept() }
    set { replace(newValue) }
  }
  open var hasStrings: Bool { strings != nil }
  open var hasURLs: Bool { urls != nil }
  open var hasImages: Bool { images != nil }
  open var hasColors: Bool { colors != nil }

  /// Posted when the contents have changed.
  public nonisolated static let changedNotification = Notification.Name(
    "UIPasteboardChangedNotification")

  private func kept<Kind>() -> [Kind]? {
    let kind = values.compactMap { $0 as? Kind }
    return kind.isEmpty ? nil : kind
  }

  private func replace(_ new: [Any]?) {
    values = new ?? []
    changeCount += 1
    Engine.current.notificationCenter.post(name: Self.changedNotification, object: self)
  }

  public nonisolated struct Name: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    public static let general = Name("com.apple.UIKit.pboard.general")
  }
}
