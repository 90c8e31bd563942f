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

  mutating func noteChanges() {
    for index in 0..<Int32(store.variableCount) where values[index] != solution[index] {
      changes.append(Variable(index: Int(index)))
    }
  }
}
