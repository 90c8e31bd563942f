import Foundation

/// Objects under objects, either of which the table may name without keeping it alive.
///
/// Foundation has it on Apple's systems only. Source: Apple's documentation of the class. An entry goes
/// with its key or its object, whichever is named weakly.
public nonisolated final class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
  private let weakness: (key: Bool, object: Bool)
  private var entries: [(key: Reference<KeyType>, object: Reference<ObjectType>)] = []

  private init(weakness: (key: Bool, object: Bool)) {
    self.weakness = weakness
    super.init()
  }

  public convenience init(
    keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
    capacity: Int = 0
  ) {
    self.init(
      weakness: (keyOptions.contains(.weakMemory), valueOptions.contains(.weakMemory)))
  }

  public static func strongToStrongObjects() -> NSMapTable { NSMapTable(weakness: (false, false)) }
  public static func weakToStrongObjects() -> NSMapTable { NSMapTable(weakness: (true, false)) }
  public static func strongToWeakObjects() -> NSMapTable { NSMapTable(weakness: (false, true)) }
  public static func weakToWeakObjects() -> NSMapTable { NSMapTable(weakness: (true, true)) }

  private func purge() {
    entries.removeAll { $0.key.object == nil || $0.object.object == nil }
  }

  public var count: Int {
    purge()
    return entries.count
  }
  public func object(forKey aKey: KeyType?) -> ObjectType? {
    guard let aKey else { return nil }
    return entries.first { $0.key.names(aKey) }?.object.object
  }
  /// An object replaces the one that was under the key.
  public func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    guard let aKey else { return }
    removeObject(forKey: aKey)
    guard let anObject else { return }
    entries.append(
      (Reference(aKey, isWeak: weakness.key), Reference(anObject, isWeak: weakness.object)))
  }
  public func removeObject(forKey aKey: KeyType?) {
    purge()
    guard let aKey else { return }
    entries.removeAll { $0.key.names(aKey) }
  }
  public func removeAllObjects() { entries = [] }
  public func keyEnumerator() -> NSEnumerator {
    NSArray(array: entries.compactMap(\.key.object)).objectEnumerator()
  }
  public func objectEnumerator() -> NSEnumerator? {
    NSArray(array: entries.compactMap(\.object.object)).objectEnumerator()
  }
}
