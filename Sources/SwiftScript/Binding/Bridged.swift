/// A Swift type whose values cross between the script and the host.
public protocol Bridged {
  /// `nil` if `value` is not of this type; the checker makes sure that it is.
  static func unwrap(_ value: Value) -> Self?
  var wrapped: Value { get }
}

/// A host class: its objects cross as they are.
public protocol BridgedObject: AnyObject, Bridged {}

extension BridgedObject {
  public static func unwrap(_ value: Value) -> Self? { value.unerased.object as? Self }
  public var wrapped: Value { .object(self) }
}

/// A host struct or enum: its values cross in a box.
public protocol BridgedValue: Bridged {}

extension BridgedValue {
  public static func unwrap(_ value: Value) -> Self? {
    (value.unerased.box as? HostBox<Self>)?.value
  }

  public var wrapped: Value { .box(HostBox(self)) }
}

/// A host value in the script.
public final class HostBox<Host>: AnyHostBox {
  deinit {}

  public var value: Host

  public init(_ value: Host) { self.value = value }

  override func copied() -> Box { HostBox(value) }
  override var hostType: Any.Type { Host.self }
  override var hostValue: Any { value }

  override public func equals(_ other: Box) -> Bool {
    guard let other = other as? HostBox<Host> else { return false }
    return isEqual(value, other.value)
  }

  override public func hash(into hasher: inout Hasher) {
    if let hashable = value as? any Hashable { hashable.hash(into: &hasher) }
  }

  override func isLess(than other: Box) -> Bool {
    guard let other = other as? HostBox<Host>, let value = value as? any Comparable else {
      return false
    }
    return less(value, other.value)
  }

  private func less<T: Comparable>(_ a: T, _ b: Host) -> Bool { (b as? T).map { a < $0 } ?? false }

  private func isEqual(_ a: Host, _ b: Host) -> Bool {
    guard let a = a as? any Equatable else { return false }
    return equal(a, b)
  }

  private func equal<T: Equatable>(_ a: T, _ b: Host) -> Bool { (b as? T) == a }
}

/// A host value of any type.
public class AnyHostBox: Box {
  deinit {}

  var hostType: Any.Type { Never.self }
  var hostValue: Any { () }
  func isLess(than other: Box) -> Bool { false }
}
