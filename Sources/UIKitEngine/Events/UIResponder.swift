import Foundation

/// The root of everything that answers to events.
@preconcurrency @MainActor open class UIResponder: NSObject, Element {
  package var ownTraits: UITraitCollection? { nil }
  package private(set) final lazy var identity = Identity(self)

  public override init() {
    super.init()
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

  // Touches climb the chain until somebody takes them.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  open var inputView: UIView? { nil }
  open var inputAccessoryView: UIView? { nil }
  open func reloadInputViews() {}

  nonisolated open override var description: String {
    MainActor.assumeIsolated { "<\(identity.type): \(identity.address)>" }
  }
  nonisolated open override var debugDescription: String { description }
}
