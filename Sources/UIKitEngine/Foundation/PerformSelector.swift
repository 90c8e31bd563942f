import Foundation

// `NSObject`'s messages that come later.

@MainActor private func performLater(
  _ target: AnyObject, _ selector: Selector, _ argument: Any?, after delay: TimeInterval
) {
  let engine = Engine.current
  guard engine.faulted == nil, engine.accepts(time: delay), delay < .infinity else { return }
  engine.mainLoop.onTimeNeeded?()
  let due = engine.now + max(0, delay)
  let (number, event) = engine.recordScheduled(.timer, at: due)
  engine.mainLoop.schedule(
    .message({ selector(target, argument) }, target: target, selector), at: due, number: number,
    cause: event)
}

@MainActor private func performOnMain(
  _ target: AnyObject, _ selector: Selector, _ argument: Any?, _ waits: Bool
) {
  guard !waits else { return selector(target, argument) }
  RunLoop.main.perform { selector(target, argument) }
}

@MainActor private func performNow(_ target: AnyObject, _ selector: Selector, _ argument: Any?) {
  guard selector.isMethod(target) else { return Selector(selector.description)(target, argument) }
  selector(target, argument)
}

extension NSObject {
  /// Calls the method now; an object that has none of the name raises.
  ///
  /// What the method returns is not passed on, since a ``Selector`` keeps none: these return nothing
  /// where Objective-C's return an unmanaged object.
  @MainActor public func perform(_ aSelector: Selector) { performNow(self, aSelector, nil) }

  @MainActor public func perform(_ aSelector: Selector, with object: Any?) {
    performNow(self, aSelector, object)
  }

  /// Calls the method from a timer of the run loop, after the commit of this turn also with a delay
  /// of 0; target and argument are kept alive until then.
  ///
  /// Evidence: V-098.
  @MainActor public func perform(
    _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval
  ) { performLater(self, aSelector, anArgument, after: delay) }

  /// Calls the method from a source of the run loop, or at once if it is to wait.
  ///
  /// Evidence: V-064.
  @MainActor public func performSelector(
    onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool
  ) { performOnMain(self, aSelector, arg, wait) }

  /// Takes back what `perform(_:with:afterDelay:)` asked for.
  @MainActor public static func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    Engine.current.cancelMessages(to: aTarget as AnyObject)
  }

  @MainActor public static func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {
    Engine.current.cancelMessages(to: aTarget as AnyObject, aSelector)
  }
}

extension Engine {
  fileprivate func cancelMessages(to target: AnyObject, _ selector: Selector? = nil) {
    mainLoop.alarms.removeAll { alarm in
      guard case .message(_, let other, let name) = alarm.wake, other === target else {
        return false
      }
      return selector.map { $0 == name } ?? true
    }
  }
}
