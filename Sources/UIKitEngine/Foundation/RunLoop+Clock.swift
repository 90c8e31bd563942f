import Foundation

// `RunLoop` is Foundation's; what is hidden and when stands at `Timer`.

nonisolated extension RunLoop {
  @_disfavoredOverload
  public func perform(_ block: @escaping @Sendable () -> Void) { perform((), block) }

  /// Runs `block` in the next go of the app's main loop, before the main queue.
  public func perform(_: Void = (), _ block: @escaping @MainActor () -> Void) {
    guard isOnMainThread else {
      return DispatchQueue.main.Dispatch::async {
        MainActor.assumeIsolated { RunLoop.main.perform((), block) }
      }
    }
    MainActor.assumeIsolated {
      let engine = Engine.current
      guard engine.faulted == nil else { return }
      let (number, event) = engine.recordScheduled(.source, at: nil)
      engine.mainLoop.sources.append(MainLoop.Block(number: number, cause: event, body: block))
      engine.mainLoop.onWork?()
    }
  }

  /// Timers made where Foundation is imported too go to the real run loop.
  @_disfavoredOverload
  public func add(_ timer: Timer, forMode mode: RunLoop.Mode) {
    guard let own = timer as? AppTimer else { return self.Foundation::add(timer, forMode: mode) }
    nonisolated(unsafe) let entering = own
    MainActor.assumeIsolated { entering.enter(Engine.current) }
  }

  /// The same for the bindings, which see Foundation's own `add(_:forMode:)` beside it.
  @MainActor package func take(_ timer: Timer) { (timer as? AppTimer)?.enter(Engine.current) }
}

nonisolated extension RunLoop.Mode {
  public static let tracking = RunLoop.Mode("UITrackingRunLoopMode")
}
