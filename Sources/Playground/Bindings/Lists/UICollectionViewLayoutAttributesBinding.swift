import SwiftScript
import UIKitEngine

extension TypeBinding {
  static let uiCollectionViewLayoutAttributes = TypeBinding.class(
    UICollectionViewLayoutAttributes.self, "UICollectionViewLayoutAttributes", inherits: "NSObject",
    conforms: ["NSCopying"], subclassable: true
  ) { type in
    type.initializer("init()") {
      UICollectionViewLayoutAttributes()
    } subclass: {
      ScriptCollectionViewLayoutAttributes(script: $0)
    }
    type.initializer(
      "convenience init(forCellWith indexPath: IndexPath) { self.init(); self.indexPath = indexPath }"
    ) { (path: IndexPath) in
      UICollectionViewLayoutAttributes(forCellWith: path)
    }
    type.initializer(
      "convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) "
        + "{ self.init(forCellWith: indexPath); self._become(elementKind, false) }"
    ) { (kind: String, path: IndexPath) in
      UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: kind, with: path)
    }
    type.initializer(
      "convenience init(forDecorationViewOfKind decorationViewKind: String, "
        + "with indexPath: IndexPath) "
        + "{ self.init(forCellWith: indexPath); self._become(decorationViewKind, true) }"
    ) { (kind: String, path: IndexPath) in
      UICollectionViewLayoutAttributes(forDecorationViewOfKind: kind, with: path)
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
    type.property("var transform3D: CATransform3D", \.transform3D)
    type.property("let representedElementKind: String?", \.representedElementKind)
    type.property(
      "var representedElementCategory: UICollectionView.ElementCategory",
      \.representedElementCategory)
    // For the initializers of script classes: nobody else can say what a view stands for.
    type.function("func _become(_ kind: String, _ isDecoration: Bool)") {
      (me: UICollectionViewLayoutAttributes, kind: String, isDecoration: Bool) in
      me.become(kind, isDecoration: isDecoration)
    }
    type.function("func copy(with zone: NSZone? = nil) -> Any") {
      (me: UICollectionViewLayoutAttributes, _: Value) in
      Value(hosted: me.copy(with: nil))
    }
  }
}
