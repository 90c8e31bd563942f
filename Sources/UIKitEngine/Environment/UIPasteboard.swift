import Foundation

/// What was copied: of this app alone, since no other stands beside it.
///
/// Source: developer.apple.com/documentation/uikit/uipasteboard
@preconcurrency @MainActor open class UIPasteboard: NSObject {
  /// The app's own; each app begins with an empty one.
  public static var general: UIPasteboard { Engine.current.pasteboard }

  public final let name: Name
  /// How often the contents have changed.
  public private(set) final var changeCount = 0
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

  public final var numberOfItems: Int { values.count }
  public final var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }
  /// Setting it replaces whatever was there, as in all of these; `nil` when there are none.
  public final var strings: [String]? {
    get { kept() }
    set { replace(newValue) }
  }
  public final var url: URL? {
    get { urls?.first }
    set { urls = newValue.map { [$0] } }
  }
  public final var urls: [URL]? {
    get { kept() }
    set { replace(newValue) }
  }
  public final var image: UIImage? {
    get { images?.first }
    set { images = newValue.map { [$0] } }
  }
  public final var images: [UIImage]? {
    get { kept() }
    set { replace(newValue) }
  }
  public final var color: UIColor? {
    get { colors?.first }
    set { colors = newValue.map { [$0] } }
  }
  public final var colors: [UIColor]? {
    get { kept() }
    set { replace(newValue) }
  }
  public final var hasStrings: Bool { strings != nil }
  public final var hasURLs: Bool { urls != nil }
  public final var hasImages: Bool { images != nil }
  public final var hasColors: Bool { colors != nil }

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
