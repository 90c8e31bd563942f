import Foundation

// What a list is told that concerns no number here: kept.

extension UICollectionView {
  public nonisolated enum SelfSizingInvalidation: Int, Hashable, Sendable {
    case disabled, enabled, enabledIncludingConstraints
  }
}

extension UITableView {
  // How what is drawn beside and between rows looks; nothing of it takes part in layout.
  public final var separatorInsetReference: SeparatorInsetReference {
    get { kept(.fromCellEdges) }
    set { keep(newValue) }
  }
  public final var sectionIndexColor: UIColor? {
    get { kept(UIColor?.none) }
    set { keep(newValue) }
  }
  public final var sectionIndexBackgroundColor: UIColor? {
    get { kept(UIColor?.none) }
    set { keep(newValue) }
  }
  public final var sectionIndexTrackingBackgroundColor: UIColor? {
    get { kept(UIColor?.none) }
    set { keep(newValue) }
  }
  public final var sectionIndexMinimumDisplayRowCount: Int {
    get { kept(0) }
    set { keep(newValue) }
  }
  public final var separatorEffect: UIVisualEffect? {
    get { kept(UIVisualEffect?.none) }
    set { keep(newValue) }
  }
  public final func reloadSectionIndexTitles() {}

  public nonisolated enum SelfSizingInvalidation: Int, Hashable, Sendable {
    case disabled, enabled, enabledIncludingConstraints
  }

  public nonisolated enum SeparatorInsetReference: Int, Hashable, Sendable {
    case fromCellEdges, fromAutomaticInsets
  }
}

/// A data source that is not kept alive.
struct WeakFeed<Source> {
  private weak var object: AnyObject?
  var source: Source? { object as? Source }

  init(_ source: Source? = nil) { object = source.map { $0 as AnyObject } }
}

@preconcurrency @MainActor public protocol UICollectionViewDataSourcePrefetching: AnyObject {
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
  func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
  public func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {}
}

@preconcurrency @MainActor public protocol UITableViewDataSourcePrefetching: AnyObject {
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
  public func tableView(
    _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) {}
}
