import Dispatch
import Foundation

/// Whether this runs where UIKit's objects live.
///
/// Not always the thread that the program began on: where Swift's own `main` is asynchronous, as in
/// the test runner, threads of a pool serve the main queue on Linux.
nonisolated var isOnMainThread: Bool {
  Thread.isMainThread || DispatchQueue.getSpecific(key: MainQueueMark.key) != nil
}

nonisolated extension DispatchQueue {
  /// On Linux every read of `main` makes an object of its own: the queue itself knows.
  var isMain: Bool { getSpecific(key: MainQueueMark.key) != nil }
}

private nonisolated enum MainQueueMark {
  static let key: DispatchSpecificKey<Void> = {
    let key = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: key, value: ())
    return key
  }()
}
