import Foundation

/// What one may ask about a transition under way.
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  var isAnimated: Bool { get }
  var isInteractive: Bool { get }
  var isCancelled: Bool { get }
  /// In seconds.
  var transitionDuration: TimeInterval { get }
  var percentComplete: CGFloat { get }
  var targetTransform: CGAffineTransform { get }
  var containerView: UIView { get }
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
}

extension UIViewControllerTransitionCoordinator {
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}

/// What a change of the window's size tells of itself.
package class WindowTransitionContext: UIViewControllerTransitionCoordinatorContext {
  enum Stage { case announced, running, over }

  final var stage = Stage.announced
  private let window: UIWindow

  /// In seconds: an approximation of the system's.
  static let duration = 0.3

  package final let isAnimated = true
  package final let isInteractive = false
  package final let isCancelled = false
  package final var transitionDuration: TimeInterval { Self.duration }
  package final var percentComplete: CGFloat { stage == .over ? 1 : 0 }
  package final let targetTransform: CGAffineTransform
  package final var containerView: UIView { window }

  package init(_ window: UIWindow, turnedBy angle: CGFloat) {
    self.window = window
    targetTransform = CGAffineTransform(rotationAngle: angle)
  }

  nonisolated deinit {}
}

/// The coordinator of a change of the window's size.
///
/// Evidence: C-076.
package final class WindowTransition: WindowTransitionContext, UIViewControllerTransitionCoordinator
{
  private var alongside: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []

  nonisolated deinit {}

  /// False once the transition runs: what comes too late is not called.
  @discardableResult
  package func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    guard stage == .announced else { return false }
    if let animation { alongside.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  func runAlongside() {
    stage = .running
    let bodies = alongside
    alongside = []
    for body in bodies { body(self) }
  }

  func complete() {
    stage = .over
    let bodies = completions
    completions = []
    for body in bodies { body(self) }
  }
}
