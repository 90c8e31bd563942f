/// What a solution changed, for callers who do not want to read it all.
extension Solver {
  /// The variables whose values are other than at the last call; a variable may come twice.
  ///
  /// The best solution is found first. Empty unless ``keepsChanges``.
  public mutating func takeChanges() -> [Variable] {
    if !isSolved { _ = findSolution() }
    defer { changes.removeAll(keepingCapacity: true) }
    return changes
  }

  /// Brings `solution` up to date, and notes where it was not.
  ///
  /// Eight values are compared at a time: after most changes nearly all of them are what they were.
  mutating func noteChanges() {
    let (new, old) = (UnsafeRawPointer(values.base), UnsafeMutableRawPointer(solution.base))
    let whole = values.count & ~7
    for start in stride(from: 0, to: whole, by: 8) {
      let offset = start * MemoryLayout<Double>.stride
      let now = new.loadUnaligned(fromByteOffset: offset, as: SIMD8<Double>.self)
      let then = old.loadUnaligned(fromByteOffset: offset, as: SIMD8<Double>.self)
      if now != then { note(start..<(start + 8)) }
    }
    note(whole..<values.count)
  }

  private mutating func note(_ indices: Range<Int>) {
    for index in indices where values[index] != solution[index] {
      if store.isKnown[index] { changes.append(Variable(index: index)) }
      solution[index] = values[index]
    }
  }
}
