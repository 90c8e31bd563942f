import SwiftScript
import UIKitEngine

extension TypeBinding {
  /// How large the parts of a compositional layout are, and how far apart.
  static let layoutSizes: [TypeBinding] = [
    .class(NSCollectionLayoutDimension.self, "NSCollectionLayoutDimension", inherits: "NSObject") {
      type in
      type.staticMethod(
        "class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension"
      ) { (length: CGFloat) in NSCollectionLayoutDimension.fractionalWidth(length) }
      type.staticMethod(
        "class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension"
      ) { (length: CGFloat) in NSCollectionLayoutDimension.fractionalHeight(length) }
      type.staticMethod(
        "class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension"
      ) { (length: CGFloat) in NSCollectionLayoutDimension.absolute(length) }
      type.staticMethod(
        "class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension"
      ) { (length: CGFloat) in NSCollectionLayoutDimension.estimated(length) }
      type.property("let dimension: CGFloat", \.dimension)
      type.property("var isFractionalWidth: Bool", \.isFractionalWidth)
      type.property("var isFractionalHeight: Bool", \.isFractionalHeight)
      type.property("var isAbsolute: Bool", \.isAbsolute)
      type.property("var isEstimated: Bool", \.isEstimated)
    },
    .class(NSCollectionLayoutSize.self, "NSCollectionLayoutSize", inherits: "NSObject") { type in
      type.initializer(
        "init(widthDimension: NSCollectionLayoutDimension, "
          + "heightDimension: NSCollectionLayoutDimension)"
      ) { (width: NSCollectionLayoutDimension, height: NSCollectionLayoutDimension) in
        NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
      }
      type.property("let widthDimension: NSCollectionLayoutDimension", \.widthDimension)
      type.property("let heightDimension: NSCollectionLayoutDimension", \.heightDimension)
    },
    .class(NSCollectionLayoutSpacing.self, "NSCollectionLayoutSpacing", inherits: "NSObject") {
      type in
      type.staticMethod(
        "class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing"
      ) { (length: CGFloat) in NSCollectionLayoutSpacing.fixed(length) }
      type.staticMethod(
        "class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing"
      ) { (length: CGFloat) in NSCollectionLayoutSpacing.flexible(length) }
      type.property("let spacing: CGFloat", \.spacing)
      type.property("let isFlexibleSpacing: Bool", \.isFlexibleSpacing)
      type.property("var isFixedSpacing: Bool", \.isFixedSpacing)
    },
    .class(
      NSCollectionLayoutEdgeSpacing.self, "NSCollectionLayoutEdgeSpacing", inherits: "NSObject"
    ) { type in
      type.initializer(
        "init(leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, "
          + "trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?)"
      ) {
        (
          leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
          trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
        ) in
        NSCollectionLayoutEdgeSpacing(
          leading: leading, top: top, trailing: trailing, bottom: bottom)
      }
      type.property("let leading: NSCollectionLayoutSpacing?", \.leading)
      type.property("let top: NSCollectionLayoutSpacing?", \.top)
      type.property("let trailing: NSCollectionLayoutSpacing?", \.trailing)
      type.property("let bottom: NSCollectionLayoutSpacing?", \.bottom)
    },
    .class(NSCollectionLayoutAnchor.self, "NSCollectionLayoutAnchor", inherits: "NSObject") {
      type in
      type.initializer("init(edges: NSDirectionalRectEdge)") { (edges: NSDirectionalRectEdge) in
        NSCollectionLayoutAnchor(edges: edges)
      }
      type.initializer("init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint)") {
        (edges: NSDirectionalRectEdge, offset: CGPoint) in
        NSCollectionLayoutAnchor(edges: edges, absoluteOffset: offset)
      }
      type.initializer("init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint)") {
        (edges: NSDirectionalRectEdge, offset: CGPoint) in
        NSCollectionLayoutAnchor(edges: edges, fractionalOffset: offset)
      }
      type.property("let edges: NSDirectionalRectEdge", \.edges)
      type.property("let offset: CGPoint", \.offset)
      type.property("let isFractionalOffset: Bool", \.isFractionalOffset)
      type.property("var isAbsoluteOffset: Bool", \.isAbsoluteOffset)
    },
  ]
}
