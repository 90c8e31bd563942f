import SwiftScript
import UIKitEngine

extension TypeBinding {
  static let uiCollectionViewLayout = TypeBinding.class(
    UICollectionViewLayout.self, "UICollectionViewLayout", inherits: "NSObject", subclassable: true
  ) { type in
    type.initializer(
      "init()", UICollectionViewLayout.init, subclass: ScriptCollectionViewLayout.init(script:))
    type.property("var collectionView: UICollectionView?") { $0.collectionView }
    type.method("func prepare()", UICollectionViewLayout.prepare)
    type.method("func invalidateLayout()", UICollectionViewLayout.invalidateLayout)
    type.property("var collectionViewContentSize: CGSize", \.collectionViewContentSize)
    type.function(
      "func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?"
    ) { (layout: UICollectionViewLayout, rect: CGRect) in
      layout.layoutAttributesForElements(in: rect)
    }
    type.function(
      "func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes?"
    ) { (layout: UICollectionViewLayout, path: IndexPath) in
      layout.layoutAttributesForItem(at: path)
    }
    type.function(
      "func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: "
        + "IndexPath) -> UICollectionViewLayoutAttributes?"
    ) { (layout: UICollectionViewLayout, kind: String, path: IndexPath) in
      layout.layoutAttributesForSupplementaryView(ofKind: kind, at: path)
    }
    type.function("func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool") {
      (layout: UICollectionViewLayout, bounds: CGRect) in
      layout.shouldInvalidateLayout(forBoundsChange: bounds)
    }
    type.function(
      "func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint, "
        + "withScrollingVelocity velocity: CGPoint) -> CGPoint"
    ) { (layout: UICollectionViewLayout, offset: CGPoint, velocity: CGPoint) in
      layout.targetContentOffset(
        forProposedContentOffset: offset, withScrollingVelocity: velocity)
    }
  }

  static let uiCollectionViewFlowLayout = TypeBinding.class(
    UICollectionViewFlowLayout.self, "UICollectionViewFlowLayout",
    inherits: "UICollectionViewLayout", subclassable: true
  ) { type in
    type.initializer(
      "init()", UICollectionViewFlowLayout.init,
      subclass: ScriptCollectionViewFlowLayout.init(script:))
    type.staticProperty("static let automaticSize: CGSize") {
      UICollectionViewFlowLayout.automaticSize
    }
    type.property("var itemSize: CGSize", \.itemSize)
    type.property("var minimumLineSpacing: CGFloat", \.minimumLineSpacing)
    type.property("var minimumInteritemSpacing: CGFloat", \.minimumInteritemSpacing)
    type.property("var sectionInset: UIEdgeInsets", \.sectionInset)
    type.property("var scrollDirection: UICollectionView.ScrollDirection", \.scrollDirection)
    type.property("var estimatedItemSize: CGSize", \.estimatedItemSize)
    type.property("var headerReferenceSize: CGSize", \.headerReferenceSize)
    type.property("var footerReferenceSize: CGSize", \.footerReferenceSize)
    type.property("var sectionHeadersPinToVisibleBounds: Bool", \.sectionHeadersPinToVisibleBounds)
  }

  static let uiCollectionViewLayoutAttributes = TypeBinding.class(
    UICollectionViewLayoutAttributes.self, "UICollectionViewLayoutAttributes", inherits: "NSObject"
  ) { type in
    type.initializer("init(forCellWith indexPath: IndexPath)") { (path: IndexPath) in
      UICollectionViewLayoutAttributes(forCellWith: path)
    }
    type.initializer(
      "init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath)"
    ) { (kind: String, path: IndexPath) in
      UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: kind, with: path)
    }
    type.property("var indexPath: IndexPath", \.indexPath)
    type.property("var frame: CGRect", \.frame)
    type.property("var center: CGPoint", \.center)
    type.property("var size: CGSize", \.size)
    type.property("var bounds: CGRect", \.bounds)
    type.property("var alpha: CGFloat", \.alpha)
    type.property("var isHidden: Bool", \.isHidden)
    type.property("var zIndex: Int", \.zIndex)
    type.property("var transform: CGAffineTransform", \.transform)
    type.property("let representedElementKind: String?", \.representedElementKind)
    type.property(
      "var representedElementCategory: UICollectionView.ElementCategory",
      \.representedElementCategory)
    type.native("func copy() -> Any") { _, arguments in
      UICollectionViewLayoutAttributes.unwrap(arguments[0])
        .map { Value(object: $0.copy(with: nil) as AnyObject) } ?? .none
    }
  }
}
