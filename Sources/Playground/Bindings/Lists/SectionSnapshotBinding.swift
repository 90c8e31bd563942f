import SwiftScript
import UIKitEngine

typealias ScriptSectionSnapshot = NSDiffableDataSourceSectionSnapshot<HashedValue>

extension NSDiffableDataSourceSectionSnapshot: @MainActor Bridged, @MainActor BridgedValue
where ItemIdentifierType: Bridged {}

extension TypeBinding {
  static let sectionSnapshot = TypeBinding.struct(
    ScriptSectionSnapshot.self, "NSDiffableDataSourceSectionSnapshot"
  ) { type in
    type.initializer("init()") { ScriptSectionSnapshot() }
    type.questions()
    type.changes()
    type.joints()
  }.over(hashable: "ItemIdentifierType")
}

private let tree = "NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>"

extension MemberTable where Host == ScriptSectionSnapshot {
  fileprivate func questions() {
    property("var items: [ItemIdentifierType]", \.items)
    property("var rootItems: [ItemIdentifierType]", \.rootItems)
    property("var visibleItems: [ItemIdentifierType]", \.visibleItems)
    function("func contains(_ item: ItemIdentifierType) -> Bool") {
      (tree: ScriptSectionSnapshot, item: HashedValue) in
      tree.contains(item)
    }
    function("func index(of item: ItemIdentifierType) -> Int?") {
      (tree: ScriptSectionSnapshot, item: HashedValue) in
      tree.index(of: item)
    }
    function("func isExpanded(_ item: ItemIdentifierType) -> Bool") {
      (tree: ScriptSectionSnapshot, item: HashedValue) in
      tree.isExpanded(item)
    }
    function("func isVisible(_ item: ItemIdentifierType) -> Bool") {
      (tree: ScriptSectionSnapshot, item: HashedValue) in
      tree.isVisible(item)
    }
    function("func level(of item: ItemIdentifierType) -> Int") {
      (tree: ScriptSectionSnapshot, item: HashedValue) in
      tree.level(of: item)
    }
    function("func parent(of child: ItemIdentifierType) -> ItemIdentifierType?") {
      (tree: ScriptSectionSnapshot, item: HashedValue) in
      tree.parent(of: item)
    }
    function(
      "func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false) -> \(tree)"
    ) { (tree: ScriptSectionSnapshot, item: HashedValue, whole: Bool) in
      tree.snapshot(of: item, includingParent: whole)
    }
  }

  fileprivate func changes() {
    change(
      "mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil)"
    ) { (tree: inout ScriptSectionSnapshot, new: [HashedValue], parent: HashedValue?) in
      tree.append(new, to: parent)
    }
    change(
      "mutating func insert(_ items: [ItemIdentifierType], "
        + "before beforeIdentifier: ItemIdentifierType)"
    ) { (tree: inout ScriptSectionSnapshot, new: [HashedValue], place: HashedValue) in
      tree.insert(new, before: place)
    }
    change(
      "mutating func insert(_ items: [ItemIdentifierType], "
        + "after afterIdentifier: ItemIdentifierType)"
    ) { (tree: inout ScriptSectionSnapshot, new: [HashedValue], place: HashedValue) in
      tree.insert(new, after: place)
    }
    change("mutating func delete(_ items: [ItemIdentifierType])") {
      (tree: inout ScriptSectionSnapshot, gone: [HashedValue]) in
      tree.delete(gone)
    }
    change("mutating func deleteAll()") { (tree: inout ScriptSectionSnapshot) in tree.deleteAll() }
    change("mutating func expand(_ items: [ItemIdentifierType])") {
      (tree: inout ScriptSectionSnapshot, items: [HashedValue]) in
      tree.expand(items)
    }
    change("mutating func collapse(_ items: [ItemIdentifierType])") {
      (tree: inout ScriptSectionSnapshot, items: [HashedValue]) in
      tree.collapse(items)
    }
  }

  /// What one tree does with another.
  fileprivate func joints() {
    change("mutating func insert(_ snapshot: \(tree), before item: ItemIdentifierType)") {
      (tree: inout ScriptSectionSnapshot, part: ScriptSectionSnapshot, place: HashedValue) in
      _ = tree.insert(part, before: place)
    }
    change("mutating func insert(_ snapshot: \(tree), after item: ItemIdentifierType)") {
      (tree: inout ScriptSectionSnapshot, part: ScriptSectionSnapshot, place: HashedValue) in
      _ = tree.insert(part, after: place)
    }
    change(
      "mutating func replace(childrenOf parent: ItemIdentifierType, using snapshot: \(tree))"
    ) { (tree: inout ScriptSectionSnapshot, parent: HashedValue, part: ScriptSectionSnapshot) in
      tree.replace(childrenOf: parent, using: part)
    }
  }
}
