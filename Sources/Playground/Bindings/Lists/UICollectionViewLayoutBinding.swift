import SwiftScript
import UIKitEngine

extension UICollectionViewFlowLayout.SectionInsetReference: @MainActor BridgedValue {}
extension UICollectionViewUpdateItem.Action: @MainActor BridgedValue {}

extension TypeBinding {
  static let uiCollectionViewLayout = TypeBinding.class(
    UICollectionViewLayout.self, "UICollectionViewLayout", inherits: "NSObject", subclassable: true
  ) { type in
    type.initializer(
      "init()", UICollectionViewLayout.init, subclass: ScriptCollectionViewLayout.init(script:))
    type.initializer("required init?(coder: NSCoder)") { (_: NSCoder) in
      UICollectionViewLayout()
    } subclass: { script, _ in
      ScriptCollectionViewLayout(script: script)
    }
    type.property("var collectionView: UICollectionView?") { $0.collectionView }
    type.native(
      "class var layoutAttributesClass: AnyClass",
      get: { machine, _ in
        machine.library.types["UICollectionViewLayoutAttributes"]
          .map { .box(TypeBox(.nominal($0, []))) } ?? .none
      }, set: nil)
    type.function("func prepare()") { (layout: UICollectionViewLayout) in layout.prepare() }
    type.function(
      "func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem])"
    ) { (layout: UICollectionViewLayout, items: [UICollectionViewUpdateItem]) in
      layout.prepare(forCollectionViewUpdates: items)
    }
    type.function("func finalizeCollectionViewUpdates()") { (layout: UICollectionViewLayout) in
      layout.finalizeCollectionViewUpdates()
    }
    type.function("func prepareForTransition(to newLayout: UICollectionViewLayout)") {
      (layout: UICollectionViewLayout, other: UICollectionViewLayout) in
      layout.prepareForTransition(to: other)
    }
    type.function("func prepareForTransition(from oldLayout: UICollectionViewLayout)") {
      (layout: UICollectionViewLayout, other: UICollectionViewLayout) in
      layout.prepareForTransition(from: other)
    }
    type.function("func finalizeLayoutTransition()") { (layout: UICollectionViewLayout) in
      layout.finalizeLayoutTransition()
    }
    type.function("func invalidateLayout()") { (layout: UICollectionViewLayout) in
      layout.invalidateLayout()
    }
    type.function(
      "func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext)"
    ) {
      (layout: UICollectionViewLayout, context: UICollectionViewLayoutInvalidationContext) in
      layout.invalidateLayout(with: context)
    }
    type.function(
      "func invalidationContext(forBoundsChange newBounds: CGRect) -> "
        + "UICollectionViewLayoutInvalidationContext"
    ) { (layout: UICollectionViewLayout, bounds: CGRect) in
      layout.invalidationContext(forBoundsChange: bounds)
    }
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
    type.function(
      "func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath) "
        + "-> UICollectionViewLayoutAttributes?"
    ) { (layout: UICollectionViewLayout, kind: String, path: IndexPath) in
      layout.layoutAttributesForDecorationView(ofKind: kind, at: path)
    }
    type.native(
      "func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String)"
    ) { machine, arguments in
      guard let layout = UICollectionViewLayout.unwrap(arguments[0]),
        let kind = String.unwrap(arguments[2])
      else { return .void }
      switch ListClass(arguments[1], machine, by: "init(frame:)") {
      case .engine(let type): layout.register(type, forDecorationViewOfKind: kind)
      case .script(let make):
        layout.decorationMakers[kind] = {
          make([CGRect.zero]) as? UICollectionReusableView ?? UICollectionReusableView()
        }
      case .none: layout.decorationMakers[kind] = nil
      }
      return .void
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
    type.function(
      "func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint"
    ) { (layout: UICollectionViewLayout, offset: CGPoint) in
      layout.targetContentOffset(forProposedContentOffset: offset)
    }
  }

  static let uiCollectionViewFlowLayout = TypeBinding.class(
    UICollectionViewFlowLayout.self, "UICollectionViewFlowLayout",
    inherits: "UICollectionViewLayout", subclassable: true
  ) { type in
    type.initializer(
      "init()", UICollectionViewFlowLayout.init,
      subclass: ScriptCollectionViewFlowLayout.init(script:))
    type.initializer("required init?(coder: NSCoder)") { (_: NSCoder) in
      UICollectionViewFlowLayout()
    } subclass: { script, _ in
      ScriptCollectionViewFlowLayout(script: script)
    }
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
    type.property("var sectionFootersPinToVisibleBounds: Bool", \.sectionFootersPinToVisibleBounds)
    type.property("var sectionInsetReference: SectionInsetReference", \.sectionInsetReference)
  }

  static let collectionLayoutParts: [TypeBinding] = [
    .enum(
      UICollectionViewUpdateItem.Action.self, "UICollectionViewUpdateItem.Action",
      [
        ("insert", .insert), ("delete", .delete), ("reload", .reload), ("move", .move),
        ("none", .none),
      ]),
    .class(
      UICollectionViewUpdateItem.self, "UICollectionViewUpdateItem", inherits: "NSObject"
    ) { type in
      type.property("var indexPathBeforeUpdate: IndexPath?") { $0.indexPathBeforeUpdate }
      type.property("var indexPathAfterUpdate: IndexPath?") { $0.indexPathAfterUpdate }
      type.property("var updateAction: Action") { $0.updateAction }
    },
    .enum(
      UICollectionViewFlowLayout.SectionInsetReference.self,
      "UICollectionViewFlowLayout.SectionInsetReference",
      [
        ("fromContentInset", .fromContentInset), ("fromSafeArea", .fromSafeArea),
        ("fromLayoutMargins", .fromLayoutMargins),
      ]),
    .class(
      UICollectionViewLayoutInvalidationContext.self, "UICollectionViewLayoutInvalidationContext",
      inherits: "NSObject"
    ) { type in
      type.initializer("init()") { UICollectionViewLayoutInvalidationContext() }
      type.property("var invalidateEverything: Bool", \.invalidateEverything)
      type.property("var invalidateDataSourceCounts: Bool", \.invalidateDataSourceCounts)
      type.property("var invalidatedItemIndexPaths: [IndexPath]?", \.invalidatedItemIndexPaths)
      type.property(
        "var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?",
        \.invalidatedSupplementaryIndexPaths)
      type.property(
        "var invalidatedDecorationIndexPaths: [String: [IndexPath]]?",
        \.invalidatedDecorationIndexPaths)
      type.property("var contentOffsetAdjustment: CGPoint", \.contentOffsetAdjustment)
      type.property("var contentSizeAdjustment: CGSize", \.contentSizeAdjustment)
      type.method(
        "func invalidateItems(at indexPaths: [IndexPath])",
        UICollectionViewLayoutInvalidationContext.invalidateItems(at:))
      type.method(
        "func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: "
          + "[IndexPath])",
        UICollectionViewLayoutInvalidationContext.invalidateSupplementaryElements(ofKind:at:))
      type.method(
        "func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: "
          + "[IndexPath])",
        UICollectionViewLayoutInvalidationContext.invalidateDecorationElements(ofKind:at:))
    },
    .class(
      UICollectionViewFlowLayoutInvalidationContext.self,
      "UICollectionViewFlowLayoutInvalidationContext",
      inherits: "UICollectionViewLayoutInvalidationContext"
    ) { type in
      type.initializer("init()") { UICollectionViewFlowLayoutInvalidationContext() }
      type.property(
        "var invalidateFlowLayoutDelegateMetrics: Bool", \.invalidateFlowLayoutDelegateMetrics)
      type.property("var invalidateFlowLayoutAttributes: Bool", \.invalidateFlowLayoutAttributes)
    },
  ]
}
