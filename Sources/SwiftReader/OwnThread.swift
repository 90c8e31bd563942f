import Foundation

/// Work on a thread of its own, for what asks nobody while it works: the parser, the regex engine.
///
/// Whoever waits may leave; the thread goes on alone. It must share nothing with them: its texts are
/// copies, and what it has made is taken from it. Others need no locks to count references then, and
/// SwiftScript takes none.
enum OwnThread {
  /// - Parameter isWanted: asked every few milliseconds.
  /// - Returns: `nil` once it is not wanted any more.
  static func result<Result>(
    while isWanted: () -> Bool, of work: @escaping () -> Result
  ) -> Result? {
    let job = Job(work)
    let thread = Thread { job.run() }
    thread.stackSize = 64 << 20
    thread.start()
    while !job.isDone(within: .milliseconds(5)) {
      guard isWanted() else { return nil }
    }
    return job.takeResult()
  }

  private final class Job<Result>: @unchecked Sendable {
    private var work: (() -> Result)?
    private var result: Result?
    private let done = DispatchSemaphore(value: 0)

    init(_ work: @escaping () -> Result) { self.work = work }

    func run() {
      result = work?()
      work = nil
      done.signal()
    }

    func isDone(within time: DispatchTimeInterval) -> Bool {
      done.wait(timeout: .now() + time) == .success
    }

    /// Nothing of it stays here: the thread may end later than its reader.
    func takeResult() -> Result? {
      defer { result = nil }
      return result
    }
  }
}

extension String {
  /// The same text in memory of its own.
  var unshared: String { String(decoding: Array(utf8), as: UTF8.self) }
}
