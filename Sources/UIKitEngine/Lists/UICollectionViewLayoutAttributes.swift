import Foundation

/// Where a cell lies, and how it looks.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject,
  NSCopying
{
  public final var indexPath: IndexPath
  open var frame = CGRect.zero
  public final var alpha: CGFloat = 1
  public final var isHidden = false
  public final var zIndex = 0
  public final var transform = CGAffineTransform.identity
  public final var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set { frame.origin = CGPoint(x: newValue.x - size.width / 2, y: newValue.y - size.height / 2) }
  }
  public final var size: CGSize {
    get { frame.size }
    set {
      let middle = center
      frame.size = newValue
      center = middle
    }
  }
  public final var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }

  public final let representedElementKind: String?
  public final var representedElementCategory: UICollectionView.ElementCategory {
    representedElementKind == nil ? .cell : .supplementaryView
  }

  public required init(forCellWith indexPath: IndexPath) {
    self.indexPath = indexPath
    representedElementKind = nil
    super.init()
  }

  public init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.indexPath = indexPath
    representedElementKind = elementKind
    super.init()
  }

  nonisolated deinit {}

  /// Another of the same class with the same values.
  public func copy(with zone: NSZone? = nil) -> Any {
    let copy =
      representedElementKind.map {
        UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: $0, with: indexPath)
      } ?? type(of: self).init(forCellWith: indexPath)
    (copy.frame, copy.alpha, copy.isHidden) = (frame, alpha, isHidden)
    (copy.zIndex, copy.transform) = (zIndex, transform)
    return copy
  }
}
