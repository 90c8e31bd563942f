import UIKit

// Layouts as Apple's sample "Implementing Modern Collection Views" and its documentation have them.

@MainActor enum Layouts {
  /// Five in a row, for five fifths fit.
  static func grid() -> UICollectionViewLayout {
    let itemSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(0.2), heightDimension: .fractionalHeight(1.0))
    let item = NSCollectionLayoutItem(layoutSize: itemSize)
    item.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
    let groupSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1.0), heightDimension: .fractionalWidth(0.2))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: groupSize, subitems: [item])
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
  }

  static func columns() -> UICollectionViewLayout {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)),
      subitem: item, count: 2)
    group.interItemSpacing = .fixed(10)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 10
    section.contentInsets = NSDirectionalEdgeInsets(top: 3, leading: 10, bottom: 7, trailing: 20)
    return UICollectionViewCompositionalLayout(section: section)
  }

  /// A large one beside two that are stacked, in groups that scroll across.
  static func nested(_ scrolling: UICollectionLayoutSectionOrthogonalScrollingBehavior)
    -> UICollectionViewLayout
  {
    UICollectionViewCompositionalLayout { index, environment in
      guard index < 2, environment.container.effectiveContentSize.width > 0 else { return nil }
      let leading = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(0.7), heightDimension: .fractionalHeight(1)))
      let trailing = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(0.3)))
      let stacked = NSCollectionLayoutGroup.vertical(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(0.3), heightDimension: .fractionalHeight(1)),
        subitem: trailing, count: 2)
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(index == 0 ? 0.5 : 1), heightDimension: .absolute(100)),
        subitems: [leading, stacked])
      let section = NSCollectionLayoutSection(group: group)
      section.orthogonalScrollingBehavior = index == 0 ? scrolling : .none
      return section
    }
  }

  /// A header that stays in sight, a footer, a badge, and a view behind it all.
  static func decorated() -> UICollectionViewCompositionalLayout {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(20), heightDimension: .absolute(20)),
      elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(
        edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3)))
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(60), heightDimension: .absolute(60)),
      supplementaryItems: [badge])
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(60)), subitems: [item])
    group.interItemSpacing = .flexible(5)
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 10, bottom: 8, trailing: 10)
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(30)),
      elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    header.pinToVisibleBounds = true
    header.zIndex = 2
    let footer = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.5), heightDimension: .absolute(12)),
      elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottomTrailing)
    section.boundarySupplementaryItems = [header, footer]
    let background = NSCollectionLayoutDecorationItem.background(elementKind: "background")
    background.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    section.decorationItems = [background]
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 15
    let layout = UICollectionViewCompositionalLayout(section: section, configuration: configuration)
    layout.register(Backdrop.self, forDecorationViewOfKind: "background")
    return layout
  }

  /// Rows as high as their cells want.
  static func rows() -> UICollectionViewLayout {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let item = NSCollectionLayoutItem(layoutSize: size)
    let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 1
    return UICollectionViewCompositionalLayout(section: section)
  }

  /// Tags, as many in a line as fit.
  static func tags() -> UICollectionViewLayout {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .estimated(50), heightDimension: .absolute(20)))
    item.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: nil, top: .fixed(2), trailing: nil, bottom: .fixed(2))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(20)), subitems: [item])
    group.interItemSpacing = .fixed(8)
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
  }

  static func custom() -> UICollectionViewLayout {
    let group = NSCollectionLayoutGroup.custom(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(100), heightDimension: .fractionalHeight(1))
    ) { environment in
      let size = environment.container.effectiveContentSize
      return (0..<3).map {
        NSCollectionLayoutGroupCustomItem(
          frame: CGRect(x: 10 * $0, y: 10 * $0, width: 30, height: Int(size.height) - 40),
          zIndex: $0)
      }
    }
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    return UICollectionViewCompositionalLayout(
      sectionProvider: { _, _ in NSCollectionLayoutSection(group: group) },
      configuration: configuration)
  }
}

final class Backdrop: UICollectionReusableView {}
