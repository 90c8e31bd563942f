import Foundation

/// The root of everything that answers to events.
@preconcurrency @MainActor open class UIResponder: NSObject, Element {
  package var ownTraits: UITraitCollection? { nil }
  package private(set) final lazy var identity = Identity(self)
  final var keptValues: [String: Any] = [:]
  final var observations: [WeakObservation] = []

  public override init() {
    super.init()
    _ = identity
  }

  nonisolated deinit {}

  open var next: UIResponder? { nil }
  // Nothing is restored here: nobody calls these.
  open func encodeRestorableState(with coder: NSCoder) {}
  open func decodeRestorableState(with coder: NSCoder) {}
  open var canBecomeFirstResponder: Bool { false }
  open var canResignFirstResponder: Bool { true }
  open private(set) var isFirstResponder = false

  /// Asks the one that is first now to resign; there is never more than one.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard canBecomeFirstResponder, mayBeginEditing(), let engine = identity.engine else {
      return false
    }
    if let first = engine.firstResponder, first !== self, !first.resignFirstResponder() {
      return false
    }
    engine.firstResponder = self
    isFirstResponder = true
    didBeginEditing()
    return true
  }

  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard canResignFirstResponder else { return false }
    guard isFirstResponder else { return true }
    guard mayEndEditing() else { return false }
    isFirstResponder = false
    if identity.engine?.firstResponder === self { identity.engine?.firstResponder = nil }
    didEndEditing()
    return true
  }

  /// What a text tells its delegate as it becomes first responder and resigns.
  func mayBeginEditing() -> Bool { true }
  func didBeginEditing() {}
  func mayEndEditing() -> Bool { true }
  func didEndEditing() {}

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

  // No key is pressed here.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  open var inputView: UIView? { nil }
  open var inputAccessoryView: UIView? { nil }
  open func reloadInputViews() {}

  /// Whether a menu or a key may send `action` here: whether the class has the method, as documented.
  ///
  /// Whether the next responder is asked too, as its documentation also says, is unspecified:
  /// `target(forAction:withSender:)` climbs the chain.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action.isMethod(self)
  }
  /// The first responder of the chain that says it can perform `action`.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender)
      ? self : next?.target(forAction: action, withSender: sender)
  }
  open var keyCommands: [UIKeyCommand]? { nil }

  // What an Edit menu sends; no menu is shown here.
  open func cut(_ sender: Any?) {}
  open func copy(_ sender: Any?) {}
  open func paste(_ sender: Any?) {}
  open func delete(_ sender: Any?) {}
  open func select(_ sender: Any?) {}
  open func selectAll(_ sender: Any?) {}

  /// That of the nearest responder up the chain which has one; each window has, as documented.
  open var undoManager: UndoManager? { next?.undoManager }

  // Key-value coding, see `KeyValueTable`.
  open func value(forKey key: String) -> Any? { namedValue(key) }
  open func setValue(_ value: Any?, forKey key: String) { setNamed(value, key) }
  /// Follows the keys one by one.
  open func value(forKeyPath keyPath: String) -> Any? {
    let parts = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
    guard let first = parts.first, let value = value(forKey: first), parts.count == 2 else {
      return parts.first.flatMap(value(forKey:))
    }
    return (value as? UIResponder)?.value(forKeyPath: parts[1])
      ?? (value as? CALayer)?.value(forKeyPath: parts[1])
  }
  open func setValue(_ value: Any?, forKeyPath keyPath: String) {
    let parts = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
    guard parts.count == 2 else { return setValue(value, forKey: keyPath) }
    let holder = self.value(forKey: parts[0])
    (holder as? UIResponder)?.setValue(value, forKeyPath: parts[1])
    (holder as? CALayer)?.setValue(value, forKeyPath: parts[1])
  }

  // Nobody shakes this device.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionBegan(motion, with: event)
  }
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionEnded(motion, with: event)
  }
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }

  // MARK: Accessibility, which UIKit adds to every object; LayoutLab keeps it and reads nothing out

  open var accessibilityLabel: String? {
    get { kept(String?.none) }
    set { keep(newValue) }
  }
  open var accessibilityHint: String? {
    get { kept(String?.none) }
    set { keep(newValue) }
  }
  open var accessibilityValue: String? {
    get { kept(String?.none) }
    set { keep(newValue) }
  }
  open var accessibilityTraits: UIAccessibilityTraits {
    get { kept(.none) }
    set { keep(newValue) }
  }
  open var isAccessibilityElement: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  open var accessibilityElements: [Any]? {
    get { kept([Any]?.none) }
    set { keep(newValue) }
  }
  open var accessibilityElementsHidden: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  open var accessibilityViewIsModal: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  open var shouldGroupAccessibilityChildren: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  open var accessibilityFrame: CGRect {
    get { kept(.zero) }
    set { keep(newValue) }
  }
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { kept([UIAccessibilityCustomAction]?.none) }
    set { keep(newValue) }
  }
  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { kept(.none) }
    set { keep(newValue) }
  }
  open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { kept(.automatic) }
    set { keep(newValue) }
  }
  open var accessibilityLanguage: String? {
    get { kept(String?.none) }
    set { keep(newValue) }
  }
  open var accessibilityRespondsToUserInteraction: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }
  open var accessibilityUserInputLabels: [String]! {
    get { kept([String]?.none) }
    set { keep(newValue) }
  }
  open var accessibilityPath: UIBezierPath? {
    get { kept(UIBezierPath?.none) }
    set { keep(newValue) }
  }
  /// The middle of the frame, as documented, where nothing else was said.
  open var accessibilityActivationPoint: CGPoint {
    get {
      kept(CGPoint?.none) ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY)
    }
    set { keep(CGPoint?.some(newValue)) }
  }
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
  open func accessibilityElement(at index: Int) -> Any? {
    guard let all = accessibilityElements, all.indices.contains(index) else { return nil }
    return all[index]
  }
  /// `NSNotFound` where it is none of the elements, as documented.
  open func index(ofAccessibilityElement element: Any) -> Int {
    let wanted = element as AnyObject
    return accessibilityElements?.firstIndex { $0 as AnyObject === wanted } ?? NSNotFound
  }
  // Nobody activates, adjusts, scrolls, escapes or moves a reader's cursor here.
  open func accessibilityActivate() -> Bool { false }
  open func accessibilityIncrement() {}
  open func accessibilityDecrement() {}
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  open func accessibilityPerformEscape() -> Bool { false }
  open func accessibilityPerformMagicTap() -> Bool { false }
  open func accessibilityElementDidBecomeFocused() {}
  open func accessibilityElementDidLoseFocus() {}
  open func accessibilityElementIsFocused() -> Bool { false }

  nonisolated open override var description: String {
    MainActor.assumeIsolated { "<\(identity.type): \(identity.address)>" }
  }
  nonisolated open override var debugDescription: String { description }
}

/// What an Edit menu sends, by a name for `#selector`.
@preconcurrency @MainActor public protocol UIResponderStandardEditActions: AnyObject {
  func cut(_ sender: Any?)
  func copy(_ sender: Any?)
  func paste(_ sender: Any?)
  func delete(_ sender: Any?)
  func select(_ sender: Any?)
  func selectAll(_ sender: Any?)
}

extension UIResponder: UIResponderStandardEditActions {}
