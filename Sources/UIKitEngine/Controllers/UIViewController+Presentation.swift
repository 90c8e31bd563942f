extension UIViewController {
  /// Clock S: the view loads and the links are made; the rest waits for the end of the commit.
  ///
  /// Evidence: C-046, C-047, C-056.
  final func beginPresentation(
    of wanted: UIViewController, _ animated: Bool, _ completion: (() -> Void)?
  ) {
    guard let engine, accepts(wanted) else { return }
    let style = wanted.adaptedStyle(engine.rules)
    let other = wanted.standIn(for: style, engine.rules) ?? wanted
    guard other === wanted || accepts(other) else { return }
    let presenter = presentingAncestor(for: style)
    let presentation = Presentation(other, over: presenter, as: style)
    guard other.view != nil else { return }
    presenter.presentation = presentation
    other.presentedBy = presentation
    presentation.completion = completion
    engine.afterCommit { [weak presentation] in presentation?.enter(animated) }
  }

  /// What the style comes to, once the presentation's delegate was asked whether it adapts.
  ///
  /// A phone is compact in width, and there popovers and sheets adapt: as Apple's documentation of
  /// `adaptivePresentationStyle(for:)` has it, the answer is the style to use, or `.none` for the one
  /// that was asked for. The delegate is asked as the presentation begins; how often UIKit asks, and
  /// how a popover lies that stays one, is unspecified: here it lies as a sheet does.
  private final func adaptedStyle(_ rules: Rules) -> UIModalPresentationStyle {
    let style = presentationStyle.resolved(rules)
    guard style == .popover || style == .pageSheet || style == .formSheet,
      let controller = keptPresentationController, let delegate = controller.delegate
    else { return style }
    let adapted = delegate.adaptivePresentationStyle(
      for: controller, traitCollection: controller.traitCollection)
    if style == .popover, adapted == .none, let popover = popoverPresentationController {
      (delegate as? any UIPopoverPresentationControllerDelegate)?
        .prepareForPopoverPresentation(popover)
    }
    return adapted == .none ? style : adapted.resolved(rules)
  }

  /// Who is presented instead in the style that the presentation adapts to, as its delegate says.
  ///
  /// Apple's documentation of `presentationController(_:viewControllerForAdaptivePresentationStyle:)`:
  /// "the view controller to display in place of the existing presented view controller". Whether it
  /// is asked where the system alone chose another style is unspecified: here nobody is.
  private final func standIn(
    for style: UIModalPresentationStyle, _ rules: Rules
  ) -> UIViewController? {
    guard style != presentationStyle.resolved(rules), let controller = keptPresentationController
    else { return nil }
    return controller.delegate?.presentationController(
      controller, viewControllerForAdaptivePresentationStyle: style)
  }

  /// The receiver's own presentation ends, or else the one that the receiver is in.
  ///
  /// What is presented on top of it leaves with it, and hears of it first; whether UIKit tells all
  /// of them is unspecified. Evidence: C-049, C-050.
  final func endPresentation(_ animated: Bool, _ completion: (() -> Void)?) {
    guard let engine, let ending = ownPresentation ?? enclosingPresentation else { return }
    switch ending.stage {
    case .waiting, .entering:
      // The first dismissal that came too early is the one that counts.
      guard ending.next == nil else { return }
      ending.next = { [weak presenter = ending.presenter] in
        presenter?.endPresentation(animated, completion)
      }
    case .dismissed, .leaving: return
    case .presented:
      if let upper = ending.presented.presentation {
        return dismissAbove(upper) { [weak self] in self?.endPresentation(animated, completion) }
      }
      ending.stage = .dismissed
      ending.completion = completion
      engine.afterCommit { ending.leave(animated) }
    }
  }

  /// What lies on top goes first, without animation.
  private func dismissAbove(_ upper: Presentation, then goOn: @escaping () -> Void) {
    switch upper.stage {
    case .waiting, .entering, .presented: upper.presented.leaveOwnPresentation(goOn)
    case .dismissed, .leaving:
      let own = upper.completion
      upper.completion = {
        own?()
        goOn()
      }
    }
  }

  private func leaveOwnPresentation(_ completion: @escaping () -> Void) {
    guard let own = presentedBy else { return completion() }
    own.presenter?.endPresentation(false, completion)
  }

  /// Whether the window, a parent or a presentation has it.
  final var isInHierarchy: Bool {
    window != nil || parentController != nil || presentedBy != nil
  }

  /// What the receiver or one above it presents.
  final var ownPresentation: Presentation? {
    presentation ?? parentController?.ownPresentation
  }

  /// What the receiver or one above it is presented by.
  final var enclosingPresentation: Presentation? {
    presentedBy ?? parentController?.enclosingPresentation
  }

  /// The window's root, or the nearest one that defines a context for such styles.
  private func presentingAncestor(for style: UIModalPresentationStyle) -> UIViewController {
    if style.staysInContext, definesPresentationContext { return self }
    return parentController?.presentingAncestor(for: style) ?? self
  }

  /// What UIKit refuses, with its exception or its console message.
  ///
  /// The wording for `.none` and for a controller that presents already is not in the evidence.
  /// Evidence: C-052, C-056.
  private func accepts(_ other: UIViewController) -> Bool {
    guard let engine else { return false }
    let exception = "NSInvalidArgumentException"
    if let current = other.presentedBy {
      let by = current.presenter.map(\.description) ?? "(null)"
      engine.raise(
        exception,
        "Application tried to present modally a view controller \(other.description) that is "
          + "already being presented by \(by).")
      return false
    }
    if other === self || other.parentController != nil || other.window != nil {
      engine.raise(
        exception, "Application tried to present modally an active controller \(other.description)."
      )
      return false
    }
    if other.presentationStyle == .none {
      engine.raise(
        exception,
        "The specified modal presentation style doesn't have a corresponding presentation "
          + "controller.")
      return false
    }
    guard viewIfLoaded?.window != nil else {
      engine.console(
        "Warning: Attempt to present \(other.description) on \(description) whose view is not in "
          + "the window hierarchy!\n")
      return false
    }
    if let current = ownPresentation {
      engine.console(
        "Attempt to present \(other.description) on \(description) which is already presenting "
          + "\(current.presented.description).\n")
      return false
    }
    if !isInHierarchy {
      engine.console(
        "Presenting view controllers on detached view controllers is discouraged \(description).\n")
    }
    return true
  }
}
