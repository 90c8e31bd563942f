import Foundation

/// What watches for a gesture on a view; the host says when it is recognized.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
  private weak var target: AnyObject?
  private let action: Selector?
  open internal(set) weak var view: UIView?
  open var isEnabled = true
  open var state = State.possible
  open var cancelsTouchesInView = true
  open weak var delegate: UIGestureRecognizerDelegate?
  open var name: String?
  open var delaysTouchesBegan = false
  open var delaysTouchesEnded = true

  public init(target: Any?, action: Selector?) {
    self.target = target as AnyObject?
    self.action = action
    super.init()
  }

  public override init() {
    action = nil
    super.init()
  }

  nonisolated deinit {}

  nonisolated open override var description: String { plainDescription }

  /// Calls the target as UIKit does once it has seen the gesture.
  package final func recognize() {
    guard isEnabled, let target, delegate?.gestureRecognizerShouldBegin(self) ?? true,
      view?.gestureRecognizerShouldBegin(self) ?? true
    else { return }
    state = .ended
    action?(target, self)
    state = .possible
  }

  /// Nobody races here: recognizers fire when the host says so.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}

  public nonisolated enum State: Int, Hashable, Sendable {
    case possible, began, changed, ended, cancelled, failed

    public static let recognized = State.ended
  }
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
}

extension UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { true }
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
