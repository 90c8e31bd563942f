import Foundation

// `Timer` is Foundation's, and these stand before its own ways to make one.
//
// A file that imports UIKit alone reaches Foundation through us, and what we declare with the same
// signature hides Foundation's there; it is disfavoured, so that the twin beside it that asks for the
// main actor is taken. A file that imports Foundation too, as XCTest does for its tests, sees both and
// takes Foundation's: its timers run on the real run loop.

/// Makes `Timer(…)` give one of ours, which an initializer of the class itself could not.
public nonisolated protocol _ClockedTimer {}

extension Timer: _ClockedTimer {}

nonisolated extension _ClockedTimer where Self: Timer {
  /// Does not run until a run loop has it.
  public init(
    timeInterval interval: TimeInterval, repeats: Bool, _: Void = (),
    block: @escaping @MainActor (Timer) -> Void
  ) { self = unsafeDowncast(AppTimer(interval, repeats: repeats, block), to: Self.self) }

  /// The same, calling a method of `target`, which is kept alive until the timer is invalid.
  public init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) {
    nonisolated(unsafe) let target = aTarget as AnyObject
    let timer = AppTimer(ti, repeats: yesOrNo, userInfo: userInfo) { aSelector(target, $0) }
    self = unsafeDowncast(timer, to: Self.self)
  }
}

nonisolated extension Timer {
  @_disfavoredOverload
  public convenience init(
    timeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
  ) {
    self.init(
      fire: Date(timeIntervalSinceNow: interval), interval: interval, repeats: repeats,
      block: block)
  }

  @_disfavoredOverload
  @discardableResult
  public static func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool,
    block: @escaping @Sendable (Timer) -> Void
  ) -> Timer {
    guard isOnMainThread else {
      return Timer.Foundation::scheduledTimer(
        withTimeInterval: interval, repeats: repeats, block: block)
    }
    return scheduledTimer(withTimeInterval: interval, repeats: repeats, (), block: block)
  }

  /// Fires from a turn of the loop, `interval` seconds from now on the app's clock.
  @discardableResult
  public static func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool, _: Void = (),
    block: @escaping @MainActor (Timer) -> Void
  ) -> Timer { AppTimer(interval, repeats: repeats, block).started() }

  /// The same, calling a method of `target`, which is kept alive until the timer is invalid.
  @discardableResult
  public static func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) -> Timer {
    nonisolated(unsafe) let target = aTarget as AnyObject
    return AppTimer(ti, repeats: yesOrNo, userInfo: userInfo) { aSelector(target, $0) }.started()
  }
}

nonisolated extension AppTimer {
  fileprivate func started() -> Timer {
    nonisolated(unsafe) let timer = self
    MainActor.assumeIsolated { timer.enter(Engine.current) }
    return self
  }
}
