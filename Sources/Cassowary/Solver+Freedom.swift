/// The last step of the rule: free variables that nothing determines go to zero, by rank.
extension Solver {
  mutating func settleOpen() {
    if open.count == 0 { return }
    movedIsAll = true
    if open.count == 1 {
      settleOnly(open[0])
      return
    }
    findShares()
    var order: [(rank: Int, variable: Int32)] = []
    for variable in 0..<Int32(store.variableCount)
    where store.isKnown[variable] && !store.isNonNegative[variable] && shares.has(variable) {
      order.append((store.variableRank[variable], variable))
    }
    order.sort { ($0.rank, $0.variable) < ($1.rank, $1.variable) }
    shares.beginEquations()
    for (_, variable) in order where shares.equationCount < open.count {
      shares.addEquation(value: values[variable], of: variable)
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

  /// By how much each variable changes as the open symbols move.
  private mutating func findShares() {
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
      for row in 0..<Int32(elimination.frontCount) { follow(row) }
    }
    var row = Int32(elimination.factoredCount) - 1
    while row >= elimination.frontCount {
      follow(row)
      row -= 1
    }
    row = Int32(elimination.factoredCount)
    while row < elimination.rowCount {
      follow(row)
      row += 1
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
