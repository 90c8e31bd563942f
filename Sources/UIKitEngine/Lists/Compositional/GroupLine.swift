import Foundation

/// A group's items beside or below each other.
@MainActor struct GroupLine {
  private let group: NSCollectionLayoutGroup
  private let isHorizontal: Bool
  private let items: [NSCollectionLayoutItem]
  private let count: Int?
  private let areEqual: Bool

  init(
    _ group: NSCollectionLayoutGroup, _ isHorizontal: Bool, _ items: [NSCollectionLayoutItem],
    _ count: Int?, _ areEqual: Bool
  ) {
    (self.group, self.isHorizontal, self.items) = (group, isHorizontal, items)
    (self.count, self.areEqual) = (count, areEqual)
  }

  private struct Gap {
    var least: CGFloat = 0
    var flexible = 0

    mutating func add(_ spacing: NSCollectionLayoutSpacing?) {
      guard let spacing else { return }
      least += spacing.spacing
      flexible += spacing.isFlexibleSpacing ? 1 : 0
    }
  }

  func place(in container: CGSize, with placer: inout GroupPlacer) -> GroupPlacement {
    var size = group.layoutSize.resolved(in: container)
    let insets = group.contentInsets
    let area = size.inset(by: insets)
    let dimension =
      isHorizontal ? group.layoutSize.widthDimension : group.layoutSize.heightDimension
    let isFree = dimension.isEstimated
    var pieces: [(placement: GroupPlacement, item: NSCollectionLayoutItem)] = []
    // The room before each piece, and behind the last.
    var gaps = [Gap()]
    var used: CGFloat = 0
    while !items.isEmpty, !placer.isDone {
      let turn = pieces.count
      if let count, turn >= count { break }
      if count == nil, isFree, turn >= items.count { break }
      let item = items[turn % items.count]
      var gap = gaps[turn]
      if turn > 0 { gap.add(group.interItemSpacing) }
      gap.add(isHorizontal ? item.edgeSpacing?.leading : item.edgeSpacing?.top)
      var behind = Gap()
      behind.add(isHorizontal ? item.edgeSpacing?.trailing : item.edgeSpacing?.bottom)
      let before = placer
      let piece = placer.place(item: item, sized: equalSize(of: item, in: area, isFree), in: area)
      let length = along(piece.size)
      let end = used + gap.least + length + behind.least
      if count == nil, !isFree, turn > 0, end > along(area) + 0.01 || length <= 0 {
        placer = before
        break
      }
      gaps[turn] = gap
      gaps.append(behind)
      used += gap.least + length
      pieces.append((piece, item))
    }
    used += gaps.last?.least ?? 0
    let across = pieces.map { self.across($0.placement.size) + around($0.item) }.max() ?? 0
    fit(&size, used, across, isFree, insets)
    return placed(pieces, gaps, free: along(size.inset(by: insets)) - used, size, insets)
  }

  /// So many items share the length evenly, as documented; a length that is an estimate is theirs.
  private func equalSize(
    of item: NSCollectionLayoutItem, in area: CGSize, _ isFree: Bool
  ) -> CGSize? {
    guard areEqual, let count, !isFree else { return nil }
    let gaps = (group.interItemSpacing?.spacing ?? 0) * CGFloat(count - 1)
    let length = max(0, along(area) - gaps) / CGFloat(max(1, count))
    let own = item.layoutSize.resolved(in: area)
    return isHorizontal
      ? CGSize(width: length, height: own.height) : CGSize(width: own.width, height: length)
  }

  /// Sides that are estimates become what the content needs.
  private func fit(
    _ size: inout CGSize, _ used: CGFloat, _ across: CGFloat, _ isFree: Bool,
    _ insets: NSDirectionalEdgeInsets
  ) {
    let estimates = group.layoutSize.estimates
    let sides = (insets.leading + insets.trailing, insets.top + insets.bottom)
    if estimates.width { size.width = (isHorizontal ? used : across) + sides.0 }
    if estimates.height { size.height = (isHorizontal ? across : used) + sides.1 }
  }

  private func placed(
    _ pieces: [(placement: GroupPlacement, item: NSCollectionLayoutItem)], _ gaps: [Gap],
    free: CGFloat, _ size: CGSize, _ insets: NSDirectionalEdgeInsets
  ) -> GroupPlacement {
    var result = GroupPlacement(size: size)
    let shares = gaps.reduce(0) { $0 + $1.flexible }
    let share = shares > 0 ? max(0, free) / CGFloat(shares) : 0
    var position: CGFloat = 0
    for (index, piece) in pieces.enumerated() {
      position += gaps[index].least + CGFloat(gaps[index].flexible) * share
      let spacing = piece.item.edgeSpacing
      let side = (isHorizontal ? spacing?.top : spacing?.leading)?.spacing ?? 0
      result.take(
        piece.placement,
        at: CGPoint(
          x: insets.leading + (isHorizontal ? position : side),
          y: insets.top + (isHorizontal ? side : position)))
      position += along(piece.placement.size)
    }
    return result
  }

  private func around(_ item: NSCollectionLayoutItem) -> CGFloat {
    guard let spacing = item.edgeSpacing else { return 0 }
    let (near, far) =
      isHorizontal ? (spacing.top, spacing.bottom) : (spacing.leading, spacing.trailing)
    return (near?.spacing ?? 0) + (far?.spacing ?? 0)
  }

  private func along(_ size: CGSize) -> CGFloat { isHorizontal ? size.width : size.height }
  private func across(_ size: CGSize) -> CGFloat { isHorizontal ? size.height : size.width }
}
