import Foundation

/// Sections that look as a table: one item to a line, across the whole width, as high as it asks.
///
/// So Apple's documentation of the class. How far UIKit's grouped appearances stand in from the edges,
/// which headers float, and how high an item is taken to be before it is asked, is unspecified: here
/// nothing, none and a table's standard row.
@preconcurrency @MainActor public struct UICollectionLayoutListConfiguration {
  public let appearance: Appearance
  public var headerMode = HeaderMode.none
  public var footerMode = FooterMode.none
  /// Above a section's header; as in a table, the system's own is unspecified.
  public var headerTopPadding: CGFloat?
  // Kept: separators and backgrounds are not drawn, and nobody swipes.
  public var showsSeparators = true
  public var separatorConfiguration: UIListSeparatorConfiguration
  public var itemSeparatorHandler: ItemSeparatorHandler?
  public var backgroundColor: UIColor?
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  public typealias SwipeActionsConfigurationProvider = (
    _ indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?

  public typealias ItemSeparatorHandler = (
    _ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
  ) -> UIListSeparatorConfiguration

  public init(appearance: Appearance) {
    self.appearance = appearance
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
  }

  public nonisolated enum Appearance: Int, Hashable, Sendable {
    case plain, grouped, insetGrouped, sidebar, sidebarPlain
  }

  public nonisolated enum HeaderMode: Int, Hashable, Sendable {
    /// `firstItemInSection` changes how the first item looks, not where it lies.
    case none, supplementary, firstItemInSection
  }

  public nonisolated enum FooterMode: Int, Hashable, Sendable {
    case none, supplementary
  }
}

extension NSCollectionLayoutSection {
  public static func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let line = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .estimated(UITableView.standardHeight))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: line, subitems: [NSCollectionLayoutItem(layoutSize: line)])
    let section = NSCollectionLayoutSection(group: group)
    if configuration.headerMode == .supplementary {
      section.boundarySupplementaryItems.append(
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: line, elementKind: UICollectionView.elementKindSectionHeader,
          alignment: .top))
    }
    if configuration.footerMode == .supplementary {
      section.boundarySupplementaryItems.append(
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: line, elementKind: UICollectionView.elementKindSectionFooter,
          alignment: .bottom))
    }
    return section
  }
}

extension UICollectionViewCompositionalLayout {
  public static func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    }
  }
}
