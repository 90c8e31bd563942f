import Foundation

/// As many children at a time as the machine has cores; the others stand in a queue.
actor Turns {
  static let shared = Turns(ProcessInfo.processInfo.activeProcessorCount)

  private var free: Int
  private var queue: [CheckedContinuation<Void, Never>] = []

  private init(_ count: Int) { free = count }

  func take() async {
    if free > 0 {
      free -= 1
    } else {
      await withCheckedContinuation { queue.append($0) }
    }
  }

  /// Hands the turn to whoever waits longest.
  func giveBack() {
    if queue.isEmpty { free += 1 } else { queue.removeFirst().resume() }
  }
}
