import SwiftScript
import UIKitEngine

extension NSDiffableDataSourceSnapshot: @MainActor Bridged, @MainActor BridgedValue
where SectionIdentifierType: Bridged, ItemIdentifierType: Bridged {}

extension TypeBinding {
  static let snapshot = TypeBinding.struct(
    ScriptSnapshot.self, "NSDiffableDataSourceSnapshot"
  ) { type in
    type.initializer("init()") { ScriptSnapshot() }
    type.snapshotQuestions()
    type.sectionChanges()
    type.itemChanges()
  }.over(hashable: "SectionIdentifierType", "ItemIdentifierType")
}

extension MemberTable where Host == ScriptSnapshot {
  fileprivate func snapshotQuestions() {
    property("var numberOfItems: Int", \.numberOfItems)
    property("var numberOfSections: Int", \.numberOfSections)
    property("var sectionIdentifiers: [SectionIdentifierType]", \.sectionIdentifiers)
    property("var itemIdentifiers: [ItemIdentifierType]", \.itemIdentifiers)
    property("var reloadedItemIdentifiers: [ItemIdentifierType]", \.reloadedItemIdentifiers)
    property(
      "var reloadedSectionIdentifiers: [SectionIdentifierType]", \.reloadedSectionIdentifiers)
    property(
      "var reconfiguredItemIdentifiers: [ItemIdentifierType]", \.reconfiguredItemIdentifiers)
    function("func numberOfItems(inSection identifier: SectionIdentifierType) -> Int") {
      (snapshot: ScriptSnapshot, section: HashedValue) in
      snapshot.numberOfItems(inSection: section)
    }
    function(
      "func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType]"
    ) { (snapshot: ScriptSnapshot, section: HashedValue) in
      snapshot.itemIdentifiers(inSection: section)
    }
    function(
      "func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> "
        + "SectionIdentifierType?"
    ) { (snapshot: ScriptSnapshot, item: HashedValue) in
      snapshot.sectionIdentifier(containingItem: item)
    }
    function("func indexOfItem(_ identifier: ItemIdentifierType) -> Int?") {
      (snapshot: ScriptSnapshot, item: HashedValue) in
      snapshot.indexOfItem(item)
    }
    function("func indexOfSection(_ identifier: SectionIdentifierType) -> Int?") {
      (snapshot: ScriptSnapshot, section: HashedValue) in
      snapshot.indexOfSection(section)
    }
  }

  fileprivate func sectionChanges() {
    change("mutating func appendSections(_ identifiers: [SectionIdentifierType])") {
      (snapshot: inout ScriptSnapshot, new: [HashedValue]) in
      snapshot.appendSections(new)
    }
    change(
      "mutating func insertSections(_ identifiers: [SectionIdentifierType], "
        + "beforeSection toIdentifier: SectionIdentifierType)"
    ) { (snapshot: inout ScriptSnapshot, new: [HashedValue], place: HashedValue) in
      snapshot.insertSections(new, beforeSection: place)
    }
    change(
      "mutating func insertSections(_ identifiers: [SectionIdentifierType], "
        + "afterSection toIdentifier: SectionIdentifierType)"
    ) { (snapshot: inout ScriptSnapshot, new: [HashedValue], place: HashedValue) in
      snapshot.insertSections(new, afterSection: place)
    }
    change("mutating func deleteSections(_ identifiers: [SectionIdentifierType])") {
      (snapshot: inout ScriptSnapshot, gone: [HashedValue]) in
      snapshot.deleteSections(gone)
    }
    change(
      "mutating func moveSection(_ identifier: SectionIdentifierType, "
        + "beforeSection toIdentifier: SectionIdentifierType)"
    ) { (snapshot: inout ScriptSnapshot, section: HashedValue, place: HashedValue) in
      snapshot.moveSection(section, beforeSection: place)
    }
    change(
      "mutating func moveSection(_ identifier: SectionIdentifierType, "
        + "afterSection toIdentifier: SectionIdentifierType)"
    ) { (snapshot: inout ScriptSnapshot, section: HashedValue, place: HashedValue) in
      snapshot.moveSection(section, afterSection: place)
    }
    change("mutating func reloadSections(_ identifiers: [SectionIdentifierType])") {
      (snapshot: inout ScriptSnapshot, sections: [HashedValue]) in
      snapshot.reloadSections(sections)
    }
  }

  fileprivate func itemChanges() {
    change(
      "mutating func appendItems(_ identifiers: [ItemIdentifierType], "
        + "toSection sectionIdentifier: SectionIdentifierType? = nil)"
    ) { (snapshot: inout ScriptSnapshot, new: [HashedValue], section: HashedValue?) in
      snapshot.appendItems(new, toSection: section)
    }
    change(
      "mutating func insertItems(_ identifiers: [ItemIdentifierType], "
        + "beforeItem beforeIdentifier: ItemIdentifierType)"
    ) { (snapshot: inout ScriptSnapshot, new: [HashedValue], place: HashedValue) in
      snapshot.insertItems(new, beforeItem: place)
    }
    change(
      "mutating func insertItems(_ identifiers: [ItemIdentifierType], "
        + "afterItem afterIdentifier: ItemIdentifierType)"
    ) { (snapshot: inout ScriptSnapshot, new: [HashedValue], place: HashedValue) in
      snapshot.insertItems(new, afterItem: place)
    }
    change("mutating func deleteItems(_ identifiers: [ItemIdentifierType])") {
      (snapshot: inout ScriptSnapshot, gone: [HashedValue]) in
      snapshot.deleteItems(gone)
    }
    change("mutating func deleteAllItems()") { (snapshot: inout ScriptSnapshot) in
      snapshot.deleteAllItems()
    }
    change(
      "mutating func moveItem(_ identifier: ItemIdentifierType, "
        + "beforeItem toIdentifier: ItemIdentifierType)"
    ) { (snapshot: inout ScriptSnapshot, item: HashedValue, place: HashedValue) in
      snapshot.moveItem(item, beforeItem: place)
    }
    change(
      "mutating func moveItem(_ identifier: ItemIdentifierType, "
        + "afterItem toIdentifier: ItemIdentifierType)"
    ) { (snapshot: inout ScriptSnapshot, item: HashedValue, place: HashedValue) in
      snapshot.moveItem(item, afterItem: place)
    }
    change("mutating func reloadItems(_ identifiers: [ItemIdentifierType])") {
      (snapshot: inout ScriptSnapshot, items: [HashedValue]) in
      snapshot.reloadItems(items)
    }
    change("mutating func reconfigureItems(_ identifiers: [ItemIdentifierType])") {
      (snapshot: inout ScriptSnapshot, items: [HashedValue]) in
      snapshot.reconfigureItems(items)
    }
  }
}
