/// What waits for the main thread, and the turns that serve it.
///
/// Evidence: V-064, V-098.
package final class MainLoop {
  /// Blocks in the main queue, in order.
  var blocks: [Block] = []
  /// Blocks and timers that are due later, kept in order of time, then of scheduling.
  var alarms: [Alarm] = []
  /// Blocks and messages that the loop itself performs, before it looks at the main queue.
  ///
  /// Evidence: V-064.
  var sources: [Block] = []
  /// Those who watch the loop, in their order.
  var observers: [CFRunLoopObserver] = []
  /// What is to run after the next commit.
  var afterCommit: [() -> Void] = []
  /// Called when something was added.
  var onWork: (() -> Void)?
  /// Called before the time is read for something that begins; a host's clock needs nothing then.
  var onTimeNeeded: (() -> Void)?
  /// An event handler is running: the program's input.
  ///
  /// The next turn begins by ending it.
  package var isInHandler = false
  var scheduled = 0
  /// Turns since the clock last moved.
  var turnsAtThisTime = 0
  var isTurning = false
  /// How many blocks of the main queue and of the loop itself have run.
  var blocksServed = 0

  struct Block {
    let number: Int
    /// The event that recorded who put it there.
    var cause: Int?
    let body: () -> Void
  }

  /// Something that the clock wakes the loop for.
  struct Alarm {
    enum Wake {
      case block(() -> Void)
      case timer(AppTimer)
      case displayLink(CADisplayLink)
      /// A message that comes as a timer does.
      case message(() -> Void, target: AnyObject, Selector)
    }

    let number: Int
    var cause: Int?
    var due: Double
    let wake: Wake

    var isTimer: Bool {
      switch wake {
      case .timer, .message: true
      case .block, .displayLink: false
      }
    }
  }

  /// How many turns may pass without the clock moving.
  static let turnLimit = 10_000

  func nextNumber() -> Int {
    scheduled += 1
    return scheduled
  }

  func enqueue(_ body: @escaping () -> Void, number: Int? = nil, cause: Int? = nil) {
    blocks.append(Block(number: number ?? nextNumber(), cause: cause, body: body))
    onWork?()
  }

  @discardableResult
  func schedule(
    _ wake: Alarm.Wake, at due: Double, number: Int? = nil, cause: Int? = nil
  ) -> Int {
    let number = number ?? nextNumber()
    insert(Alarm(number: number, cause: cause, due: due, wake: wake))
    return number
  }

  func insert(_ alarm: Alarm) {
    let place = alarms.firstIndex { $0.due > alarm.due } ?? alarms.count
    alarms.insert(alarm, at: place)
    onWork?()
  }

  func cancel(_ timer: AppTimer) {
    alarms.removeAll {
      if case .timer(let other) = $0.wake { other === timer } else { false }
    }
  }

  func cancel(_ link: CADisplayLink) {
    alarms.removeAll {
      if case .displayLink(let other) = $0.wake { other === link } else { false }
    }
  }

  func cancel(_ number: Int) { alarms.removeAll { $0.number == number } }
}
