import Foundation

/// What a cell shows, as a value; makes the view that shows it.
@preconcurrency @MainActor public protocol UIContentConfiguration {
  func makeContentView() -> UIView & UIContentView
  func updated(for state: any UIConfigurationState) -> Self
}

@preconcurrency @MainActor public protocol UIContentView: AnyObject {
  var configuration: any UIContentConfiguration { get set }
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  public func supports(_ configuration: any UIContentConfiguration) -> Bool { true }
}

/// What a cell is in, for configurations that look different by it.
@preconcurrency @MainActor public protocol UIConfigurationState {
  var traitCollection: UITraitCollection { get set }
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// Names a state of the program's own.
public nonisolated struct UIConfigurationStateCustomKey: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

@preconcurrency @MainActor public struct UIViewConfigurationState: UIConfigurationState {
  public var traitCollection: UITraitCollection
  public var isDisabled = false
  public var isHighlighted = false
  public var isSelected = false
  public var isFocused = false
  public var isPinned = false
  var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}

@preconcurrency @MainActor public struct UICellConfigurationState: UIConfigurationState {
  public var traitCollection: UITraitCollection
  public var isDisabled = false
  public var isHighlighted = false
  public var isSelected = false
  public var isFocused = false
  public var isEditing = false
  public var isExpanded = false
  public var isSwiped = false
  public var isReordering = false

  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }

  var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]
}

/// The content that a cell or a header is configured with, and the view that shows it.
struct ConfiguredContent {
  private(set) var configuration: (any UIContentConfiguration)?
  private weak var shown: (UIView & UIContentView)?

  /// Puts the configuration's view into the cell's content view, or hands the new one to the old view.
  mutating func set(_ configuration: (any UIContentConfiguration)?, in host: UIView) {
    self.configuration = configuration
    guard let configuration else {
      shown?.removeFromSuperview()
      return
    }
    if let shown, type(of: shown.configuration) == type(of: configuration),
      shown.supports(configuration)
    {
      shown.configuration = configuration
      return
    }
    shown?.removeFromSuperview()
    let view = configuration.makeContentView()
    view.frame = host.bounds
    host.addFilling(view)
    shown = view
  }
}

extension UIView {
  /// Adds a subview that constraints hold to the four edges.
  final func addFilling(_ view: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: topAnchor),
      view.leadingAnchor.constraint(equalTo: leadingAnchor),
      view.bottomAnchor.constraint(equalTo: bottomAnchor),
      view.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
  }
}

extension UITableViewCell {
  /// Its view fills `contentView`; that constraints hold it there is unspecified.
  public final var contentConfiguration: (any UIContentConfiguration)? {
    get { configuredContent.configuration }
    set { configuredContent.set(newValue, in: contentView) }
  }
  public final func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
}

extension UITableViewHeaderFooterView {
  public final var contentConfiguration: (any UIContentConfiguration)? {
    get { configuredContent.configuration }
    set { configuredContent.set(newValue, in: contentView) }
  }
  public final func defaultContentConfiguration() -> UIListContentConfiguration {
    .groupedHeader()
  }
}

extension UICollectionViewCell {
  public final var contentConfiguration: (any UIContentConfiguration)? {
    get { configuredContent.configuration }
    set { configuredContent.set(newValue, in: contentView) }
  }
}
