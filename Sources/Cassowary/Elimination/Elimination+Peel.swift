/// The steps 1 and 2: what comes out in order, without arithmetic.
extension Elimination {
  /// Finds the solved form from scratch.
  func factor(_ store: ConstraintStore) {
    reset(
      variables: store.variableCount, constraints: store.constraintCount,
      terms: store.variable.count)
    loadColumns(store)
    peelFront(store)
    frontCount = rowCount
    peelBack(store)
    restStart = rowCount
    eliminateRest(store)
    factoredCount = rowCount
    var row = Int32(rowCount) - 1
    while row >= frontCount {
      determine(row)
      row -= 1
    }
    markStale()
  }

  private func loadColumns(_ store: ConstraintStore) {
    let variables = store.variableCount
    scratch.equations.fill(variables, with: 0)
    scratch.unknowns.fill(store.constraintCount, with: -1)
    scratch.lastUnknown.fill(store.constraintCount, with: 0)
    scratch.queue.removeAll()
    for constraint in 0..<Int32(store.constraintCount)
    where store.traits[constraint].isRequiredEquation {
      var combined: Int32 = 0
      let places = store.range(constraint)
      for place in places {
        let variable = store.variable[place]
        scratch.equations[variable] += 1
        combined ^= variable
      }
      scratch.unknowns[constraint] = Int32(places.count)
      scratch.lastUnknown[constraint] = combined
      if places.count <= 1 { scratch.queue.append(constraint) }
    }
    scratch.columnStart.fill(variables + 1, with: 0)
    var total: Int32 = 0
    for variable in 0..<variables {
      scratch.columnStart[variable] = total
      total += scratch.equations[variable]
    }
    scratch.columnStart[variables] = total
    scratch.columnRow.removeAll()
    _ = scratch.columnRow.extend(by: Int(total))
    // Filled from the end of each column, which leaves `equations` at zero.
    for constraint in 0..<Int32(store.constraintCount) where scratch.unknowns[constraint] >= 0 {
      for place in store.range(constraint) {
        let variable = store.variable[place]
        scratch.equations[variable] -= 1
        scratch.columnRow[scratch.columnStart[variable] + scratch.equations[variable]] = constraint
      }
    }
  }

  /// Takes two off the stack at a time: chains that do not meet, of x and y say, are then evaluated
  /// in turn, and the processor need not wait for every sum before it begins the next.
  private func peelFront(_ store: ConstraintStore) {
    while scratch.queue.count > 0 {
      let constraint = scratch.queue.removeLast()
      let other = scratch.queue.count > 0 ? scratch.queue.removeLast() : constraint
      determine(by: constraint, store)
      determine(by: other, store)
    }
  }

  /// Solves an equation for its last unknown, if it was not yet dealt with.
  @inline(__always)
  private func determine(by constraint: Int32, _ store: ConstraintStore) {
    let unknowns = scratch.unknowns[constraint]
    if unknowns < 0 { return }
    scratch.unknowns[constraint] = -1
    if unknowns == 0 {
      redundant.append(constraint)
      return
    }
    let variable = scratch.lastUnknown[constraint]
    addRow(for: variable, from: constraint, store)
    markDetermined(variable)
    let first = Int(scratch.columnStart[variable])
    for place in first..<Int(scratch.columnStart[Int(variable) + 1]) {
      let other = scratch.columnRow[place]
      if scratch.unknowns[other] < 0 { continue }
      scratch.unknowns[other] -= 1
      scratch.lastUnknown[other] ^= variable
      if scratch.unknowns[other] <= 1 { scratch.queue.append(other) }
    }
  }

  private func peelBack(_ store: ConstraintStore) {
    let variables = store.variableCount
    scratch.lastEquation.fill(variables, with: 0)
    scratch.uses.fill(variables, with: 0)
    for constraint in 0..<Int32(store.constraintCount) where scratch.unknowns[constraint] > 0 {
      for place in store.range(constraint) {
        let variable = store.variable[place]
        if isDetermined[variable] { continue }
        scratch.equations[variable] += 1
        scratch.lastEquation[variable] ^= constraint
      }
    }
    for variable in 0..<Int32(variables) where scratch.equations[variable] > 0 {
      // A bound costs the simplex nothing as long as it is one of a core.
      scratch.uses[variable] =
        store.uses[variable] + store.bounds[variable] + (store.isNonNegative[variable] ? 2 : 0)
      if scratch.uses[variable] == 1 { scratch.queue.append(variable) }
    }
    while scratch.queue.count > 0 {
      let variable = scratch.queue.removeLast()
      if scratch.uses[variable] != 1 || scratch.equations[variable] != 1 { continue }
      let constraint = scratch.lastEquation[variable]
      scratch.unknowns[constraint] = -1
      addRow(for: variable, from: constraint, store)
      for place in store.range(constraint) {
        let other = store.variable[place]
        if isDetermined[other] { continue }
        scratch.uses[other] -= 1
        scratch.equations[other] -= 1
        scratch.lastEquation[other] ^= constraint
        if scratch.uses[other] == 1, scratch.equations[other] == 1 { scratch.queue.append(other) }
      }
    }
  }
}
