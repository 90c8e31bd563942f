import SwiftScript
import UIKitEngine

extension UICollectionLayoutSectionOrthogonalScrollingBehavior: @MainActor BridgedValue {}
extension UIContentInsetsReference: @MainActor BridgedValue {}

private func sections(
  _ closure: Callback
) -> UICollectionViewCompositionalLayoutSectionProvider {
  { index, environment in
    guard let environment = environment as? CollectionEnvironment else { return nil }
    return closure.result(index, environment, or: NSCollectionLayoutSection?.none)
  }
}

extension TypeBinding {
  /// Compositional layouts and their sections.
  static let layoutSections: [TypeBinding] = [
    .enum(
      UICollectionLayoutSectionOrthogonalScrollingBehavior.self,
      "UICollectionLayoutSectionOrthogonalScrollingBehavior",
      [
        ("none", .none), ("continuous", .continuous),
        ("continuousGroupLeadingBoundary", .continuousGroupLeadingBoundary), ("paging", .paging),
        ("groupPaging", .groupPaging), ("groupPagingCentered", .groupPagingCentered),
      ]),
    .enum(
      UIContentInsetsReference.self, "UIContentInsetsReference",
      [
        ("automatic", .automatic), ("none", .none), ("safeArea", .safeArea),
        ("layoutMargins", .layoutMargins), ("readableContent", .readableContent),
      ]),
    .class(CollectionEnvironment.self, "NSCollectionLayoutEnvironment") { type in
      type.property("var container: NSCollectionLayoutContainer", \.room)
      type.property("var traitCollection: UITraitCollection", \.traitCollection)
    },
    .class(CollectionContainer.self, "NSCollectionLayoutContainer") { type in
      type.property("var contentSize: CGSize", \.contentSize)
      type.property("var effectiveContentSize: CGSize", \.effectiveContentSize)
      type.property("var contentInsets: NSDirectionalEdgeInsets", \.contentInsets)
      type.property("var effectiveContentInsets: NSDirectionalEdgeInsets", \.effectiveContentInsets)
    },
    .class(NSCollectionLayoutSection.self, "NSCollectionLayoutSection", inherits: "NSObject") {
      type in
      type.initializer("init(group: NSCollectionLayoutGroup)") { (group: NSCollectionLayoutGroup) in
        NSCollectionLayoutSection(group: group)
      }
      type.staticMethod(
        "static func list(using configuration: UICollectionLayoutListConfiguration, "
          + "layoutEnvironment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection"
      ) { (list: UICollectionLayoutListConfiguration, environment: CollectionEnvironment) in
        NSCollectionLayoutSection.list(using: list, layoutEnvironment: environment)
      }
      type.property("var contentInsets: NSDirectionalEdgeInsets", \.contentInsets)
      type.property("var interGroupSpacing: CGFloat", \.interGroupSpacing)
      type.property(
        "var contentInsetsReference: UIContentInsetsReference", \.contentInsetsReference)
      type.property(
        "var supplementaryContentInsetsReference: UIContentInsetsReference",
        \.supplementaryContentInsetsReference)
      type.property(
        "var supplementariesFollowContentInsets: Bool", \.supplementariesFollowContentInsets)
      type.property(
        "var orthogonalScrollingBehavior: UICollectionLayoutSectionOrthogonalScrollingBehavior",
        \.orthogonalScrollingBehavior)
      type.property(
        "var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem]",
        \.boundarySupplementaryItems)
      type.property(
        "var decorationItems: [NSCollectionLayoutDecorationItem]", \.decorationItems)
      type.visibleItems()
    },
    .class(
      UICollectionViewCompositionalLayout.self, "UICollectionViewCompositionalLayout",
      inherits: "UICollectionViewLayout", subclassable: true
    ) { type in
      type.staticMethod(
        "static func list(using configuration: UICollectionLayoutListConfiguration) "
          + "-> UICollectionViewCompositionalLayout"
      ) { (list: UICollectionLayoutListConfiguration) in
        UICollectionViewCompositionalLayout.list(using: list)
      }
      type.initializer(
        "convenience init(section: NSCollectionLayoutSection) { "
          + "self.init(sectionProvider: { _, _ in section }) }"
      ) { (section: NSCollectionLayoutSection) in
        UICollectionViewCompositionalLayout(section: section)
      }
      type.initializer(
        "convenience init(section: NSCollectionLayoutSection, configuration: "
          + "UICollectionViewCompositionalLayoutConfiguration) { self.init("
          + "sectionProvider: { _, _ in section }, configuration: configuration) }"
      ) {
        (
          section: NSCollectionLayoutSection,
          configuration: UICollectionViewCompositionalLayoutConfiguration
        ) in
        UICollectionViewCompositionalLayout(section: section, configuration: configuration)
      }
      type.initializer(
        "convenience init(sectionProvider: @escaping (Int, NSCollectionLayoutEnvironment) -> "
          + "NSCollectionLayoutSection?) { self.init(sectionProvider: sectionProvider, "
          + "configuration: UICollectionViewCompositionalLayoutConfiguration()) }"
      ) { (closure: Callback) in
        UICollectionViewCompositionalLayout(sectionProvider: sections(closure))
      }
      type.initializer(
        "init(sectionProvider: @escaping (Int, NSCollectionLayoutEnvironment) -> "
          + "NSCollectionLayoutSection?, configuration: "
          + "UICollectionViewCompositionalLayoutConfiguration)"
      ) { (closure: Callback, configuration: UICollectionViewCompositionalLayoutConfiguration) in
        UICollectionViewCompositionalLayout(
          sectionProvider: sections(closure), configuration: configuration)
      } subclass: { script, closure, configuration in
        ScriptCollectionViewCompositionalLayout(
          script: script, sectionProvider: sections(closure), configuration: configuration)
      }
      type.property(
        "var configuration: UICollectionViewCompositionalLayoutConfiguration", \.configuration)
    },
    .class(
      UICollectionViewCompositionalLayoutConfiguration.self,
      "UICollectionViewCompositionalLayoutConfiguration", inherits: "NSObject"
    ) { type in
      type.initializer("init()") { UICollectionViewCompositionalLayoutConfiguration() }
      type.property("var scrollDirection: UICollectionView.ScrollDirection", \.scrollDirection)
      type.property("var interSectionSpacing: CGFloat", \.interSectionSpacing)
      type.property(
        "var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem]",
        \.boundarySupplementaryItems)
      type.property(
        "var contentInsetsReference: UIContentInsetsReference", \.contentInsetsReference)
    },
  ]
}
