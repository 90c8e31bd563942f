/// Indices that nobody uses any more, in the order in which they were given back.
///
/// What comes back in that order, as half a screen does, finds the place that it had, and stands
/// beside its neighbours again: in a large layout half of the time goes into waiting for memory.
struct Spares: ~Copyable {
  private var indices = Buffer<Int32>()
  /// So many of them were taken.
  private var taken = 0

  mutating func append(_ index: Int32) {
    if taken > 64, taken > indices.count / 2 { forgetTaken() }
    indices.append(index)
  }

  /// The one that is spare for longest.
  mutating func takeFirst() -> Int32? {
    if taken == indices.count { return nil }
    taken += 1
    return indices[taken - 1]
  }

  private mutating func forgetTaken() {
    let rest = indices.count - taken
    for place in 0..<rest { indices[place] = indices[taken + place] }
    indices.removeLast(taken)
    taken = 0
  }
}
