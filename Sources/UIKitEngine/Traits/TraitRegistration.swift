import Foundation

/// What ``UITraitChangeObservable/registerForTraitChanges(_:handler:)`` returns: give it back to
/// hear no more.
@preconcurrency @MainActor public protocol UITraitChangeRegistration: AnyObject {}

/// Somebody who wants to hear of some traits.
package final class TraitRegistration: UITraitChangeRegistration {
  private let traits: Set<ObjectIdentifier>
  let handler: (AnyObject, UITraitCollection) -> Void

  init(_ traits: [UITrait], handler: @escaping (AnyObject, UITraitCollection) -> Void) {
    self.traits = Set(traits.map { ObjectIdentifier($0) })
    self.handler = handler
  }

  nonisolated deinit {}

  func concerns(_ changes: [UITrait]) -> Bool {
    changes.contains { traits.contains(ObjectIdentifier($0)) }
  }
}

/// Views and controllers: they say when one of the traits that one registered for has changed.
///
/// Evidence: V-061.
@preconcurrency @MainActor public protocol UITraitChangeObservable: AnyObject {}

extension UIView: UITraitChangeObservable {}
extension UIViewController: UITraitChangeObservable {}

extension UITraitChangeObservable {
  /// Calls `handler` with the receiver and its previous traits, once for each update in which one
  /// of `traits` has changed.
  ///
  /// Evidence: V-061.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait],
    handler: @escaping (_ traitEnvironment: Self, _ previous: UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    observe(traits) { node, previous in
      if let node = node as? Self { handler(node, previous) }
    }
  }

  /// The same where the closure says of which kind the receiver is: `{ (self: Self, previous) in`.
  @_disfavoredOverload @discardableResult
  public func registerForTraitChanges<Environment: UITraitEnvironment>(
    _ traits: [UITrait],
    handler: @escaping (_ traitEnvironment: Environment, _ previous: UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    observe(traits) { node, previous in
      if let node = node as? Environment { handler(node, previous) }
    }
  }

  /// Calls `action` of `target` with the receiver.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration {
    observe(traits, target as AnyObject, action)
  }

  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits, target: self, action: action)
  }

  package func observe(
    _ traits: [UITrait], _ handler: @escaping (AnyObject, UITraitCollection) -> Void
  ) -> TraitRegistration {
    let registration = TraitRegistration(traits, handler: handler)
    (self as? any TraitNode)?.traits.registrations.append(registration)
    return registration
  }

  /// `target` is not kept alive.
  package func observe(
    _ traits: [UITrait], _ target: AnyObject, _ action: Selector
  ) -> TraitRegistration {
    observe(traits) { [weak target] node, _ in
      if let target { action(target, node) }
    }
  }

  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    (self as? any TraitNode)?.traits.registrations.removeAll { $0 === registration }
  }
}
