import Foundation

/// Where a group's cells lie, from its leading top corner.
struct GroupPlacement {
  struct Cell {
    /// Counted from the first of the section.
    var item: Int
    var frame: CGRect
    var estimates: SizeEstimates
    var zIndex = 0
    var supplements: [NSCollectionLayoutSupplementaryItem] = []
  }

  struct Supplement {
    /// The cell that it belongs to.
    var item: Int
    var frame: CGRect
    var source: NSCollectionLayoutSupplementaryItem
  }

  var size: CGSize
  var cells: [Cell] = []
  var supplements: [Supplement] = []

  mutating func take(_ inner: GroupPlacement, at origin: CGPoint) {
    for var cell in inner.cells {
      cell.frame.origin.x += origin.x
      cell.frame.origin.y += origin.y
      cells.append(cell)
    }
    for var supplement in inner.supplements {
      supplement.frame.origin.x += origin.x
      supplement.frame.origin.y += origin.y
      supplements.append(supplement)
    }
  }
}

/// Lays one group after the other until a section's items are used up.
@MainActor struct GroupPlacer {
  let count: Int
  /// What measured cells asked for.
  let known: (Int) -> CGSize?
  let environment: CollectionEnvironment
  private(set) var next = 0

  init(
    count: Int, environment: CollectionEnvironment, known: @escaping (Int) -> CGSize?
  ) {
    (self.count, self.environment, self.known) = (count, environment, known)
  }

  var isDone: Bool { next >= count }

  mutating func place(_ group: NSCollectionLayoutGroup, in container: CGSize) -> GroupPlacement {
    let first = next
    var placement: GroupPlacement
    switch group.arrangement {
    case .custom(let provider):
      placement = place(provider, group, in: container)
    case .line(let isHorizontal, let items, let count, let areEqual):
      placement = GroupLine(group, isHorizontal, items, count, areEqual)
        .place(in: container, with: &self)
    }
    for source in group.supplementaryItems {
      let frame = source.frame(on: CGRect(origin: .zero, size: placement.size))
      placement.supplements.append(.init(item: first, frame: frame, source: source))
    }
    return placement
  }

  /// A cell, or what a group within the group holds; its content insets are not taken off yet.
  mutating func place(item: NSCollectionLayoutItem, sized size: CGSize?, in area: CGSize)
    -> GroupPlacement
  {
    if let group = item as? NSCollectionLayoutGroup {
      return place(group, in: size ?? area)
    }
    let number = next
    next += 1
    let size = size ?? item.layoutSize.resolved(in: area, known: known(number))
    let insets = item.contentInsets
    let frame = CGRect(
      origin: CGPoint(x: insets.leading, y: insets.top), size: size.inset(by: insets))
    var placement = GroupPlacement(size: size)
    placement.cells = [
      .init(item: number, frame: frame, estimates: item.layoutSize.estimates)
    ]
    placement.supplements = item.supplementaryItems.map {
      .init(item: number, frame: $0.frame(on: frame), source: $0)
    }
    return placement
  }

  private mutating func place(
    _ provider: NSCollectionLayoutGroupCustomItemProvider, _ group: NSCollectionLayoutGroup,
    in container: CGSize
  ) -> GroupPlacement {
    var placement = GroupPlacement(size: group.layoutSize.resolved(in: container))
    let inner = CollectionEnvironment(
      placement.size, group.contentInsets, environment.traitCollection)
    for place in provider(inner) where !isDone {
      placement.cells.append(
        .init(item: next, frame: place.frame, estimates: SizeEstimates(), zIndex: place.zIndex))
      next += 1
    }
    return placement
  }
}
