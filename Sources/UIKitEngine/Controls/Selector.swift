/// The name of a method and a way to call it.
///
/// Swift on Linux has no `#selector` and no `@objc`: the compiler refuses both while it generates code
/// without Objective-C interoperability, whatever a module declares, be it a type `Selector` or macros
/// of their names. With `-Xfrontend -enable-objc-interop` it takes `@objc` and then asks for the module
/// `ObjectiveC`; code made so lays out classes for a runtime that neither Linux nor its standard
/// library has. So a host rewrites them, and interpreted programs have them.
public nonisolated struct Selector: Hashable, Sendable, CustomStringConvertible {
  /// `tapped`, or `tapped(_:)` for a method that takes the sender.
  public let name: String
  private let perform: @MainActor @Sendable (AnyObject, Any?, UIEvent?) -> Void
  /// Whether an object has the method: it decides who answers an action without a target.
  package let isMethod: @MainActor @Sendable (AnyObject) -> Bool

  /// - Parameter isMethod: whether an object has the method; all do where it is left out.
  public init(
    _ name: String, of isMethod: @escaping @MainActor @Sendable (AnyObject) -> Bool = { _ in true },
    perform: @escaping @MainActor @Sendable (AnyObject, Any?) -> Void
  ) {
    self.init(
      name, of: isMethod, performWithEvent: { target, sender, _ in perform(target, sender) })
  }

  /// A method that also takes the event: `tapped(_:for:)`.
  public init(
    _ name: String, of isMethod: @escaping @MainActor @Sendable (AnyObject) -> Bool,
    performWithEvent perform: @escaping @MainActor @Sendable (AnyObject, Any?, UIEvent?) -> Void
  ) {
    self.name = name
    self.isMethod = isMethod
    self.perform = perform
  }

  /// A method by its name alone, which nobody finds without the Objective-C runtime: sent to an object,
  /// it is one that the object does not have.
  public init(_ name: String) {
    self.init(name, of: { _ in false }) { target, _ in
      Engine.current.raise(
        "NSInvalidArgumentException",
        "-[\(Engine.current.typeName(of: target)) \(name)]: unrecognized selector sent to instance")
    }
  }

  /// Calls the method of `target`, from outside the engine.
  @MainActor package func send(to target: AnyObject, _ sender: Any?) { self(target, sender) }

  @MainActor func callAsFunction(_ target: AnyObject, _ sender: Any?, for event: UIEvent? = nil) {
    guard Engine.current.faulted == nil else { return }
    perform(target, sender, event)
  }

  public var description: String { objectiveCName }

  public static func == (left: Selector, right: Selector) -> Bool {
    left.objectiveCName == right.objectiveCName
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(objectiveCName) }
}
