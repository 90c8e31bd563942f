import Foundation

/// What one may ask about a transition under way.
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  var isAnimated: Bool { get }
  var presentationStyle: UIModalPresentationStyle { get }
  /// Whether a finger began it.
  var initiallyInteractive: Bool { get }
  /// Whether a finger drives it now.
  var isInteractive: Bool { get }
  var isInterruptible: Bool { get }
  var isCancelled: Bool { get }
  /// In seconds.
  var transitionDuration: TimeInterval { get }
  var percentComplete: CGFloat { get }
  /// How fast and in which curve it goes on once the finger has left; the pace of the finger itself
  /// plays no part here.
  var completionVelocity: CGFloat { get }
  var completionCurve: UIView.AnimationCurve { get }
  var targetTransform: CGAffineTransform { get }
  var containerView: UIView { get }
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// Lets others animate alongside a transition, and hear of its end.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Called when the finger leaves; whether the transition goes back is known then.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }

  /// In whichever view, the animation is the same here.
  @discardableResult
  public func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)? = nil
  ) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }
}

/// What a transition tells of itself.
package class TransitionStage: UIViewControllerTransitionCoordinatorContext {
  enum Stage { case announced, running, over }

  final var stage = Stage.announced
  /// Whether the transition went back to where it began.
  package final var isCancelled = false

  package final let isAnimated = true
  package final let presentationStyle: UIModalPresentationStyle
  package fileprivate(set) final var initiallyInteractive = false
  package fileprivate(set) final var isInteractive = false
  package final let isInterruptible = false
  package final let completionVelocity: CGFloat = 1
  package final let completionCurve = UIView.AnimationCurve.easeInOut
  /// How far the finger has driven it.
  final var percentDriven: CGFloat = 0
  /// In seconds.
  package final let transitionDuration: TimeInterval
  package final var percentComplete: CGFloat { stage == .over ? 1 : percentDriven }
  package final let targetTransform: CGAffineTransform
  package final let containerView: UIView
  private final weak var from: UIViewController?
  private final weak var to: UIViewController?

  package init(
    _ container: UIView, for duration: TimeInterval, turnedBy angle: CGFloat = 0,
    style: UIModalPresentationStyle = .none
  ) {
    (containerView, transitionDuration, presentationStyle) = (container, duration, style)
    targetTransform = angle == 0 ? .identity : CGAffineTransform(rotationAngle: angle)
  }

  nonisolated deinit {}

  /// Who goes and who comes; `nil` for both where the window changes its size.
  final func leads(from: UIViewController?, to: UIViewController?) {
    (self.from, self.to) = (from, to)
  }

  package final func viewController(
    forKey key: UITransitionContextViewControllerKey
  ) -> UIViewController? {
    switch key {
    case .from: from
    case .to: to
    default: nil
    }
  }

  package final func view(forKey key: UITransitionContextViewKey) -> UIView? {
    (key == .from ? from : to)?.viewIfLoaded
  }
}

/// A transition that others animate alongside of.
package class CoordinatedTransition: TransitionStage, UIViewControllerTransitionCoordinator {
  private final var alongside: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private final var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private final var listeners: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []

  nonisolated deinit {}

  package final func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) { listeners.append(handler) }

  final func interactionBegins() { (initiallyInteractive, isInteractive) = (true, true) }

  final func interactionEnds(cancelled: Bool) {
    guard isInteractive else { return }
    (isInteractive, isCancelled) = (false, cancelled)
    for listener in listeners { listener(self) }
  }

  /// False once the transition runs: what comes too late is not called.
  @discardableResult
  package final func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    guard stage == .announced else { return false }
    if let animation { alongside.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  final var hasAlongside: Bool { !alongside.isEmpty }

  final func runAlongside() {
    stage = .running
    let bodies = alongside
    alongside = []
    for body in bodies { body(self) }
  }

  final func complete() {
    stage = .over
    let bodies = completions
    (completions, listeners) = ([], [])
    for body in bodies { body(self) }
  }
}

/// The coordinator of a change of the window's size.
///
/// Evidence: C-076.
package final class WindowTransition: CoordinatedTransition {
  /// In seconds: an approximation of the system's.
  static let duration = 0.3

  package init(_ window: UIWindow, turnedBy angle: CGFloat) {
    super.init(window, for: Self.duration, turnedBy: angle)
  }

  nonisolated deinit {}
}
