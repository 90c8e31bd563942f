/// What a symbol meets on its way: the kinks and walls of all symbols that move with it, nearest first.
///
/// A few are looked through for the nearest; many are a binary heap.
struct Ray: ~Copyable {
  struct Event: BitwiseCopyable {
    var distance: Double
    /// How fast the symbol goes there, by direction.
    var velocity: Double
    var symbol: Int32
    /// Negative for a wall.
    var kink: Int32

    @inline(__always)
    func precedes(_ other: Event) -> Bool {
      distance < other.distance || (distance == other.distance && symbol < other.symbol)
    }
  }

  private var events = Buffer<Event>()
  private var isHeap = false

  private static let few = 16
  static let lowWall: Int32 = -1
  static let highWall: Int32 = -2

  var isEmpty: Bool { events.count == 0 }

  mutating func removeAll() {
    events.removeAll()
    isHeap = false
  }

  /// Adds the event if it `isAhead`, which nobody could guess, without a jump.
  @inline(__always)
  mutating func append(_ event: Event, if isAhead: Bool) {
    events.append(event)
    events.removeLast(isAhead ? 0 : 1)
  }

  /// Nothing is appended after the first was taken.
  mutating func removeNearest() -> Event {
    var nearest = 0
    if events.count > Self.few {
      if !isHeap { arrange() }
    } else {
      for place in 1..<max(1, events.count) {
        nearest = events[place].precedes(events[nearest]) ? place : nearest
      }
    }
    let event = events[nearest]
    let last = events.removeLast()
    if nearest < events.count { events[nearest] = last }
    if events.count >= Self.few { sink(from: 0) }
    return event
  }

  private mutating func arrange() {
    isHeap = true
    var place = events.count / 2
    while place > 0 {
      place -= 1
      sink(from: place)
    }
  }

  private func sink(from start: Int) {
    let sinking = events[start]
    var place = start
    while 2 * place + 1 < events.count {
      var child = 2 * place + 1
      if child + 1 < events.count, events[child + 1].precedes(events[child]) { child += 1 }
      if !events[child].precedes(sinking) { break }
      events[place] = events[child]
      place = child
    }
    events[place] = sinking
  }
}
