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

  /// Calls the target as UIKit does once it has seen the gesture.
  package final func recognize() {
    guard isEnabled, let target else { return }
    state = .ended
    action?(target, self)
    state = .possible
  }

  public nonisolated enum State: Int, Hashable, Sendable {
    case possible, began, changed, ended, cancelled, failed
  }
}

@preconcurrency @MainActor public protocol UIGestureRecognizerDelegate: AnyObject {}

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
