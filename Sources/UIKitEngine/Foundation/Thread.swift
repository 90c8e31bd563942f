import Foundation

/// The main thread, the only one.
@preconcurrency @MainActor public final class Thread {
  public static let main = Thread()
  public static var current: Thread { main }
  public static var isMainThread: Bool { true }
  public var isMainThread: Bool { true }

  nonisolated deinit {}

  /// Time passes and nothing else does: no timer, no layout, no commit.
  public static func sleep(forTimeInterval interval: TimeInterval) {
    Engine.current.sleep(until: Engine.current.now + interval)
  }
}

/// Virtual seconds since launch.
// swift-format-ignore: AlwaysUseLowerCamelCase
@MainActor public func CACurrentMediaTime() -> Double { Engine.current.now }

/// As `Thread.sleep`, in whole seconds.
@discardableResult
@MainActor public func sleep(_ seconds: UInt32) -> UInt32 {
  Thread.sleep(forTimeInterval: TimeInterval(seconds))
  return 0
}

/// As `Thread.sleep`, in millionths of a second.
@discardableResult
@MainActor public func usleep(_ microseconds: UInt32) -> Int32 {
  Thread.sleep(forTimeInterval: TimeInterval(microseconds) / 1e6)
  return 0
}
