import SwiftScript
import UIKitEngine

extension TypeBinding {
  /// What a compositional layout is composed of.
  static let layoutItems: [TypeBinding] = [
    .class(NSCollectionLayoutItem.self, "NSCollectionLayoutItem", inherits: "NSObject") { type in
      type.initializer(
        "init(layoutSize: NSCollectionLayoutSize, "
          + "supplementaryItems: [NSCollectionLayoutSupplementaryItem] = [])"
      ) { (size: NSCollectionLayoutSize, badges: [NSCollectionLayoutSupplementaryItem]) in
        NSCollectionLayoutItem(layoutSize: size, supplementaryItems: badges)
      }
      type.property("let layoutSize: NSCollectionLayoutSize", \.layoutSize)
      type.property(
        "let supplementaryItems: [NSCollectionLayoutSupplementaryItem]", \.supplementaryItems)
      type.property("var contentInsets: NSDirectionalEdgeInsets", \.contentInsets)
      type.property("var edgeSpacing: NSCollectionLayoutEdgeSpacing?", \.edgeSpacing)
    },
    .class(
      NSCollectionLayoutSupplementaryItem.self, "NSCollectionLayoutSupplementaryItem",
      inherits: "NSCollectionLayoutItem"
    ) { type in
      type.initializer(
        "init(layoutSize: NSCollectionLayoutSize, elementKind: String, "
          + "containerAnchor: NSCollectionLayoutAnchor)"
      ) { (size: NSCollectionLayoutSize, kind: String, anchor: NSCollectionLayoutAnchor) in
        NSCollectionLayoutSupplementaryItem(
          layoutSize: size, elementKind: kind, containerAnchor: anchor)
      }
      type.initializer(
        "init(layoutSize: NSCollectionLayoutSize, elementKind: String, "
          + "containerAnchor: NSCollectionLayoutAnchor, itemAnchor: NSCollectionLayoutAnchor)"
      ) {
        (
          size: NSCollectionLayoutSize, kind: String, anchor: NSCollectionLayoutAnchor,
          own: NSCollectionLayoutAnchor
        ) in
        NSCollectionLayoutSupplementaryItem(
          layoutSize: size, elementKind: kind, containerAnchor: anchor, itemAnchor: own)
      }
      type.property("let elementKind: String", \.elementKind)
      type.property("let containerAnchor: NSCollectionLayoutAnchor", \.containerAnchor)
      type.property("let itemAnchor: NSCollectionLayoutAnchor?", \.itemAnchor)
      type.property("var zIndex: Int", \.zIndex)
    },
    .class(
      NSCollectionLayoutBoundarySupplementaryItem.self,
      "NSCollectionLayoutBoundarySupplementaryItem", inherits: "NSCollectionLayoutSupplementaryItem"
    ) { type in
      type.initializer(
        "init(layoutSize: NSCollectionLayoutSize, elementKind: String, "
          + "alignment: NSRectAlignment)"
      ) { (size: NSCollectionLayoutSize, kind: String, alignment: NSRectAlignment) in
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size, elementKind: kind, alignment: alignment)
      }
      type.initializer(
        "init(layoutSize: NSCollectionLayoutSize, elementKind: String, "
          + "alignment: NSRectAlignment, absoluteOffset: CGPoint)"
      ) {
        (
          size: NSCollectionLayoutSize, kind: String, alignment: NSRectAlignment, offset: CGPoint
        ) in
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size, elementKind: kind, alignment: alignment, absoluteOffset: offset)
      }
      type.property("let alignment: NSRectAlignment", \.alignment)
      type.property("let offset: CGPoint", \.offset)
      type.property("var extendsBoundary: Bool", \.extendsBoundary)
      type.property("var pinToVisibleBounds: Bool", \.pinToVisibleBounds)
    },
    .class(
      NSCollectionLayoutDecorationItem.self, "NSCollectionLayoutDecorationItem",
      inherits: "NSCollectionLayoutItem"
    ) { type in
      type.staticMethod(
        "class func background(elementKind: String) -> NSCollectionLayoutDecorationItem"
      ) { (kind: String) in NSCollectionLayoutDecorationItem.background(elementKind: kind) }
      type.property("let elementKind: String", \.elementKind)
      type.property("var zIndex: Int", \.zIndex)
    },
    .class(
      NSCollectionLayoutGroup.self, "NSCollectionLayoutGroup", inherits: "NSCollectionLayoutItem"
    ) { type in
      type.lines("horizontal", NSCollectionLayoutGroup.horizontal(layoutSize:subitems:))
      type.lines("vertical", NSCollectionLayoutGroup.vertical(layoutSize:subitems:))
      type.counted(
        "horizontal", "subitem", NSCollectionLayoutGroup.horizontal(layoutSize:subitem:count:))
      type.counted(
        "vertical", "subitem", NSCollectionLayoutGroup.vertical(layoutSize:subitem:count:))
      type.counted(
        "horizontal", "repeatingSubitem subitem",
        NSCollectionLayoutGroup.horizontal(layoutSize:repeatingSubitem:count:))
      type.counted(
        "vertical", "repeatingSubitem subitem",
        NSCollectionLayoutGroup.vertical(layoutSize:repeatingSubitem:count:))
      type.staticMethod(
        "class func custom(layoutSize: NSCollectionLayoutSize, itemProvider: @escaping "
          + "(NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]) -> "
          + "NSCollectionLayoutGroup"
      ) { (size: NSCollectionLayoutSize, closure: Callback) in
        NSCollectionLayoutGroup.custom(layoutSize: size) { environment in
          guard let environment = environment as? CollectionEnvironment else { return [] }
          return closure.result(environment, or: [NSCollectionLayoutGroupCustomItem]())
        }
      }
      type.property("var subitems: [NSCollectionLayoutItem]", \.subitems)
      type.property("var interItemSpacing: NSCollectionLayoutSpacing?", \.interItemSpacing)
    },
    .class(
      NSCollectionLayoutGroupCustomItem.self, "NSCollectionLayoutGroupCustomItem",
      inherits: "NSObject"
    ) { type in
      type.initializer("init(frame: CGRect, zIndex: Int = 0)") { (frame: CGRect, index: Int) in
        NSCollectionLayoutGroupCustomItem(frame: frame, zIndex: index)
      }
      type.property("let frame: CGRect", \.frame)
      type.property("let zIndex: Int", \.zIndex)
    },
  ]
}

extension MemberTable where Host == NSCollectionLayoutGroup {
  fileprivate func lines(
    _ name: String,
    _ make:
      @escaping @MainActor (NSCollectionLayoutSize, [NSCollectionLayoutItem]) ->
      NSCollectionLayoutGroup
  ) {
    staticMethod(
      "class func \(name)(layoutSize: NSCollectionLayoutSize, subitems: "
        + "[NSCollectionLayoutItem]) -> NSCollectionLayoutGroup", make)
  }

  fileprivate func counted(
    _ name: String, _ label: String,
    _ make:
      @escaping @MainActor (NSCollectionLayoutSize, NSCollectionLayoutItem, Int) ->
      NSCollectionLayoutGroup
  ) {
    staticMethod(
      "class func \(name)(layoutSize: NSCollectionLayoutSize, \(label): NSCollectionLayoutItem, "
        + "count: Int) -> NSCollectionLayoutGroup", make)
  }
}
