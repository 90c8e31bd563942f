import Foundation

/// Where a cell lies, and how it looks.
///
/// As Apple's documentation of the class has it: a copy is of the same class, and a subclass with values
/// of its own copies and compares them, too. Two are equal when all that is here is.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject,
  NSCopying
{
  open var indexPath = IndexPath()
  open var frame = CGRect.zero
  open var alpha: CGFloat = 1
  open var isHidden = false
  open var zIndex = 0
  open var transform = CGAffineTransform.identity
  /// Its affine part is `transform`, as of a layer.
  open var transform3D: CATransform3D {
    get { CATransform3DMakeAffineTransform(transform) }
    set { transform = CATransform3DGetAffineTransform(newValue) }
  }
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set { frame.origin = CGPoint(x: newValue.x - size.width / 2, y: newValue.y - size.height / 2) }
  }
  open var size: CGSize {
    get { frame.size }
    set {
      let middle = center
      frame.size = newValue
      center = middle
    }
  }
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }

  open internal(set) var representedElementKind: String?
  open var representedElementCategory: UICollectionView.ElementCategory {
    if isDecoration { return .decorationView }
    return representedElementKind == nil ? .cell : .supplementaryView
  }

  public override init() { super.init() }

  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  private final var isDecoration = false
  /// Which sides of the size the view itself is asked for.
  final var estimates = SizeEstimates()

  final func becomeDecoration() { isDecoration = true }

  public convenience init(
    forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath
  ) {
    self.init(forCellWith: indexPath)
    representedElementKind = elementKind
  }

  public convenience init(
    forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath
  ) {
    self.init(forSupplementaryViewOfKind: decorationViewKind, with: indexPath)
    isDecoration = true
  }

  /// For hosts whose initializers run elsewhere.
  package final func become(_ kind: String, isDecoration: Bool) {
    (representedElementKind, self.isDecoration) = (kind, isDecoration)
  }

  nonisolated deinit {}

  /// Another of the same class with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Engine.current.copyAttributes?(self) ?? type(of: self).made(like: "")
    copy.indexPath = indexPath
    (copy.representedElementKind, copy.isDecoration) = (representedElementKind, isDecoration)
    (copy.frame, copy.alpha, copy.isHidden) = (frame, alpha, isHidden)
    (copy.zIndex, copy.transform, copy.estimates) = (zIndex, transform, estimates)
    return copy
  }

  /// Foundation asks on any thread; UIKit's lists live on the main one.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    let other = object as? UICollectionViewLayoutAttributes
    return MainActor.assumeIsolated {
      guard let other, type(of: self) == type(of: other) else { return false }
      return (indexPath, frame, alpha, isHidden, zIndex)
        == (other.indexPath, other.frame, other.alpha, other.isHidden, other.zIndex)
        && transform == other.transform
        && representedElementKind == other.representedElementKind
        && isDecoration == other.isDecoration
    }
  }

  nonisolated open override var hash: Int { MainActor.assumeIsolated { indexPath.hashValue } }

  /// Runs `init()` of the class that it is called with.
  convenience init(like _: String) { self.init() }

  /// The symbol of the initializer above, as generic code calls it.
  @_silgen_name("$s11UIKitEngine32UICollectionViewLayoutAttributesC4likeACSS_tcfC")
  static func made(like name: __owned String) -> UICollectionViewLayoutAttributes
}
