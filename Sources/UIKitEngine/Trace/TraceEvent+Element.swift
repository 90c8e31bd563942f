extension TraceEvent {
  /// The view, controller, layer or constraint that the event is about.
  public nonisolated var element: ElementName? {
    switch kind {
    case .created(let element, _), .died(let element), .named(let element),
      .flagRaised(let element, _, _), .flagCleared(let element, _),
      .callbackBegan(let element, _), .callbackEnded(let element, _),
      .frameChanged(let element, _, _), .subviewInserted(let element, _, _),
      .subviewRemoved(let element, _, _), .propertyChanged(let element, _, _, _),
      .constraintActivated(let element, _), .constraintDeactivated(let element, _),
      .constraintBroken(let element, _), .constraintChanged(let element, _, _, _),
      .animationAdded(let element, _, _, _), .animationRemoved(let element, _):
      element
    case .viewLoaded(let controller, _): controller
    case .phaseBegan, .phaseEnded, .scheduled, .timerFired, .displayLinkCalled, .observerCalled,
      .sourceRan, .blockRan, .animationCompleted, .printed, .console, .fault:
      nil
    }
  }

  /// All that it is about: also the superview of a view that came or went.
  public nonisolated var elements: [ElementName] {
    switch kind {
    case .subviewInserted(let view, let parent, _), .subviewRemoved(let view, let parent, _):
      [view, parent]
    case .viewLoaded(let controller, let view): [controller, view]
    default: element.map { [$0] } ?? []
    }
  }

  /// What sort of thing happened, in the word by which a reader asks for it.
  public nonisolated enum Sort: String, Hashable, Sendable, CaseIterable {
    case created, died, named, mark, cleared, phase, callback, frame, subview, property
    case constraint, broken, loaded, scheduled, timer, frames, observer, source, block, animation, print
    case console, fault
  }

  public nonisolated var sort: Sort {
    switch kind {
    case .created: .created
    case .died: .died
    case .named: .named
    case .flagRaised: .mark
    case .flagCleared: .cleared
    case .phaseBegan, .phaseEnded: .phase
    case .callbackBegan, .callbackEnded: .callback
    case .frameChanged: .frame
    case .subviewInserted, .subviewRemoved: .subview
    case .propertyChanged: .property
    case .constraintActivated, .constraintDeactivated, .constraintChanged: .constraint
    case .constraintBroken: .broken
    case .viewLoaded: .loaded
    case .scheduled: .scheduled
    case .timerFired: .timer
    case .displayLinkCalled: .frames
    case .observerCalled: .observer
    case .sourceRan: .source
    case .blockRan: .block
    case .animationAdded, .animationRemoved, .animationCompleted: .animation
    case .printed: .print
    case .console: .console
    case .fault: .fault
    }
  }
}
