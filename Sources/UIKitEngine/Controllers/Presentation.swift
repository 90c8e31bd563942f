import Foundation

/// One controller over another, from the call of `present` to the end of the dismissal.
///
/// The presenter keeps it, and so the presented controller; back links are weak.
/// Evidence: C-046, C-047, C-055, C-088.
final class Presentation {
  enum Stage {
    /// Loaded; the transition waits for the end of the commit.
    case waiting
    case entering, presented
    /// Its dismissal waits for the end of the commit.
    case dismissed
    case leaving
  }

  let presented: UIViewController
  private(set) weak var presenter: UIViewController?
  /// Of the program's own class; the system's have nothing to hear.
  private(set) var controller: UIPresentationController?
  /// Of the transition under way, if it is animated.
  var coordinator: CoordinatedTransition?
  let style: UIModalPresentationStyle
  var stage = Stage.waiting
  let container = UITransitionView(frame: .zero)
  /// Called when the transition under way has ended.
  var completion: (() -> Void)?
  /// A dismissal that came before the presentation was over.
  var next: (() -> Void)?
  var presentedGroup: AppearanceGroup?
  var presenterGroup: AppearanceGroup?
  /// Where the presenter's view was.
  private weak var home: UIView?
  private var homeIndex = 0

  /// In seconds: an approximation of the system's.
  static let duration = 0.5

  init(
    _ presented: UIViewController, over presenter: UIViewController,
    as style: UIModalPresentationStyle
  ) {
    (self.presented, self.presenter, self.style) = (presented, presenter, style)
    guard style == .custom else { return }
    controller =
      presented.keptPresentationController ?? presented.makePresentationController(over: presenter)
    presented.keptPresentationController = controller
    container.presentation = controller
  }

  /// Clock C: the old will, the new will; the new view goes in and is laid out.
  ///
  /// A presentation controller of the program's own hears before the callbacks; which comes first in
  /// UIKit is unspecified.
  ///
  /// Evidence: C-047, C-048, C-051.
  func enter(_ animated: Bool) {
    guard let presenter, let engine = presented.engine, let host, presented.view != nil else {
      return unlink()
    }
    stage = .entering
    let delegate = animated ? presented.transitioningDelegate : nil
    let animation = TransitionAnimation(
      delegate?.animationController(
        forPresented: presented, presenting: presenter, source: presenter)
    ) { delegate?.interactionControllerForPresentation(using: $0) }
    coordinate(animated, animation, isPresenting: true)
    presented.appearance.isBeingPresented = true
    container.frame = host.bounds
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if let controller {
      host.addSubview(container)
      controller.presentationTransitionWillBegin()
    }
    if removesPresenter {
      presenterGroup = AppearanceGroup(presenter)
      presenterGroup?.willDisappear(animated)
    }
    presentedGroup = AppearanceGroup(presented)
    presentedGroup?.willAppear(animated)
    presentedView?.frame = frameOfPresentedView
    presentedView?.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    // An animator adds the view itself, as documented.
    if animation == nil, let presentedView { container.addSubview(presentedView) }
    if container.superview == nil { host.addSubview(container) }
    container.layoutIfNeeded()
    guard let animation else {
      coordinator?.start()
      return after(animated, engine) { $0.entered() }
    }
    animation.start(in: scene(isPresenting: true), with: coordinator) { [self] didComplete in
      didComplete ? entered() : turnedBack()
    }
  }

  /// Clock A: the new did, then the old did.
  ///
  /// Evidence: C-048, C-050.
  private func entered() {
    stage = .presented
    if removesPresenter { takeOutPresenter() }
    finish(\.presentedGroup)
    finish(\.presenterGroup)
    presented.appearance.isBeingPresented = false
    controller?.presentationTransitionDidEnd(true)
    endCoordination()
    complete()
  }

  /// An animator that says that it did not complete, as after a cancelled interaction: as documented,
  /// the views are those from before; which callbacks come is unspecified.
  private func turnedBack() {
    presentedGroup?.willDisappear(true)
    presenterGroup?.willAppear(true)
    container.removeFromSuperview()
    let link = presented.presentedBy
    unlink()
    finish(\.presenterGroup)
    finish(\.presentedGroup)
    presented.appearance.isBeingPresented = false
    controller?.presentationTransitionDidEnd(false)
    endCoordination(cancelled: true)
    link?.complete()
  }

  /// Clock C: the presented will, the revealed will; the revealed view comes back.
  ///
  /// Evidence: C-049, C-051.
  func leave(_ animated: Bool) {
    guard let engine = presented.engine, stage == .dismissed else { return }
    let delegate = animated ? presented.transitioningDelegate : nil
    let animation = TransitionAnimation(
      delegate?.animationController(forDismissed: presented)
    ) { delegate?.interactionControllerForDismissal(using: $0) }
    coordinate(animated, animation, isPresenting: false)
    beginLeaving(animated)
    guard let animation else {
      coordinator?.start()
      return after(animated, engine) { $0.left() }
    }
    animation.start(in: scene(isPresenting: false), with: coordinator) { [self] didComplete in
      didComplete ? left() : cancelLeaving()
    }
  }

  func beginLeaving(_ animated: Bool) {
    stage = .leaving
    presented.appearance.isBeingDismissed = true
    controller?.dismissalTransitionWillBegin()
    presentedGroup = AppearanceGroup(presented)
    presentedGroup?.willDisappear(animated)
    guard removesPresenter, let presenter, presenter.isInHierarchy,
      let view = presenter.viewIfLoaded, let home
    else { return }
    presenterGroup = AppearanceGroup(presenter)
    presenterGroup?.willAppear(animated)
    home.insertSubview(view, at: homeIndex)
    view.frame = home.bounds
    home.layoutIfNeeded()
  }

  /// Clock A: the revealed did, then the dismissed did, which then may die.
  ///
  /// Evidence: C-049, C-050, C-055.
  func left() {
    finish(\.presenterGroup)
    presentedView?.removeFromSuperview()
    bringHomePresenter()
    container.removeFromSuperview()
    let link = presented.presentedBy
    unlink()
    finish(\.presentedGroup)
    presented.appearance.isBeingDismissed = false
    controller?.dismissalTransitionDidEnd(true)
    endCoordination()
    link?.complete()
  }

  /// Everybody goes back to where they were.
  ///
  /// Evidence: C-054, C-041.
  func cancelLeaving() {
    if removesPresenter {
      presenterGroup?.willDisappear(true)
      takeOutPresenter()
      finish(\.presenterGroup)
    }
    presented.appearance.isBeingDismissed = false
    stage = .presented
    presentedGroup?.willAppear(true)
    finish(\.presentedGroup)
    controller?.dismissalTransitionDidEnd(false)
    endCoordination(cancelled: true)
  }

  private func after(
    _ animated: Bool, _ engine: Engine, _ body: @escaping (Presentation) -> Void
  ) {
    guard animated else { return body(self) }
    engine.transition(of: presented.viewIfLoaded, for: Presentation.duration) { body(self) }
  }

  private func complete() {
    let done = completion
    completion = nil
    done?()
    let waiting = next
    next = nil
    waiting?()
  }

  /// Callbacks may begin the next transition: the group is out of its place before they come.
  private func finish(_ group: ReferenceWritableKeyPath<Presentation, AppearanceGroup?>) {
    let ending = self[keyPath: group]
    self[keyPath: group] = nil
    ending?.finish()
  }

  private func takeOutPresenter() {
    guard let view = presenter?.viewIfLoaded else { return }
    home = view.superview
    homeIndex = view.superview?.children.firstIndex { $0 === view } ?? 0
    view.removeFromSuperview()
  }

  /// An animator may have put the revealed view into the container.
  private func bringHomePresenter() {
    guard let view = presenter?.viewIfLoaded, view.superview === container, let home else { return }
    home.insertSubview(view, at: homeIndex)
  }

  private func unlink() {
    presented.presentedBy = nil
    // The next presentation asks for one of the program's own again.
    if controller != nil { presented.keptPresentationController = nil }
    if presenter?.presentation === self { presenter?.presentation = nil }
  }

  private var host: UIView? {
    style.staysInContext ? presenter?.viewIfLoaded?.superview : presenter?.viewIfLoaded?.window
  }

  /// Whether the presenter's view leaves the window.
  var removesPresenter: Bool { controller?.shouldRemovePresentersView ?? style.removesPresenter }

  /// What is put into the container.
  var presentedView: UIView? { controller?.presentedView ?? presented.viewIfLoaded }

  /// A sheet leaves a strip above it; how high is an approximation.
  var frameOfPresentedView: CGRect {
    controller?.frameOfPresentedViewInContainerView ?? systemFrame
  }

  var systemFrame: CGRect {
    guard style == .pageSheet || style == .formSheet || style == .popover else {
      return container.bounds
    }
    let top = container.window?.safeAreaInsets.top ?? 0
    return container.bounds.inset(by: UIEdgeInsets(top: top + 10, left: 0, bottom: 0, right: 0))
  }
}
