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

  /// Brings `solution` up to date.
  ///
  /// A change that reaches few variables costs no look at all of them.
  mutating func takeValues() {
    if !movedIsAll {
      for index in 0..<moved.count {
        let variable = Int(moved[index])
        if keepsChanges { note(variable..<(variable + 1)) }
        solution[variable] = values[variable]
      }
    } else if keepsChanges {
      noteChanges()
    } else {
      solution.copy(values)
    }
    moved.removeAll()
    movedIsAll = false
  }

  /// Has what the front of the elimination is about to give be taken over.
  mutating func noteFront() {
    let rows = elimination.staleFront..<max(elimination.staleFront, elimination.frontCount)
    // Of a few variables all are copied before one is looked up.
    if rows.count * 16 > values.count { movedIsAll = true }
    if movedIsAll { return }
    for row in rows { moved.append(elimination.rowVariable[row]) }
  }

  /// Notes where `solution` is not up to date, and brings it there.
  ///
  /// Eight values are compared at a time: after most changes nearly all of them are what they were.
  private mutating func noteChanges() {
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
