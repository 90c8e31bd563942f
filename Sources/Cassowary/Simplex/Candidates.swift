/// Slots whose movement gains, the best first: a binary heap.
///
/// Gains are those of the time when the list was made. Steps change few of them as a rule, so whoever
/// takes the best looks whether it is still that, and a new list is due only when this one is empty.
///
/// Source: the "candidate list" of partial pricing, as in V. Chvátal, "Linear Programming", 1983,
/// chapter 7.
struct Candidates: ~Copyable {
  struct Candidate: BitwiseCopyable {
    var gain: Cost
    var column: Int32
    var isUp: Bool
  }

  private var heap = Buffer<Candidate>()

  var isEmpty: Bool { heap.count == 0 }
  var best: Candidate { heap[0] }

  @inline(__always)
  mutating func removeAll() {
    heap.removeAll()
  }

  /// Adds without a place in the order; ``arrange()`` finds it.
  @inline(__always)
  mutating func append(_ candidate: Candidate) {
    heap.append(candidate)
  }

  mutating func arrange() {
    var place = heap.count / 2
    while place > 0 {
      place -= 1
      sink(from: place)
    }
  }

  mutating func insert(_ candidate: Candidate) {
    var place = heap.count
    heap.append(candidate)
    while place > 0, candidate.gain.isLess(than: heap[(place - 1) / 2].gain) {
      heap[place] = heap[(place - 1) / 2]
      place = (place - 1) / 2
    }
    heap[place] = candidate
  }

  mutating func removeBest() -> Candidate {
    let best = heap[0]
    let last = heap.removeLast()
    if heap.count > 0 {
      heap[0] = last
      sink(from: 0)
    }
    return best
  }

  private func sink(from start: Int) {
    let sinking = heap[start]
    var place = start
    while 2 * place + 1 < heap.count {
      var child = 2 * place + 1
      if child + 1 < heap.count, heap[child + 1].gain.isLess(than: heap[child].gain) { child += 1 }
      if !heap[child].gain.isLess(than: sinking.gain) { break }
      heap[place] = heap[child]
      place = child
    }
    heap[place] = sinking
  }
}
