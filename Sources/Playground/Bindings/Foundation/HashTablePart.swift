import SwiftScript
import UIKitEngine

extension UIKitBindings {
  /// Objects that a table names without keeping them alive, as multicast delegates want it: Swift of the
  /// script's own, since what it holds may be of the script's classes.
  ///
  /// In which order they come is not documented; here, as in the engine, it is the order they were added in.
  static let hashTables = LibraryPart(
    names: ["NSHashTable"],
    source: """
      final class _HashTableEntry {
        weak var object: AnyObject?
        var kept: AnyObject?
        init(_ object: AnyObject, isWeak: Bool) {
          self.object = object
          kept = isWeak ? nil : object
        }
      }
      final class NSHashTable<ObjectType: AnyObject>: NSObject {
        let _isWeak: Bool
        var _entries: [_HashTableEntry] = []
        init(_isWeak: Bool) { self._isWeak = _isWeak }
        convenience override init() { self.init(_isWeak: false) }
        static func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(_isWeak: true) }
        var allObjects: [ObjectType] { _entries.compactMap { $0.object as? ObjectType } }
        var anyObject: ObjectType? { allObjects.first }
        var count: Int { allObjects.count }
        func contains(_ anObject: ObjectType?) -> Bool {
          guard let anObject else { return false }
          return _entries.contains { $0.object === anObject }
        }
        func member(_ object: ObjectType?) -> ObjectType? { contains(object) ? object : nil }
        func add(_ object: ObjectType?) {
          _entries.removeAll { $0.object == nil }
          guard let object, !contains(object) else { return }
          _entries.append(_HashTableEntry(object, isWeak: _isWeak))
        }
        func remove(_ object: ObjectType?) {
          _entries.removeAll { $0.object == nil || $0.object === object }
        }
        func removeAllObjects() { _entries = [] }
      }
      """)
}
