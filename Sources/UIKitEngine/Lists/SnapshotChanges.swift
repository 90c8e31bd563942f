import Foundation

nonisolated extension NSDiffableDataSourceSnapshot {
  /// What turns a list that shows `old` into one that shows this.
  ///
  /// Sections and items that are in both stay what they are, wherever they went. Which of those that
  /// changed places count as moved is unspecified; here as few as can be.
  ///
  /// Source: Apple's documentation of `apply(_:animatingDifferences:completion:)`,
  /// `reconfigureItems(_:)` and their siblings.
  func changes(from old: Self) -> ListUpdates {
    var changes = ListUpdates()
    let (before, after) = (SnapshotPlaces(old), SnapshotPlaces(self))
    changes.compare(before, after)
    for item in reloadedItemIdentifiers {
      guard let origin = before.items[item], let place = after.items[item] else { continue }
      changes.reload(origin, at: place)
    }
    for item in reconfiguredItemIdentifiers {
      guard let origin = before.items[item], after.items[item] != nil else { continue }
      changes.reconfigured.insert(origin)
    }
    for section in reloadedSectionIdentifiers where after.sections[section] != nil {
      if let origin = before.sections[section] { changes.reloadedSections.insert(origin) }
    }
    return changes
  }

  /// The snapshot as a list that has followed it has it: nothing is to be made anew any more.
  var followed: Self {
    var copy = Self()
    copy.appendSections(sectionIdentifiers)
    for section in sectionIdentifiers {
      copy.appendItems(itemIdentifiers(inSection: section), toSection: section)
    }
    return copy
  }
}

/// Where each section and each item of a snapshot stands.
private nonisolated struct SnapshotPlaces<Section: Hashable, Item: Hashable> {
  let order: [Section]
  let rows: [[Item]]
  private(set) var sections: [Section: Int] = [:]
  private(set) var items: [Item: IndexPath] = [:]

  init(_ snapshot: NSDiffableDataSourceSnapshot<Section, Item>) {
    order = snapshot.sectionIdentifiers
    rows = order.map(snapshot.itemIdentifiers(inSection:))
    for (section, name) in order.enumerated() {
      sections[name] = section
      for (row, item) in rows[section].enumerated() {
        items[item] = IndexPath(item: row, section: section)
      }
    }
  }
}

nonisolated extension ListUpdates {
  fileprivate mutating func compare<Section, Item>(
    _ before: SnapshotPlaces<Section, Item>, _ after: SnapshotPlaces<Section, Item>
  ) {
    let targets = before.order.map { after.sections[$0] }
    deletedSections = Set(targets.indices.filter { targets[$0] == nil })
    insertedSections = Set(after.order.indices).subtracting(targets.compactMap { $0 })
    let staying = targets.indices.filter { targets[$0] != nil }
    for index in outOfOrder(staying.compactMap { targets[$0] }).map({ staying[$0] }) {
      movedSections[index] = targets[index]
    }
    for (section, items) in before.rows.enumerated() {
      compare(items, of: section, now: targets[section], after.items)
    }
    for (section, items) in after.rows.enumerated() where !insertedSections.contains(section) {
      for (row, item) in items.enumerated() where before.items[item] == nil {
        inserted.insert(IndexPath(item: row, section: section))
      }
    }
  }

  /// The items of one section that was there, which stands at `target` now.
  private mutating func compare<Item>(
    _ items: [Item], of section: Int, now target: Int?, _ places: [Item: IndexPath]
  ) {
    var staying: [(origin: IndexPath, place: IndexPath)] = []
    for (row, item) in items.enumerated() {
      let origin = IndexPath(item: row, section: section)
      switch places[item] {
      case let place? where place.section == target: staying.append((origin, place))
      case let place?: moved[origin] = place
      case nil: if target != nil { deleted.insert(origin) }
      }
    }
    for index in outOfOrder(staying.map(\.place.item)) {
      moved[staying[index].origin] = staying[index].place
    }
  }

  /// What moves cannot be made anew in the same batch: it goes and comes.
  fileprivate mutating func reload(_ origin: IndexPath, at place: IndexPath) {
    guard moved.removeValue(forKey: origin) != nil else { return _ = reloaded.insert(origin) }
    if !deletedSections.contains(origin.section) { deleted.insert(origin) }
    if !insertedSections.contains(place.section) { inserted.insert(place) }
  }
}

/// The indices of as few elements as can be, without which the rest rises.
///
/// Source: M. L. Fredman, "On computing the length of longest increasing subsequences", Discrete
/// Mathematics 11 (1975): `ends[k]` is the least element that a rising row of `k + 1` ends with.
nonisolated func outOfOrder(_ elements: [Int]) -> [Int] {
  var ends: [Int] = []
  var previous: [Int?] = []
  for (index, element) in elements.enumerated() {
    var (low, high) = (0, ends.count)
    while low < high {
      let middle = (low + high) / 2
      if elements[ends[middle]] < element { low = middle + 1 } else { high = middle }
    }
    previous.append(low > 0 ? ends[low - 1] : nil)
    if low == ends.count { ends.append(index) } else { ends[low] = index }
  }
  var rising: Set<Int> = []
  var next = ends.last
  while let index = next {
    rising.insert(index)
    next = previous[index]
  }
  return elements.indices.filter { !rising.contains($0) }
}
