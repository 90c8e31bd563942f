import Dispatch
import Foundation

// `DispatchQueue` is Dispatch's. Blocks for the main queue wait in the app's loop, whatever a file
// imports: what takes only a block is chosen before Dispatch's forms with their further defaults. The
// rest hides Dispatch's where only UIKit is imported, as is said at `Timer`.

nonisolated extension DispatchQueue {
  /// Runs `work` after the event handler that runs now, before the commit.
  ///
  /// Other queues take their turn on the same thread, between the main queue's blocks, when a host
  /// moves the app's clock; else they are the real ones.
  ///
  /// Evidence: V-098.
  @preconcurrency
  public func async(execute work: @escaping @Sendable () -> Void) {
    guard waitsInLoop else { return self.Dispatch::async(execute: work) }
    MainActor.assumeIsolated { enqueue(work) }
  }

  @preconcurrency
  public func asyncAfter(deadline: DispatchTime, execute work: @escaping @Sendable () -> Void) {
    guard waitsInLoop else { return self.Dispatch::asyncAfter(deadline: deadline, execute: work) }
    MainActor.assumeIsolated { enqueue(at: deadline, work) }
  }

  @_disfavoredOverload
  public func async(execute workItem: DispatchWorkItem) {
    guard waitsInLoop else { return self.Dispatch::async(execute: workItem) }
    nonisolated(unsafe) let workItem = workItem
    MainActor.assumeIsolated { enqueue { workItem.perform() } }
  }

  @_disfavoredOverload
  public func asyncAfter(deadline: DispatchTime, execute: DispatchWorkItem) {
    guard waitsInLoop else {
      return self.Dispatch::asyncAfter(deadline: deadline, execute: execute)
    }
    nonisolated(unsafe) let workItem = execute
    MainActor.assumeIsolated { enqueue(at: deadline) { workItem.perform() } }
  }

  /// From the main thread the main queue waits for itself.
  @_disfavoredOverload
  public func sync(execute workItem: () -> Void) {
    if isSafeToWaitFor { self.Dispatch::sync(execute: workItem) }
  }

  @_disfavoredOverload
  public func sync<T>(execute work: () throws -> T) rethrows -> T {
    _ = isSafeToWaitFor
    return try self.Dispatch::sync(execute: work)
  }

  private var waitsInLoop: Bool {
    guard isOnMainThread else { return false }
    return isMain || MainActor.assumeIsolated { Engine.current.isLaunched }
  }

  private var isSafeToWaitFor: Bool {
    guard isMain, isOnMainThread else { return true }
    MainActor.assumeIsolated { Engine.current.fault(Fault(.mainQueueWaitsForItself)) }
    return false
  }
}

extension DispatchQueue {
  /// Puts `work` into the app's main queue, now or at a point of time.
  package func enqueue(at deadline: DispatchTime? = nil, _ work: @escaping @MainActor () -> Void) {
    Engine.current.dispatch(after: deadline?.secondsFromNow, work)
  }

  /// What a script asks for: `work` at once, for a queue other than the main one.
  package func wait(for work: () -> Void) { if isSafeToWaitFor { work() } }
}
