import Tutor
import Words

/// A learner's progress in its file.
///
/// A file that can't be read or written is no reason to end a lesson: it is said once, and the lesson
/// goes on.
final class KeptProgress {
  private let log: ProgressLog
  private var hasComplained = false
  /// Is told what is wrong with the file, the first time that something is.
  var onTrouble: ((Phrase) -> Void)?

  init(path: String) { log = ProgressLog(path: path) }

  /// All that is in the file and can be read.
  var events: [ProgressEvent] {
    guard case .success(let contents) = log.read() else {
      complain(.cannotRead(log.path))
      return []
    }
    if !contents.diagnostics.isEmpty {
      complain(.progressPassedOver(log.path, contents.diagnostics.count))
    }
    return contents.events
  }

  func add(_ event: ProgressEvent) {
    if case .failure = log.append(event) { complain(.progressNotKept(log.path)) }
  }

  private func complain(_ trouble: Phrase) {
    guard !hasComplained, let onTrouble else { return }
    hasComplained = true
    onTrouble(trouble)
  }
}
