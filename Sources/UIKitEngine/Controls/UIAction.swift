import Foundation

/// A closure with a title, for controls and menus.
@preconcurrency @MainActor public final class UIAction {
  public var title: String
  public var image: UIImage?
  public let identifier: Identifier
  public private(set) var sender: Any?
  private let body: UIActionHandler
  private static var count = 0

  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
    handler: @escaping UIActionHandler
  ) {
    self.title = title
    self.image = image
    UIAction.count += 1
    self.identifier = identifier ?? Identifier("com.apple.action.dynamic.\(UIAction.count)")
    body = handler
  }

  nonisolated deinit {}

  func handler(_ action: UIAction, from sender: Any) {
    self.sender = sender
    body(action)
    self.sender = nil
  }

  public nonisolated struct Identifier: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }
}

public typealias UIActionHandler = @MainActor (UIAction) -> Void
