/// The last step of the rule: free variables that nothing determines go to zero, by rank.
extension Solver {
  mutating func settleOpen() {
    if open.count == 0 { return }
    movedIsAll = true
    if open.count == 1 {
      settleOnly(open[0])
      return
    }
    beginShares()
    for variable in 0..<Int32(store.variableCount)
    where store.isKnown[variable] && !store.isNonNegative[variable] && shares.has(variable) {
      shares.append(variable, rank: store.variableRank[variable])
    }
    shares.sortByRank()
    shares.beginEquations()
    var index = 0
    while index < shares.order.count, shares.equationCount < open.count {
      let variable = shares.order[index].variable
      findMotion(of: variable)
      shares.addEquation(value: values[variable], of: variable)
      index += 1
    }
    moveOpen()
  }

  /// The usual case, without the bookkeeping.
  private mutating func settleOnly(_ symbol: Int32) {
    relaxation.shares.fill(store.variableCount, with: 0)
    relaxation.scratch.fill(elimination.rowCount, with: 0)
    let core = tableau.symbols[symbol].core
    if core >= 0 { relaxation.shares[core] = 1 }
    let column = tableau.symbols[symbol].slot
    for place in tableau.slots[column].rows.range {
      let line = tableau.columns.index[place]
      let core = tableau.symbols[tableau.rowSymbol[line]].core
      if core < 0 { continue }
      relaxation.shares[core] =
        tableau.rows.coefficient[tableau.rows.entry(of: column, in: line)]
    }
    elimination.spreadFromCores(relaxation.shares, relaxation.scratch)
    let distance = giveAway(relaxation.shares)
    elimination.adoptReleases(values)
    tableau.go(column, distance)
  }

  /// Forgets symbols that something determines by now.
  mutating func keepOpen() {
    var kept = 0
    for index in 0..<open.count {
      let symbol = open[index]
      if !tableau.symbols[symbol].isOpen || tableau.symbols[symbol].slot < 0 { continue }
      open[kept] = symbol
      kept += 1
    }
    open.removeLast(open.count - kept)
  }

  /// By how much cores change as the open symbols move, and which variables do at all.
  private mutating func beginShares() {
    shares.begin(variables: store.variableCount, open: open.count)
    for index in 0..<Int32(open.count) {
      let symbol = open[index]
      let core = tableau.symbols[symbol].core
      if core >= 0 { shares.add(1, times: index, to: core) }
      let column = tableau.symbols[symbol].slot
      for place in tableau.slots[column].rows.range {
        let line = tableau.columns.index[place]
        let core = tableau.symbols[tableau.rowSymbol[line]].core
        if core < 0 { continue }
        let coefficient = tableau.rows.coefficient[tableau.rows.entry(of: column, in: line)]
        shares.add(coefficient, times: index, to: core)
      }
    }
    if elimination.releases.count > 0 {
      for row in 0..<Int32(elimination.frontCount) { postpone(row) }
    }
    var row = Int32(elimination.factoredCount) - 1
    while row >= elimination.frontCount {
      postpone(row)
      row -= 1
    }
    row = Int32(elimination.factoredCount)
    while row < elimination.rowCount {
      postpone(row)
      row += 1
    }
  }

  private mutating func postpone(_ row: Int32) {
    for entry in elimination.entries(row) where shares.has(elimination.entryVariable[entry]) {
      shares.postpone(elimination.rowVariable[row])
      return
    }
    var place = elimination.firstNumberShare(of: row)
    while place >= 0 {
      let part = elimination.numberShares[place]
      if shares.has(elimination.releases[part.release].unknown) {
        shares.postpone(elimination.rowVariable[row])
        return
      }
      place = part.next
    }
  }

  /// By how much the variable changes as the open symbols move, and before it all that it depends on.
  private mutating func findMotion(of variable: Int32) {
    shares.want(variable)
    while shares.wanted.count > 0 {
      let variable = shares.wanted[shares.wanted.count - 1]
      if !shares.isLater(variable) {
        shares.removeLastWanted()
        continue
      }
      let row = elimination.rowOfVariable[variable]
      let count = shares.wanted.count
      for entry in elimination.entries(row) where shares.isLater(elimination.entryVariable[entry]) {
        shares.want(elimination.entryVariable[entry])
      }
      if shares.wanted.count == count { follow(row) }
    }
  }

  private mutating func follow(_ row: Int32) {
    for entry in elimination.entries(row) {
      shares.collect(elimination.entryCoefficient[entry], of: elimination.entryVariable[entry])
    }
    var place = elimination.firstNumberShare(of: row)
    while place >= 0 {
      let part = elimination.numberShares[place]
      shares.collect(part.share, of: elimination.releases[part.release].unknown)
      place = part.next
    }
    shares.endSum(for: elimination.rowVariable[row])
  }

  private mutating func moveOpen() {
    if !shares.findDistances() { return }
    for index in 0..<open.count {
      tableau.go(tableau.symbols[open[index]].slot, shares.distance[index])
    }
    for variable in 0..<Int32(store.variableCount) {
      let symbol = symbolOfCore[variable]
      if symbol < 0 || !shares.has(variable) { continue }
      values[variable] = tableau.symbols[symbol].value
      elimination.coreChanged(variable)
    }
    followReleases()
    elimination.evaluatePivots(values)
  }
}
