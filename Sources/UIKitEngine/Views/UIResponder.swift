/// The root of everything that answers to events.
@preconcurrency @MainActor open class UIResponder: Element {
  package private(set) final lazy var identity = Identity(self)

  public init() {
    _ = identity
  }

  nonisolated deinit {}

  open var next: UIResponder? { nil }
  open var canBecomeFirstResponder: Bool { false }
  open var canResignFirstResponder: Bool { true }
  open private(set) var isFirstResponder = false

  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard canBecomeFirstResponder else { return false }
    isFirstResponder = true
    return true
  }

  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard canResignFirstResponder else { return false }
    isFirstResponder = false
    return true
  }

  open var description: String { "<\(identity.type): \(identity.address)>" }
  open var debugDescription: String { description }
}

extension UIResponder: @MainActor CustomStringConvertible, @MainActor CustomDebugStringConvertible {
}

extension UIResponder: nonisolated Hashable {
  nonisolated public static func == (left: UIResponder, right: UIResponder) -> Bool {
    left === right
  }
  nonisolated public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
