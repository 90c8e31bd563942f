/// The name of a method and a way to call it.
///
/// Swift on Linux has no `#selector`; the host makes these for programs that use it.
public nonisolated struct Selector: Hashable, Sendable, CustomStringConvertible {
  /// `tapped`, or `tapped(_:)` for a method that takes the sender.
  public let name: String
  private let perform: @MainActor @Sendable (AnyObject, Any?) -> Void

  public init(_ name: String, perform: @escaping @MainActor @Sendable (AnyObject, Any?) -> Void) {
    self.name = name
    self.perform = perform
  }

  @MainActor func callAsFunction(_ target: AnyObject, _ sender: Any?) {
    guard Engine.current.faulted == nil else { return }
    perform(target, sender)
  }

  public var description: String { name }

  public static func == (left: Selector, right: Selector) -> Bool { left.name == right.name }
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
