import Foundation

// These stand before Foundation's types of the same name wherever only UIKit is imported. A file that
// also says `import Foundation` (or Dispatch) would mean the real ones, so a host that compiles one against this
// module has to blank that line out; all that Foundation offers comes with UIKit.

/// The main queue on virtual time; other queues take their turn on the same thread.
@preconcurrency @MainActor public final class DispatchQueue {
  public static let main = DispatchQueue(label: "com.apple.main-thread")
  private static let shared = DispatchQueue(label: "com.apple.root.default-qos")

  public let label: String

  public init(label: String) { self.label = label }

  nonisolated deinit {}

  /// Its blocks run in the order in which they come, between the main queue's.
  public static func global(qos: DispatchQoS.QoSClass = .default) -> DispatchQueue { shared }

  /// Runs `work` after the event handler that runs now, before the commit.
  ///
  /// Evidence: V-098.
  public func async(execute work: @escaping @MainActor () -> Void) {
    Engine.current.dispatch(work)
  }

  public func async(execute workItem: DispatchWorkItem) {
    Engine.current.dispatch { workItem.perform() }
  }

  public func asyncAfter(deadline: DispatchTime, execute work: @escaping @MainActor () -> Void) {
    Engine.current.dispatch(after: deadline.seconds - Engine.current.now, work)
  }

  public func asyncAfter(deadline: DispatchTime, execute workItem: DispatchWorkItem) {
    asyncAfter(deadline: deadline) { workItem.perform() }
  }

  /// From the main thread the main queue waits for itself.
  public func sync(execute work: @MainActor () -> Void) {
    guard self === DispatchQueue.main else { return work() }
    Engine.current.fault(
      Fault(.mainQueueWaitsForItself))
  }
}

@preconcurrency @MainActor public final class DispatchWorkItem {
  private let block: @MainActor () -> Void
  public private(set) var isCancelled = false

  public init(block: @escaping @MainActor () -> Void) { self.block = block }

  nonisolated deinit {}

  public func cancel() { isCancelled = true }
  public func perform() { if !isCancelled { block() } }
}

/// A point of virtual time.
@MainActor public struct DispatchTime: @MainActor Comparable {
  /// Seconds since launch.
  let seconds: Double

  public static func now() -> DispatchTime { DispatchTime(seconds: Engine.current.now) }
  public static let distantFuture = DispatchTime(seconds: .infinity)

  public static func + (time: DispatchTime, seconds: Double) -> DispatchTime {
    DispatchTime(seconds: time.seconds + seconds)
  }

  public static func - (time: DispatchTime, seconds: Double) -> DispatchTime { time + -seconds }

  public static func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
    time + interval.seconds
  }

  public static func < (left: DispatchTime, right: DispatchTime) -> Bool {
    left.seconds < right.seconds
  }
}

nonisolated extension DispatchTimeInterval {
  var seconds: Double {
    switch self {
    case .seconds(let count): Double(count)
    case .milliseconds(let count): Double(count) / 1e3
    case .microseconds(let count): Double(count) / 1e6
    case .nanoseconds(let count): Double(count) / 1e9
    default: .infinity
    }
  }
}
