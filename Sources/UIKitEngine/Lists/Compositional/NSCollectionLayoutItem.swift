import Foundation

/// One cell's place in a group.
///
/// Its content insets take from its size; the room around it adds to it.
@preconcurrency @MainActor open class NSCollectionLayoutItem: NSObject, NSCopying {
  public final let layoutSize: NSCollectionLayoutSize
  public final let supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  open var contentInsets = NSDirectionalEdgeInsets.zero
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  public init(
    layoutSize: NSCollectionLayoutSize,
    supplementaryItems: [NSCollectionLayoutSupplementaryItem] = []
  ) {
    (self.layoutSize, self.supplementaryItems) = (layoutSize, supplementaryItems)
    super.init()
  }

  nonisolated deinit {}

  /// Groups and sections are given as they are; later changes to them count here, and not in UIKit,
  /// which copies: unspecified.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A view that belongs to an item or a group, such as a badge.
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  public final let elementKind: String
  public final let containerAnchor: NSCollectionLayoutAnchor
  public final let itemAnchor: NSCollectionLayoutAnchor?
  open var zIndex = 1

  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor
  ) {
    (self.elementKind, self.containerAnchor, itemAnchor) = (elementKind, containerAnchor, nil)
    super.init(layoutSize: layoutSize)
  }

  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor, itemAnchor: NSCollectionLayoutAnchor
  ) {
    (self.elementKind, self.containerAnchor) = (elementKind, containerAnchor)
    self.itemAnchor = itemAnchor
    super.init(layoutSize: layoutSize)
  }

  nonisolated deinit {}

  /// Beside a cell: at the anchor's edges inside it, moved by its offset, which may be a share of the
  /// view's own size; with an anchor of the view's own, that comes to lie on the container's.
  final func frame(on cell: CGRect) -> CGRect {
    let size = layoutSize.resolved(in: cell.size)
    let at = containerAnchor.share
    let own = itemAnchor?.share ?? at
    let offset = containerAnchor.moved(size)
    let back = itemAnchor?.moved(size) ?? .zero
    return CGRect(
      x: cell.minX + cell.width * at.x - size.width * own.x + offset.x - back.x,
      y: cell.minY + cell.height * at.y - size.height * own.y + offset.y - back.y,
      width: size.width, height: size.height)
  }
}

/// Edges that a supplementary view holds to.
@preconcurrency @MainActor public final class NSCollectionLayoutAnchor: NSObject, NSCopying {
  public let edges: NSDirectionalRectEdge
  public let offset: CGPoint
  public let isFractionalOffset: Bool
  public final var isAbsoluteOffset: Bool { !isFractionalOffset }

  private init(
    _ edges: NSDirectionalRectEdge, _ offset: CGPoint, isFractional: Bool
  ) {
    (self.edges, self.offset, isFractionalOffset) = (edges, offset, isFractional)
    super.init()
  }

  public convenience init(edges: NSDirectionalRectEdge) {
    self.init(edges, .zero, isFractional: false)
  }
  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.init(edges, absoluteOffset, isFractional: false)
  }
  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(edges, fractionalOffset, isFractional: true)
  }

  nonisolated deinit {}

  public final func copy(with zone: NSZone? = nil) -> Any { self }

  /// From the leading top corner, 0, to the trailing bottom one, 1; no edge is the middle.
  var share: CGPoint {
    func share(_ near: NSDirectionalRectEdge, _ far: NSDirectionalRectEdge) -> CGFloat {
      edges.contains(near) == edges.contains(far) ? 0.5 : edges.contains(near) ? 0 : 1
    }
    return CGPoint(x: share(.leading, .trailing), y: share(.top, .bottom))
  }

  func moved(_ size: CGSize) -> CGPoint {
    isFractionalOffset
      ? CGPoint(x: offset.x * size.width, y: offset.y * size.height) : offset
  }
}

/// A header, a footer or another view at an edge of a section.
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  public final let alignment: NSRectAlignment
  public final let offset: CGPoint
  open var extendsBoundary = true
  open var pinToVisibleBounds = false

  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint
  ) {
    (self.alignment, offset) = (alignment, absoluteOffset)
    super.init(
      layoutSize: layoutSize, elementKind: elementKind,
      containerAnchor: NSCollectionLayoutAnchor(edges: alignment.edges))
  }

  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment
  ) {
    self.init(
      layoutSize: layoutSize, elementKind: elementKind, alignment: alignment,
      absoluteOffset: .zero)
  }

  nonisolated deinit {}
}

/// A view behind a section.
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  public final let elementKind: String
  open var zIndex = -1

  private init(_ elementKind: String) {
    self.elementKind = elementKind
    super.init(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
  }

  nonisolated deinit {}

  public class func background(elementKind: String) -> Self {
    unsafeDowncast(NSCollectionLayoutDecorationItem(elementKind), to: Self.self)
  }
}

nonisolated extension NSRectAlignment {
  var edges: NSDirectionalRectEdge {
    switch self {
    case .none: []
    case .top: .top
    case .topLeading: [.top, .leading]
    case .leading: .leading
    case .bottomLeading: [.bottom, .leading]
    case .bottom: .bottom
    case .bottomTrailing: [.bottom, .trailing]
    case .trailing: .trailing
    case .topTrailing: [.top, .trailing]
    }
  }
}
