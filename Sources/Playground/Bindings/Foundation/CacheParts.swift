import SwiftScript

extension UIKitBindings {
  /// A cache by its keys: Swift of the script's own, since it is generic.
  ///
  /// What a cache drops beyond its limits is unspecified; here, as in Foundation for Linux, what costs
  /// least, and of equals what came last.
  static let caches = LibraryPart(
    names: ["NSCache"],
    source: """
      class NSCache<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
        var name = ""
        var countLimit = 0
        var totalCostLimit = 0
        var evictsObjectsWithDiscardedContent = false
        // By what keys print, and then by equality; in the order in which they would go.
        var _places: [String: [_CacheEntry<KeyType, ObjectType>]] = [:]
        var _order: [_CacheEntry<KeyType, ObjectType>] = []
        var _total = 0
        func object(forKey key: KeyType) -> ObjectType? { _entry(key)?.object }
        func setObject(_ obj: ObjectType, forKey key: KeyType) {
          setObject(obj, forKey: key, cost: 0)
        }
        func setObject(_ obj: ObjectType, forKey key: KeyType, cost g: Int) {
          removeObject(forKey: key)
          let entry = _CacheEntry(key, obj, max(g, 0))
          _places[entry.name, default: []].append(entry)
          _order.insert(entry, at: _order.firstIndex { $0.cost >= entry.cost } ?? _order.count)
          _total += entry.cost
          while totalCostLimit > 0, _total > totalCostLimit { _drop(_order[0]) }
          while countLimit > 0, _order.count > countLimit { _drop(_order[0]) }
        }
        func removeObject(forKey key: KeyType) {
          if let entry = _entry(key) { _drop(entry) }
        }
        func removeAllObjects() {
          _places = [:]
          _order = []
          _total = 0
        }
        func _entry(_ key: KeyType) -> _CacheEntry<KeyType, ObjectType>? {
          _places["\\(key)"]?.first { _isSame($0.key, key) }
        }
        func _drop(_ entry: _CacheEntry<KeyType, ObjectType>) {
          _total -= entry.cost
          _places[entry.name]?.removeAll { $0 === entry }
          _order.removeAll { $0 === entry }
        }
      }
      final class _CacheEntry<KeyType, ObjectType> {
        let key: KeyType
        let object: ObjectType
        let cost: Int
        let name: String
        init(_ key: KeyType, _ object: ObjectType, _ cost: Int) {
          self.key = key
          self.object = object
          self.cost = cost
          name = "\\(key)"
        }
      }
      """)

  /// Locks: a script's closures take turns on one thread, so a lock that is held when it is asked for
  /// would never be free.
  static let locks = LibraryPart(
    names: ["NSLock", "NSRecursiveLock", "NSLocking"],
    source: """
      protocol NSLocking {
        func lock()
        func unlock()
      }
      extension NSLocking {
        func withLock<R>(_ body: () throws -> R) rethrows -> R {
          lock()
          defer { unlock() }
          return try body()
        }
      }
      class NSLock: NSObject, NSLocking {
        var name: String?
        var _isHeld = false
        @available(*, noasync, message: "Use async-safe scoped locking instead")
        func lock() {
          if _isHeld { fatalError("LayoutLab: waiting for other threads is not supported yet") }
          _isHeld = true
        }
        @available(*, noasync, message: "Use async-safe scoped locking instead")
        func unlock() { _isHeld = false }
        @available(*, noasync, message: "Use async-safe scoped locking instead")
        func `try`() -> Bool {
          if _isHeld { return false }
          _isHeld = true
          return true
        }
        @available(*, noasync, message: "Use async-safe scoped locking instead")
        func lock(before limit: Date) -> Bool { self.`try`() }
      }
      class NSRecursiveLock: NSObject, NSLocking {
        var name: String?
        var _depth = 0
        @available(*, noasync, message: "Use async-safe scoped locking instead")
        func lock() { _depth += 1 }
        @available(*, noasync, message: "Use async-safe scoped locking instead")
        func unlock() { _depth -= 1 }
        @available(*, noasync, message: "Use async-safe scoped locking instead")
        func `try`() -> Bool {
          _depth += 1
          return true
        }
        @available(*, noasync, message: "Use async-safe scoped locking instead")
        func lock(before limit: Date) -> Bool { self.`try`() }
      }
      """)
}
