/// Slots whose movement gains, the best first: a binary heap.
///
/// It stands as long as prices do. A step that ends at a kink of the slot's own symbol leaves them
/// as they are, and in a long row of labels, say, nearly all steps are such: the next best is then
/// found without another look at all slots.
struct Candidates: ~Copyable {
  struct Candidate: BitwiseCopyable {
    var gain: Cost
    var column: Int32
    var isUp: Bool
  }

  private var heap = Buffer<Candidate>()

  var isEmpty: Bool { heap.count == 0 }

  @inline(__always)
  mutating func removeAll() {
    heap.removeAll()
  }

  @inline(__always)
  mutating func append(_ candidate: Candidate) {
    heap.append(candidate)
  }

  /// Puts what was appended in order.
  mutating func arrange() {
    var place = heap.count / 2
    while place > 0 {
      place -= 1
      sink(place)
    }
  }

  mutating func removeBest() -> Candidate {
    let best = heap[0]
    let last = heap.removeLast()
    if heap.count > 0 {
      heap[0] = last
      sink(0)
    }
    return best
  }

  private func sink(_ start: Int) {
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
