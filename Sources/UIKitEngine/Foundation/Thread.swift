import Foundation

nonisolated extension Thread {
  /// The thread that UIKit lives on.
  public static var main: Thread { mainThread }

  /// Time passes and nothing else does: no timer, no layout, no commit.
  @_disfavoredOverload
  public static func sleep(forTimeInterval interval: TimeInterval) {
    let isVirtual = isOnMainThread && MainActor.assumeIsolated { Engine.current.isLaunched }
    guard isVirtual else { return Thread.Foundation::sleep(forTimeInterval: interval) }
    MainActor.assumeIsolated { Engine.current.sleep(until: Engine.current.now + interval) }
  }
}

/// Seconds since 2001 began, in the world's time.
// swift-format-ignore: AlwaysUseLowerCamelCase
public nonisolated func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime {
  Date.timeIntervalSinceReferenceDate
}

/// Seconds since launch on the app's clock; off the main thread, since the machine's start.
// swift-format-ignore: AlwaysUseLowerCamelCase
public nonisolated func CACurrentMediaTime() -> Double {
  guard isOnMainThread else { return ProcessInfo.processInfo.systemUptime }
  return MainActor.assumeIsolated {
    Engine.current.mainLoop.onTimeNeeded?()
    return Engine.current.now
  }
}

/// As `Thread.sleep`, in whole seconds.
@_disfavoredOverload
@discardableResult
public nonisolated func sleep(_ seconds: UInt32) -> UInt32 {
  Thread.sleep(forTimeInterval: TimeInterval(seconds))
  return 0
}

/// As `Thread.sleep`, in millionths of a second.
@_disfavoredOverload
@discardableResult
public nonisolated func usleep(_ microseconds: UInt32) -> Int32 {
  Thread.sleep(forTimeInterval: TimeInterval(microseconds) / 1e6)
  return 0
}
