import Foundation

/// What watches for a gesture on a view; the host says when it is recognized.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
  private struct Listener {
    weak var target: AnyObject?
    let action: Selector
  }
  private var listeners: [Listener] = []
  final var keptValues: [String: Any] = [:]
  open internal(set) weak var view: UIView?
  open var isEnabled = true
  open var state = State.possible
  open var cancelsTouchesInView = true
  open weak var delegate: UIGestureRecognizerDelegate?
  open var name: String?
  open var delaysTouchesBegan = false
  open var delaysTouchesEnded = true

  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  public override init() {
    super.init()
  }

  nonisolated deinit {}

  nonisolated open override var description: String { plainDescription }

  /// Calls the target as UIKit does once it has seen the gesture.
  package final func recognize() {
    guard isEnabled, delegate?.gestureRecognizerShouldBegin(self) ?? true,
      view?.gestureRecognizerShouldBegin(self) ?? true
    else { return }
    state = .ended
    for listener in listeners {
      if let target = listener.target { listener.action(target, self) }
    }
    state = .possible
  }

  /// Calls `action` of `target`, which is not kept alive.
  open func addTarget(_ target: Any, action: Selector) {
    removeTarget(target, action: action)
    listeners.append(Listener(target: target as AnyObject, action: action))
  }
  /// No target stands for all, no action for all of a target's.
  open func removeTarget(_ target: Any?, action: Selector?) {
    let gone = target as AnyObject?
    listeners.removeAll { listener in
      (gone == nil || listener.target === gone) && (action == nil || listener.action == action)
    }
  }
  /// It recognizes when it is told to, so that there is no place to speak of.
  open func location(in view: UIView?) -> CGPoint { .zero }
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { location(in: view) }
  open var numberOfTouches: Int { 0 }
  open func reset() {}
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  open func ignore(_ touch: UITouch, for event: UIEvent) {}
  // What a subclass reads of touches, which go to views and controllers alone here.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Nobody races here: recognizers fire when the host says so.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}

  public nonisolated enum State: Int, Hashable, Sendable {
    case possible, began, changed, ended, cancelled, failed

    public static let recognized = State.ended
  }

  open var requiresExclusiveTouchType: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }
  open var allowedTouchTypes: [NSNumber] {
    get { kept([]) }
    set { keep(newValue) }
  }
  open var allowedPressTypes: [NSNumber] {
    get { kept([]) }
    set { keep(newValue) }
  }
  open var modifierFlags: UIKeyModifierFlags { [] }
}

@preconcurrency @MainActor public protocol UIGestureRecognizerDelegate: AnyObject {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool
  // One recognizer fires at a time, so neither is asked.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    Requirement.none(true)
  }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { Requirement.none(false) }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { Requirement.none(true) }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { Requirement.none(false) }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { Requirement.none(false) }
}

open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
  open var numberOfTouchesRequired = 1

  nonisolated deinit {}
}

extension UIView {
  final func attach(_ recognizer: UIGestureRecognizer) {
    recognizer.view?.detach(recognizer)
    recognizers.append(recognizer)
    recognizer.view = self
  }

  final func detach(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view === self else { return }
    recognizers.removeAll { $0 === recognizer }
    recognizer.view = nil
  }

  final func setRecognizers(_ new: [UIGestureRecognizer]) {
    recognizers.forEach(detach)
    new.forEach(attach)
  }
}
