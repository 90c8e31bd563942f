import Foundation

/// A closure with a title, for controls and menus.
@preconcurrency @MainActor public final class UIAction: UIMenuElement {
  public let identifier: Identifier
  public var discoverabilityTitle: String?
  public var attributes: UIMenuElement.Attributes
  public var state: UIMenuElement.State
  public private(set) var sender: Any?
  private let body: UIActionHandler
  private static var count = 0

  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off,
    handler: @escaping UIActionHandler
  ) {
    UIAction.count += 1
    self.identifier = identifier ?? Identifier("com.apple.action.dynamic.\(UIAction.count)")
    self.discoverabilityTitle = discoverabilityTitle
    (self.attributes, self.state) = (attributes, state)
    body = handler
    super.init(title: title, subtitle: subtitle, image: image)
  }

  nonisolated deinit {}

  /// Does what choosing it would do.
  public func performWithSender(_ sender: Any?, target: Any?) {
    guard Engine.current.faulted == nil else { return }
    handler(self, from: sender)
  }

  func handler(_ action: UIAction, from sender: Any?) {
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

extension String {
  var nilIfEmpty: String? { isEmpty ? nil : self }
}
