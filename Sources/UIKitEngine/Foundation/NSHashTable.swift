import Foundation

/// Objects that a table may name without keeping them alive, as multicast delegates want it.
///
/// Foundation has it on Apple's systems only. Source: Apple's documentation of the class; in which order
/// `allObjects` come is not documented, here it is the order they were added in.
public nonisolated final class NSHashTable<ObjectType: AnyObject>: NSObject {
  private let isWeak: Bool
  private var references: [Reference<ObjectType>] = []

  private init(isWeak: Bool) {
    self.isWeak = isWeak
    super.init()
  }

  /// What is added lives on if somebody else keeps it.
  public static func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(isWeak: true) }
  public override convenience init() { self.init(isWeak: false) }

  public var allObjects: [ObjectType] { references.compactMap(\.object) }
  public var anyObject: ObjectType? { allObjects.first }
  public var setRepresentation: Set<AnyHashable> {
    Set(allObjects.compactMap { $0 as? AnyHashable })
  }
  /// Those that are gone may be counted in UIKit; here they are not.
  public var count: Int { allObjects.count }

  public func contains(_ anObject: ObjectType?) -> Bool {
    anObject.map { object in references.contains { $0.names(object) } } ?? false
  }
  public func member(_ object: ObjectType?) -> ObjectType? { contains(object) ? object : nil }
  public func add(_ object: ObjectType?) {
    references.removeAll { $0.object == nil }
    guard let object, !contains(object) else { return }
    references.append(Reference(object, isWeak: isWeak))
  }
  public func remove(_ object: ObjectType?) {
    references.removeAll { $0.object == nil || $0.object === object }
  }
  public func removeAllObjects() { references = [] }
  public func objectEnumerator() -> NSEnumerator { NSArray(array: allObjects).objectEnumerator() }
}

/// An object, kept alive or not.
nonisolated struct Reference<Object: AnyObject> {
  private(set) weak var object: Object?
  private let kept: Object?

  init(_ object: Object, isWeak: Bool) {
    (self.object, kept) = (object, isWeak ? nil : object)
  }

  /// Whether it is the object, or one that is equal to it.
  func names(_ other: Object) -> Bool {
    guard let object else { return false }
    return object === other || (object as? NSObject)?.isEqual(other) ?? false
  }
}
