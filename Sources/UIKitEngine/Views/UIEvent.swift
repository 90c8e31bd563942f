/// What the user did; carries nothing yet.
@preconcurrency @MainActor open class UIEvent {
  public init() {}
  nonisolated deinit {}
}

@preconcurrency @MainActor open class UIGestureRecognizer {
  package let target: (() -> Void)?
  open internal(set) weak var view: UIView?
  open var isEnabled = true

  public init() { target = nil }

  nonisolated deinit {}
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
