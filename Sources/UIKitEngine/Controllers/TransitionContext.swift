import Foundation

/// What an animator is told of the transition that it animates.
package final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
  /// Who goes, who comes, and where.
  struct Scene {
    let container: UIView
    let from: UIViewController?
    let to: UIViewController?
    let style: UIModalPresentationStyle
    /// As documented, no view of a presenter whose view stays where it is.
    var view: (UIViewController) -> UIView? = { $0.view }
    /// Where the one that comes will lie.
    let finalFrame: () -> CGRect
  }

  private let scene: Scene
  /// Who animates, and who is asked about it, until the end.
  private(set) var animator: (any UIViewControllerAnimatedTransitioning)?
  fileprivate weak var coordinator: CoordinatedTransition?
  /// What a driver has to put back.
  var whenOver: (() -> Void)?
  private var end: ((_ didComplete: Bool) -> Void)?
  package fileprivate(set) var isInteractive = false
  package private(set) var transitionWasCancelled = false
  /// From 0 to 1, as the interaction controller says.
  package private(set) var percentComplete: CGFloat = 0

  init(
    _ scene: Scene, by animator: any UIViewControllerAnimatedTransitioning,
    then end: @escaping (_ didComplete: Bool) -> Void
  ) {
    (self.scene, self.animator, self.end) = (scene, animator, end)
    super.init()
  }

  nonisolated deinit {}

  package var containerView: UIView { scene.container }
  package var isAnimated: Bool { true }
  package var presentationStyle: UIModalPresentationStyle { scene.style }
  package var targetTransform: CGAffineTransform { .identity }

  /// Counts once.
  package func completeTransition(_ didComplete: Bool) {
    let (end, whenOver) = (end, whenOver)
    (self.end, self.whenOver) = (nil, nil)
    whenOver?()
    end?(didComplete)
    animator = nil
  }

  package func updateInteractiveTransition(_ percentComplete: CGFloat) {
    self.percentComplete = percentComplete
    coordinator?.percentDriven = percentComplete
  }
  package func pauseInteractiveTransition() { isInteractive = true }
  package func finishInteractiveTransition() { letGo(cancelled: false) }
  /// As documented, it says what `transitionWasCancelled` reads, and does not end the transition.
  package func cancelInteractiveTransition() {
    transitionWasCancelled = true
    letGo(cancelled: true)
  }

  private func letGo(cancelled: Bool) {
    isInteractive = false
    coordinator?.interactionEnds(cancelled: cancelled)
  }

  package func viewController(
    forKey key: UITransitionContextViewControllerKey
  ) -> UIViewController? {
    switch key {
    case .from: scene.from
    case .to: scene.to
    default: nil
    }
  }

  package func view(forKey key: UITransitionContextViewKey) -> UIView? {
    viewController(forKey: key == .from ? .from : UITransitionContextViewControllerKey.to)
      .flatMap(scene.view)
  }

  /// Zero, as documented, of what is not on the screen yet.
  package func initialFrame(for vc: UIViewController) -> CGRect {
    guard vc === scene.from, let view = vc.viewIfLoaded, let above = view.superview else {
      return .zero
    }
    return containerView.convert(view.frame, from: above)
  }

  /// Zero, as documented, of what leaves the screen.
  package func finalFrame(for vc: UIViewController) -> CGRect {
    vc === scene.to ? scene.finalFrame() : .zero
  }
}

/// An animator of the program's own, and what drives it instead of the clock.
struct TransitionAnimation {
  let animator: any UIViewControllerAnimatedTransitioning
  let interaction: (any UIViewControllerInteractiveTransitioning)?

  /// Nobody is asked for what drives an animator that is not there, as documented.
  init?(
    _ animator: (any UIViewControllerAnimatedTransitioning)?,
    drivenBy interaction: (any UIViewControllerAnimatedTransitioning) -> (
      any UIViewControllerInteractiveTransitioning
    )?
  ) {
    guard let animator else { return nil }
    (self.animator, self.interaction) = (animator, interaction(animator))
  }

  /// In seconds, for what is animated alongside.
  var duration: TimeInterval { animator.transitionDuration(using: nil) }

  /// What is animated alongside begins before the animator, or after the driver has begun: what holds
  /// the one then holds the other.
  func start(
    in scene: TransitionContext.Scene, with coordinator: CoordinatedTransition?,
    then end: @escaping (_ didComplete: Bool) -> Void
  ) {
    let animator = animator
    let context = TransitionContext(scene, by: animator) { didComplete in
      end(didComplete)
      animator.animationEnded(didComplete)
    }
    guard let interaction else {
      coordinator?.start()
      return animator.animateTransition(using: context)
    }
    context.isInteractive = interaction.wantsInteractiveStart
    context.coordinator = coordinator
    if interaction.wantsInteractiveStart { coordinator?.interactionBegins() }
    interaction.startInteractiveTransition(context)
    coordinator?.start()
  }
}
