import Foundation
import UIKitEngine
@_spi(ExperimentalCustomExecutors) @_spi(ExperimentalScheduling) import _Concurrency

/// The tasks of a compiled scenario wait in the main queue of the app's loop, as an interpreted one's do:
/// one thread, one clock, the order told by nothing else.
nonisolated final class LoopExecutor: MainExecutor, TaskExecutor, SchedulingExecutor {
  func enqueue(_ job: consuming ExecutorJob) { later(UnownedJob(job), after: 0) }

  func enqueue<Time: Clock>(
    _ job: consuming ExecutorJob, after delay: Time.Duration, tolerance: Time.Duration?,
    clock: Time
  ) { later(UnownedJob(job), after: seconds(delay)) }

  /// A moment on a real clock, which has gone on since it was asked for.
  func enqueue<Time: Clock>(
    _ job: consuming ExecutorJob, at instant: Time.Instant, tolerance: Time.Duration?, clock: Time
  ) {
    let left = seconds(clock.now.duration(to: instant))
    later(UnownedJob(job), after: (left * 1000).rounded(.up) / 1000)
  }

  func checkIsolated() {}
  func isIsolatingCurrentContext() -> Bool? { Thread.isMainThread }

  // The host turns the loop itself.
  func run() {}
  func stop() {}

  private func seconds(_ duration: some DurationProtocol) -> Double {
    (duration as? Duration).map { $0 / .seconds(1) } ?? 0
  }

  private func later(_ job: UnownedJob, after seconds: Double) {
    let work: @Sendable () -> Void = { job.runSynchronously(on: MainActor.sharedUnownedExecutor) }
    if seconds > 0 {
      DispatchQueue.main.asyncAfter(deadline: .now() + seconds, execute: work)
    } else {
      DispatchQueue.main.async(execute: work)
    }
  }
}

nonisolated struct LoopExecutors: ExecutorFactory {
  private static let loop = LoopExecutor()
  static var mainExecutor: any MainExecutor { loop }
  static var defaultExecutor: any TaskExecutor { loop }
}
