import Foundation

extension Presentation {
  /// What an animator gets to know.
  func scene(isPresenting: Bool) -> TransitionContext.Scene {
    let (from, to) = isPresenting ? (presenter, presented) : (presented, presenter)
    return TransitionContext.Scene(
      container: container, from: from, to: to, style: style,
      view: { [self] controller in
        if controller === presented { return presentedView ?? controller.view }
        return removesPresenter ? controller.view : nil
      },
      finalFrame: { [self] in isPresenting ? frameOfPresentedView : container.bounds })
  }

  func coordinate(
    _ animated: Bool, _ animation: TransitionAnimation?, isPresenting: Bool
  ) {
    guard animated else { return }
    let new = CoordinatedTransition(
      container, for: animation?.duration ?? Presentation.duration, style: style)
    new.leads(
      from: isPresenting ? presenter : presented, to: isPresenting ? presented : presenter)
    coordinator = new
  }

  func endCoordination(cancelled: Bool = false) {
    let ending = coordinator
    coordinator = nil
    ending?.end(cancelled: cancelled)
  }
}

/// What holds a presented controller's view.
final class UITransitionView: UIView {
  weak var presentation: UIPresentationController?

  nonisolated deinit {}

  override func layoutSubviews() {
    presentation?.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    presentation?.containerViewDidLayoutSubviews()
  }
}
