import Foundation

/// The items of one section as a tree, parts of which are folded.
///
/// Source: Apple's documentation of the type. As in a snapshot, what UIKit ends the app for is left out
/// here: an item that is there already, a place that is not.
public nonisolated struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
  /// Each item stands after its parent and before its parent's next child.
  private var entries: [(item: ItemIdentifierType, level: Int, isExpanded: Bool)] = []

  public init() {}

  // MARK: Questions

  public var items: [ItemIdentifierType] { entries.map(\.item) }
  public var rootItems: [ItemIdentifierType] { entries.filter { $0.level == 0 }.map(\.item) }
  /// Those all of whose parents are expanded.
  public var visibleItems: [ItemIdentifierType] {
    var shown: [ItemIdentifierType] = []
    var folded = Int.max
    for entry in entries {
      if entry.level > folded { continue }
      folded = entry.isExpanded ? .max : entry.level
      shown.append(entry.item)
    }
    return shown
  }

  public func contains(_ item: ItemIdentifierType) -> Bool { index(of: item) != nil }
  public func index(of item: ItemIdentifierType) -> Int? {
    entries.firstIndex { $0.item == item }
  }
  public func isExpanded(_ item: ItemIdentifierType) -> Bool {
    index(of: item).map { entries[$0].isExpanded } ?? false
  }
  public func isVisible(_ item: ItemIdentifierType) -> Bool { visibleItems.contains(item) }
  public func level(of item: ItemIdentifierType) -> Int {
    index(of: item).map { entries[$0].level } ?? NSNotFound
  }
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
    guard let index = index(of: child) else { return nil }
    return entries[..<index].last { $0.level < entries[index].level }?.item
  }
  /// What is below `parent`, whose children are the roots then unless it comes with them.
  public func snapshot(
    of parent: ItemIdentifierType, includingParent: Bool = false
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    var part = Self()
    guard let index = index(of: parent) else { return part }
    part.entries = Array(entries[(includingParent ? index : index + 1)..<end(below: index)])
    part.deepen(by: -(part.entries.first?.level ?? 0))
    return part
  }
  public func visualDescription() -> String {
    entries.map { entry in
      String(repeating: "  ", count: entry.level) + (entry.isExpanded ? "- " : "+ ")
        + "\(entry.item)"
    }.joined(separator: "\n")
  }

  // MARK: Changes

  /// Behind the children that `parent` has, or else behind the roots.
  public mutating func append(
    _ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil
  ) {
    guard let parent else { return insert(items, level: 0, at: entries.endIndex) }
    guard let index = index(of: parent) else { return }
    insert(items, level: entries[index].level + 1, at: end(below: index))
  }
  public mutating func insert(
    _ items: [ItemIdentifierType], before beforeIdentifier: ItemIdentifierType
  ) {
    guard let index = index(of: beforeIdentifier) else { return }
    insert(items, level: entries[index].level, at: index)
  }
  public mutating func insert(
    _ items: [ItemIdentifierType], after afterIdentifier: ItemIdentifierType
  ) {
    guard let index = index(of: afterIdentifier) else { return }
    insert(items, level: entries[index].level, at: end(below: index))
  }
  /// - Returns: the last of what came.
  @discardableResult
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    before item: ItemIdentifierType
  ) -> ItemIdentifierType? {
    guard let index = index(of: item) else { return nil }
    return insert(snapshot, level: entries[index].level, at: index)
  }
  @discardableResult
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    after item: ItemIdentifierType
  ) -> ItemIdentifierType? {
    guard let index = index(of: item) else { return nil }
    return insert(snapshot, level: entries[index].level, at: end(below: index))
  }
  public mutating func replace(
    childrenOf parent: ItemIdentifierType,
    using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  ) {
    guard let index = index(of: parent) else { return }
    entries.removeSubrange((index + 1)..<end(below: index))
    insert(snapshot, level: entries[index].level + 1, at: index + 1)
  }
  /// With all that is below them.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    for item in items {
      guard let index = index(of: item) else { continue }
      entries.removeSubrange(index..<end(below: index))
    }
  }
  public mutating func deleteAll() { entries = [] }
  public mutating func expand(_ items: [ItemIdentifierType]) { fold(items, isExpanded: true) }
  public mutating func collapse(_ items: [ItemIdentifierType]) { fold(items, isExpanded: false) }

  // MARK: Steps

  private mutating func fold(_ items: [ItemIdentifierType], isExpanded: Bool) {
    let meant = Set(items)
    for index in entries.indices where meant.contains(entries[index].item) {
      entries[index].isExpanded = isExpanded
    }
  }

  /// Behind the last descendant.
  private func end(below index: Int) -> Int {
    entries[(index + 1)...].firstIndex { $0.level <= entries[index].level } ?? entries.endIndex
  }

  private mutating func deepen(by levels: Int) {
    for index in entries.indices { entries[index].level += levels }
  }

  private mutating func insert(_ items: [ItemIdentifierType], level: Int, at index: Int) {
    var known = Set(self.items)
    let new = items.filter { known.insert($0).inserted }
    entries.insert(contentsOf: new.map { ($0, level, false) }, at: index)
  }

  @discardableResult
  private mutating func insert(_ part: Self, level: Int, at index: Int) -> ItemIdentifierType? {
    var part = part
    part.delete(items.filter(part.contains))
    part.deepen(by: level)
    entries.insert(contentsOf: part.entries, at: index)
    return part.entries.last?.item
  }
}

extension NSDiffableDataSourceSectionSnapshot: Sendable where ItemIdentifierType: Sendable {}
