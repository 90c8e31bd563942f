/// What waits for the main thread, and the turns that serve it.
///
/// Evidence: V-064, V-098.
package final class MainLoop {
  /// Blocks in the main queue, in order.
  var blocks: [Block] = []
  /// Blocks and timers that are due later, kept in order of time, then of scheduling.
  var alarms: [Alarm] = []
  /// What is to run after the next commit.
  var afterCommit: [() -> Void] = []
  /// An event handler is running: the program's input.
  ///
  /// The next turn begins by ending it.
  package var isInHandler = false
  var scheduled = 0
  /// Called when something was added.
  var onWork: (() -> Void)?
  /// Turns since the clock last moved.
  var turnsAtThisTime = 0
  var isTurning = false

  struct Block {
    let number: Int
    let body: () -> Void
  }

  /// Something that the clock wakes the loop for.
  struct Alarm {
    enum Wake {
      case block(() -> Void)
      case timer(Timer)
    }

    let number: Int
    var due: Double
    let wake: Wake
  }

  /// How many turns may pass without the clock moving.
  static let turnLimit = 10_000

  func nextNumber() -> Int {
    scheduled += 1
    return scheduled
  }

  func enqueue(_ body: @escaping () -> Void) {
    blocks.append(Block(number: nextNumber(), body: body))
    onWork?()
  }

  func schedule(_ wake: Alarm.Wake, at due: Double) {
    insert(Alarm(number: nextNumber(), due: due, wake: wake))
  }

  func insert(_ alarm: Alarm) {
    let place = alarms.firstIndex { $0.due > alarm.due } ?? alarms.count
    alarms.insert(alarm, at: place)
    onWork?()
  }

  func cancel(_ timer: Timer) {
    alarms.removeAll {
      if case .timer(let other) = $0.wake { other === timer } else { false }
    }
  }
}
