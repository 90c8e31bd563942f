// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// How long an associated object lives, and who owns a copy.
public nonisolated enum objc_AssociationPolicy: UInt, Sendable {
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  case OBJC_ASSOCIATION_RETAIN = 769
  case OBJC_ASSOCIATION_COPY = 771
}

/// The values that objects carry under keys; they die with their object.
///
/// The Objective-C runtime does this on Apple's systems; libraries for views rely on it.
@MainActor private enum AssociatedObjects {
  final class Carrier {
    weak var object: AnyObject?
    var values: [UnsafeRawPointer: Any] = [:]
    init(_ object: AnyObject) { self.object = object }
  }

  static var carriers: [ObjectIdentifier: Carrier] = [:]
  static var countBeforePurge = 64

  /// What an element of the engine carries dies with its identity; anything else is looked after.
  static func values(of object: AnyObject) -> [UnsafeRawPointer: Any] {
    if let element = object as? Element { return element.identity.associated }
    guard let carrier = carriers[ObjectIdentifier(object)], carrier.object === object else {
      return [:]
    }
    return carrier.values
  }

  static func set(_ value: Any?, of object: AnyObject, _ key: UnsafeRawPointer) {
    if let element = object as? Element { return element.identity.associated[key] = value }
    if carriers.count > countBeforePurge {
      carriers = carriers.filter { $0.value.object != nil }
      countBeforePurge = 2 * carriers.count + 64
    }
    let identifier = ObjectIdentifier(object)
    let known = carriers[identifier].flatMap { $0.object === object ? $0 : nil }
    let carrier = known ?? Carrier(object)
    carriers[identifier] = carrier
    carrier.values[key] = value
  }
}

private nonisolated struct WeakValue {
  weak var object: AnyObject?
}

public nonisolated func objc_getAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer
) -> Any? {
  nonisolated(unsafe) let target = object as AnyObject
  nonisolated(unsafe) let key = key
  nonisolated(unsafe) var value: Any?
  MainActor.assumeIsolated { value = AssociatedObjects.values(of: target)[key] }
  if let weak = value as? WeakValue { return weak.object }
  return value
}

/// An assigned object is not kept alive; where the Objective-C runtime would leave a dangling
/// pointer, `nil` is read back.
public nonisolated func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  nonisolated(unsafe) let target = object as AnyObject
  nonisolated(unsafe) let key = key
  nonisolated(unsafe) var stored = value
  if policy == .OBJC_ASSOCIATION_ASSIGN, let value {
    stored = WeakValue(object: value as AnyObject)
  }
  MainActor.assumeIsolated { AssociatedObjects.set(stored, of: target, key) }
}

public nonisolated func objc_removeAssociatedObjects(_ object: Any) {
  nonisolated(unsafe) let target = object as AnyObject
  MainActor.assumeIsolated {
    for key in AssociatedObjects.values(of: target).keys {
      AssociatedObjects.set(nil, of: target, key)
    }
  }
}
