extension TraceEvent {
  /// What happened.
  ///
  /// Elements are names, never objects: a trace keeps nothing alive.
  public nonisolated enum Kind: Hashable, Sendable {
    /// Recorded when a view, controller or layer began to exist.
    case created(ElementName, ElementKind)
    /// Recorded when it was deallocated.
    case died(ElementName)
    /// Recorded when the engine learnt which variable holds the element.
    case named(ElementName)

    /// Recorded when a setter marked a view; `isNew` is false if the mark was there already.
    case flagRaised(ElementName, Flag, isNew: Bool)
    /// Recorded when a pass took the mark away.
    case flagCleared(ElementName, Flag)

    case phaseBegan(Phase)
    case phaseEnded(Phase)
    /// Recorded before a method that the learner may override or hand over is called.
    case callbackBegan(ElementName, Callback)
    case callbackEnded(ElementName, Callback)

    /// Recorded when frame, bounds, center or transform took another value.
    indirect case frameChanged(ElementName, from: ViewGeometry, to: ViewGeometry)
    /// Recorded when `subviews` of `parent` gained the view at `index`.
    case subviewInserted(ElementName, parent: ElementName, index: Int)
    /// Recorded when `subviews` of `parent` lost the view at `index`.
    case subviewRemoved(ElementName, parent: ElementName, index: Int)
    /// Recorded when a property without a case of its own changed; values as `print` writes them.
    case propertyChanged(ElementName, property: String, from: String, to: String)

    /// Recorded when a constraint entered its window's system.
    case constraintActivated(ElementName, text: String)
    case constraintDeactivated(ElementName, text: String)
    /// Recorded when UIKit would drop the constraint to satisfy the others.
    case constraintBroken(ElementName, text: String)
    case constraintChanged(ElementName, property: String, from: Double, to: Double)

    /// Recorded when `loadView()` left the controller with a view.
    case viewLoaded(controller: ElementName, view: ElementName)
    /// Recorded when the program handed over what is to come later; `due` in seconds since
    /// launch, `nil` as soon as the loop comes to it.
    case scheduled(Deferred, number: Int, due: Double?)
    case timerFired(number: Int)
    /// Recorded when a frame of the screen called a display link.
    case displayLinkCalled(number: Int)
    /// Recorded when the loop told an observer what it is about to do.
    case observerCalled(activity: String, order: Int)
    /// Recorded when the loop performed a block or message of its own.
    case sourceRan(number: Int)
    /// Recorded when a block of the main queue ran.
    case blockRan(number: Int)
    /// Recorded when an animation of `property` began to travel.
    case animationAdded(ElementName, property: String, delay: Double, duration: Double)
    /// Recorded when an animation was taken away before its end.
    case animationRemoved(ElementName, property: String)
    /// Recorded when an animation block's completion was due.
    case animationCompleted(number: Int, finished: Bool)

    /// Recorded when the program printed `text` (its newline included).
    case printed(text: String)
    /// Recorded when UIKit wrote `text` to the console.
    case console(text: String)
    /// Recorded once, when the simulated app ended.
    case fault(Fault)
  }

  /// What comes later.
  public nonisolated enum Deferred: String, Hashable, Sendable, CaseIterable {
    case block, timer, displayLink, source, observer
  }

  public nonisolated enum ElementKind: String, Hashable, Sendable {
    case view, window, controller, layer, constraint, other
  }

  /// A mark that a setter leaves and a pass takes away.
  public nonisolated enum Flag: String, Hashable, Sendable, CaseIterable {
    case needsLayout, needsDisplay, needsUpdateConstraints, needsUpdateProperties
  }
}
