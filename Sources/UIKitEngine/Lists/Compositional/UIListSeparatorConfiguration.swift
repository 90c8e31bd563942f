import Foundation

/// How the lines between a list's items look; kept, for nothing is drawn here.
///
/// Source: Apple's documentation of the type; the insets that stand for the system's own have values of
/// ours.
public nonisolated struct UIListSeparatorConfiguration: Hashable {
  public var topSeparatorVisibility = Visibility.automatic
  public var bottomSeparatorVisibility = Visibility.automatic
  public var topSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  public var bottomSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  public var color = UIColor.separator
  public var multipleSelectionColor = UIColor.separator
  public var visualEffect: UIVisualEffect?

  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}

  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude,
    bottom: .greatestFiniteMagnitude, trailing: .greatestFiniteMagnitude)

  public nonisolated enum Visibility: Int, Hashable, Sendable {
    case automatic, visible, hidden
  }
}
