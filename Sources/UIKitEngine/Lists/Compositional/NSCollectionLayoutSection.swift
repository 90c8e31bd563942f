import Foundation

public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler = (
  [any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment
) -> Void

/// Groups one after the other, with what stands at the section's edges.
@preconcurrency @MainActor open class NSCollectionLayoutSection: NSObject, NSCopying {
  final let group: NSCollectionLayoutGroup
  open var contentInsets = NSDirectionalEdgeInsets.zero
  open var interGroupSpacing: CGFloat = 0
  open var contentInsetsReference = UIContentInsetsReference.automatic
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  open var supplementariesFollowContentInsets = true
  /// Groups then stand beside each other; how far they are scrolled there is always nothing here.
  open var orthogonalScrollingBehavior =
    UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// Kept: when UIKit calls it is unspecified.
  open var visibleItemsInvalidationHandler:
    NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
  }

  nonisolated deinit {}

  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// How the groups of a section scroll across the layout's direction.
public nonisolated enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Hashable,
  Sendable
{
  case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}

/// What content insets are measured from.
public nonisolated enum UIContentInsetsReference: Int, Hashable, Sendable {
  case automatic, none, safeArea, layoutMargins, readableContent
}

/// An item on the screen, which an invalidation handler may change.
@preconcurrency @MainActor public protocol NSCollectionLayoutVisibleItem: AnyObject {
  var alpha: CGFloat { get set }
  var zIndex: Int { get set }
  var isHidden: Bool { get set }
  var center: CGPoint { get set }
  var transform: CGAffineTransform { get set }
  var transform3D: CATransform3D { get set }
  var name: String { get }
  var indexPath: IndexPath { get }
  var frame: CGRect { get }
  var bounds: CGRect { get }
  var representedElementCategory: UICollectionView.ElementCategory { get }
  var representedElementKind: String? { get }
}

/// What a layout knows of its surroundings while it makes sections.
@preconcurrency @MainActor public protocol NSCollectionLayoutEnvironment: AnyObject {
  var container: any NSCollectionLayoutContainer { get }
  var traitCollection: UITraitCollection { get }
}

/// The room that a layout fills.
@preconcurrency @MainActor public protocol NSCollectionLayoutContainer: AnyObject {
  var contentSize: CGSize { get }
  var effectiveContentSize: CGSize { get }
  var contentInsets: NSDirectionalEdgeInsets { get }
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

package final class CollectionEnvironment: NSObject, NSCollectionLayoutEnvironment {
  package let room: CollectionContainer
  package let traitCollection: UITraitCollection

  package init(_ size: CGSize, _ insets: NSDirectionalEdgeInsets, _ traits: UITraitCollection) {
    (room, traitCollection) = (CollectionContainer(size, insets), traits)
    super.init()
  }

  nonisolated deinit {}

  package var container: any NSCollectionLayoutContainer { room }
}

package final class CollectionContainer: NSObject, NSCollectionLayoutContainer {
  package let contentSize: CGSize
  package let contentInsets: NSDirectionalEdgeInsets

  init(_ size: CGSize, _ insets: NSDirectionalEdgeInsets) {
    (contentSize, contentInsets) = (size, insets)
    super.init()
  }

  nonisolated deinit {}

  package var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }
  package var effectiveContentSize: CGSize { contentSize.inset(by: contentInsets) }
}

nonisolated extension CGSize {
  func inset(by insets: NSDirectionalEdgeInsets) -> CGSize {
    CGSize(
      width: max(0, width - insets.leading - insets.trailing),
      height: max(0, height - insets.top - insets.bottom))
  }
}
