/// What a symbol meets on its way: the kinks and walls of all symbols that move with it, nearest first.
struct Ray: ~Copyable {
  // A binary heap.
  private var distance = Buffer<Double>()
  private var symbol = Buffer<Int32>()
  private var kink = Buffer<Int32>()

  struct Event {
    var distance: Double
    var symbol: Int32
    /// Negative for a wall.
    var kink: Int32
  }

  static let lowWall: Int32 = -1
  static let highWall: Int32 = -2

  var isEmpty: Bool { distance.count == 0 }

  mutating func removeAll() {
    distance.removeAll()
    symbol.removeAll()
    kink.removeAll()
  }

  @inline(__always)
  private func precedes(_ event: Event, _ place: Int) -> Bool {
    let other = distance[place]
    return event.distance < other || (event.distance == other && event.symbol < symbol[place])
  }

  @inline(__always)
  private func put(_ event: Event, at place: Int) {
    distance[place] = event.distance
    symbol[place] = event.symbol
    kink[place] = event.kink
  }

  @inline(__always)
  private func event(at place: Int) -> Event {
    Event(distance: distance[place], symbol: symbol[place], kink: kink[place])
  }

  mutating func insert(_ event: Event) {
    var place = distance.extend(by: 1)
    _ = symbol.extend(by: 1)
    _ = kink.extend(by: 1)
    while place > 0 {
      let parent = (place - 1) / 2
      if !precedes(event, parent) { break }
      put(self.event(at: parent), at: place)
      place = parent
    }
    put(event, at: place)
  }

  mutating func removeNearest() -> Event {
    let nearest = event(at: 0)
    let last = event(at: distance.count - 1)
    distance.removeLast(1)
    symbol.removeLast(1)
    kink.removeLast(1)
    let count = distance.count
    var place = 0
    while 2 * place + 1 < count {
      var child = 2 * place + 1
      if child + 1 < count, precedes(event(at: child + 1), child) { child += 1 }
      if precedes(last, child) { break }
      put(event(at: child), at: place)
      place = child
    }
    if count > 0 { put(last, at: place) }
    return nearest
  }
}
