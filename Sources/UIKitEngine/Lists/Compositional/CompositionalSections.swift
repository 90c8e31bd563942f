import Foundation

/// Places the sections of a compositional layout one after the other.
@MainActor struct CompositionalSections {
  let environment: CollectionEnvironment
  private let configuration: UICollectionViewCompositionalLayoutConfiguration
  private let known: [CompositionalPlacement.Key: CGSize]
  private let list: UICollectionView
  private let isVertical: Bool
  private var position: CGFloat = 0
  private var isFirst = true
  private var placement = CompositionalPlacement()

  init(
    _ list: UICollectionView, _ configuration: UICollectionViewCompositionalLayoutConfiguration,
    _ known: [CompositionalPlacement.Key: CGSize]
  ) {
    (self.list, self.configuration, self.known) = (list, configuration, known)
    isVertical = configuration.scrollDirection == .vertical
    environment = CollectionEnvironment(
      list.bounds.inset(by: list.adjustedContentInset).size, .zero, list.traitCollection)
  }

  private var room: CGSize { environment.room.contentSize }

  mutating func begin() { placeGlobal(atEnd: false) }

  mutating func end() -> CompositionalPlacement {
    placeGlobal(atEnd: true)
    placement.size =
      isVertical
      ? CGSize(width: room.width, height: position) : CGSize(width: position, height: room.height)
    if list.effectiveUserInterfaceLayoutDirection == .rightToLeft { placement.mirror() }
    return placement
  }

  // MARK: Sections

  mutating func place(_ section: NSCollectionLayoutSection, _ index: Int, _ count: Int) {
    if !isFirst { position += configuration.interSectionSpacing }
    isFirst = false
    let start = position
    let insets = total(section.contentInsets, section.contentInsetsReference)
    let edge = boundary(of: section, index, insets)
    let origin = CGPoint(
      x: (isVertical ? 0 : start) + edge.room.leading + insets.leading,
      y: (isVertical ? start : 0) + edge.room.top + insets.top)
    let container = room.inset(by: insets).inset(by: edge.across(isVertical))
    let content = placeGroups(of: section, index, count, at: origin, in: container)
    let length =
      isVertical
      ? edge.room.top + insets.top + content.height + insets.bottom + edge.room.bottom
      : edge.room.leading + insets.leading + content.width + insets.trailing + edge.room.trailing
    position = start + length
    let frame =
      isVertical
      ? CGRect(x: 0, y: start, width: room.width, height: length)
      : CGRect(x: start, y: 0, width: length, height: room.height)
    placeBoundary(edge, of: section, index, frame, insets)
    placeDecorations(of: section, index, frame)
  }

  /// Groups follow the layout's direction, or cross it if the section scrolls by itself.
  private mutating func placeGroups(
    of section: NSCollectionLayoutSection, _ index: Int, _ count: Int, at origin: CGPoint,
    in container: CGSize
  ) -> CGSize {
    let isDown = isVertical == (section.orthogonalScrollingBehavior == .none)
    let known = known
    var placer = GroupPlacer(count: count, environment: environment) { item in
      known[.init(path: IndexPath(item: item, section: index))]
    }
    var size = CGSize.zero
    var offset: CGFloat = 0
    while !placer.isDone {
      let first = placer.next
      let group = placer.place(section.group, in: container)
      let start = CGPoint(
        x: origin.x + (isDown ? 0 : offset), y: origin.y + (isDown ? offset : 0))
      take(group, index, at: start)
      size.width = max(size.width, (isDown ? 0 : offset) + group.size.width)
      size.height = max(size.height, (isDown ? offset : 0) + group.size.height)
      offset += (isDown ? group.size.height : group.size.width) + section.interGroupSpacing
      // A group without items would go on for ever.
      if placer.next == first { break }
    }
    return size
  }

  private mutating func take(_ group: GroupPlacement, _ section: Int, at origin: CGPoint) {
    for cell in group.cells {
      placement.elements.append(
        .init(
          key: .init(path: IndexPath(item: cell.item, section: section)),
          frame: cell.frame.offsetBy(dx: origin.x, dy: origin.y), estimates: cell.estimates,
          zIndex: cell.zIndex))
    }
    for supplement in group.supplements {
      placement.elements.append(
        .init(
          key: .init(
            path: IndexPath(item: supplement.item, section: section),
            kind: supplement.source.elementKind),
          frame: supplement.frame.offsetBy(dx: origin.x, dy: origin.y),
          zIndex: supplement.source.zIndex))
    }
  }

  private mutating func placeDecorations(
    of section: NSCollectionLayoutSection, _ index: Int, _ frame: CGRect
  ) {
    for item in section.decorationItems {
      let insets = item.contentInsets
      placement.elements.append(
        .init(
          key: .init(path: IndexPath(item: 0, section: index), kind: item.elementKind),
          frame: CGRect(
            origin: CGPoint(x: frame.minX + insets.leading, y: frame.minY + insets.top),
            size: frame.size.inset(by: insets)),
          zIndex: item.zIndex, isDecoration: true))
    }
  }

  // MARK: Edges

  private struct Boundary {
    var room = NSDirectionalEdgeInsets.zero
    var sizes: [CGSize] = []

    /// What it takes from the groups' container: the room across the layout's direction.
    func across(_ isVertical: Bool) -> NSDirectionalEdgeInsets {
      isVertical
        ? .init(top: 0, leading: room.leading, bottom: 0, trailing: room.trailing)
        : .init(top: room.top, leading: 0, bottom: room.bottom, trailing: 0)
    }
  }

  private func boundary(
    of section: NSCollectionLayoutSection, _ index: Int, _ insets: NSDirectionalEdgeInsets
  ) -> Boundary {
    var boundary = Boundary()
    let container = room.inset(by: sides(of: section, insets))
    for item in section.boundarySupplementaryItems {
      let key = CompositionalPlacement.Key(
        path: IndexPath(item: 0, section: index), kind: item.elementKind)
      let size = item.layoutSize.resolved(in: container, known: known[key])
      boundary.sizes.append(size)
      guard item.extendsBoundary else { continue }
      let edges = item.alignment.edges
      if edges.contains(.top) {
        boundary.room.top = max(boundary.room.top, size.height)
      } else if edges.contains(.bottom) {
        boundary.room.bottom = max(boundary.room.bottom, size.height)
      } else if edges.contains(.leading) {
        boundary.room.leading = max(boundary.room.leading, size.width)
      } else if edges.contains(.trailing) {
        boundary.room.trailing = max(boundary.room.trailing, size.width)
      }
    }
    return boundary
  }

  /// Views at the edges keep to the content insets across the layout's direction.
  private func sides(
    of section: NSCollectionLayoutSection, _ insets: NSDirectionalEdgeInsets
  ) -> NSDirectionalEdgeInsets {
    guard section.supplementariesFollowContentInsets else { return .zero }
    return isVertical
      ? .init(top: 0, leading: insets.leading, bottom: 0, trailing: insets.trailing)
      : .init(top: insets.top, leading: 0, bottom: insets.bottom, trailing: 0)
  }

  private mutating func placeBoundary(
    _ boundary: Boundary, of section: NSCollectionLayoutSection, _ index: Int, _ frame: CGRect,
    _ insets: NSDirectionalEdgeInsets
  ) {
    let sides = sides(of: section, insets)
    let inner = CGRect(
      origin: CGPoint(x: frame.minX + sides.leading, y: frame.minY + sides.top),
      size: frame.size.inset(by: sides))
    for (item, size) in zip(section.boundarySupplementaryItems, boundary.sizes) {
      append(item, size, IndexPath(item: 0, section: index), in: inner, of: frame)
    }
  }

  private mutating func append(
    _ item: NSCollectionLayoutBoundarySupplementaryItem, _ size: CGSize, _ path: IndexPath,
    in inner: CGRect, of frame: CGRect
  ) {
    let share = item.containerAnchor.share
    let place = CGRect(
      x: inner.minX + (inner.width - size.width) * share.x + item.offset.x,
      y: inner.minY + (inner.height - size.height) * share.y + item.offset.y,
      width: size.width, height: size.height)
    placement.elements.append(
      .init(
        key: .init(path: path, kind: item.elementKind), frame: place,
        estimates: item.layoutSize.estimates, zIndex: item.zIndex,
        stretch: item.pinToVisibleBounds ? frame : nil, edges: item.alignment.edges))
  }

  /// Views of the whole layout stand before all sections or behind them.
  private mutating func placeGlobal(atEnd: Bool) {
    let near: NSDirectionalRectEdge = isVertical ? .top : .leading
    var longest: CGFloat = 0
    for item in configuration.boundarySupplementaryItems
    where item.alignment.edges.contains(near) != atEnd {
      let path = IndexPath(index: 0)
      let size = item.layoutSize.resolved(
        in: room, known: known[.init(path: path, kind: item.elementKind)])
      let length = isVertical ? size.height : size.width
      let frame =
        isVertical
        ? CGRect(x: 0, y: position, width: room.width, height: length)
        : CGRect(x: position, y: 0, width: length, height: room.height)
      append(item, size, path, in: frame, of: frame)
      if item.extendsBoundary { longest = max(longest, length) }
    }
    position += longest
  }

  // MARK: Insets

  /// A section's insets and what they are measured from, across the layout's direction.
  private func total(
    _ insets: NSDirectionalEdgeInsets, _ reference: UIContentInsetsReference
  ) -> NSDirectionalEdgeInsets {
    let wanted = reference == .automatic ? configuration.contentInsetsReference : reference
    let isFromLeft = list.effectiveUserInterfaceLayoutDirection == .leftToRight
    let taken = list.adjustedContentInset
    let base: UIEdgeInsets =
      switch wanted {
      case .automatic, .none: .zero
      case .safeArea: list.safeAreaInsets
      case .layoutMargins: list.layoutMargins
      case .readableContent:
        UIEdgeInsets(
          top: 0, left: list.readableContentGuide.layoutFrame.minX - list.bounds.minX, bottom: 0,
          right: list.bounds.maxX - list.readableContentGuide.layoutFrame.maxX)
      }
    var result = insets
    if isVertical {
      let (left, right) = (max(0, base.left - taken.left), max(0, base.right - taken.right))
      result.leading += isFromLeft ? left : right
      result.trailing += isFromLeft ? right : left
    } else {
      result.top += max(0, base.top - taken.top)
      result.bottom += max(0, base.bottom - taken.bottom)
    }
    return result
  }
}
