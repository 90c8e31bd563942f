/// The last step of the rule: free variables that nothing determines go to zero, by rank.
extension Solver {
  /// By how much a value changes as an open symbol moves.
  fileprivate struct Share {
    var open: Int
    var coefficient: Double
  }

  /// A variable at zero, solved for one of the open symbols.
  private struct Equation {
    var open: Int
    var constant: Double
    var shares: [Share]
  }

  mutating func settleOpen() {
    if open.count == 0 { return }
    if open.count == 1 {
      settleOnly(open[0])
      return
    }
    let shares = sharesOfOpen()
    var equations: [Equation] = []
    let free = (0..<Int32(store.variableCount)).filter {
      store.isKnown[$0] && !store.isNonNegative[$0] && !shares[Int($0)].isEmpty
    }
    let order = free.sorted {
      (store.variableRank[$0], $0) < (store.variableRank[$1], $1)
    }
    var solved = [Int](repeating: -1, count: open.count)
    for variable in order where equations.count < open.count {
      guard
        let equation = equation(values[variable], shares[Int(variable)], after: equations, solved)
      else { continue }
      solved[equation.open] = equations.count
      equations.append(equation)
    }
    move(by: equations, shares)
  }

  /// The usual case, without the bookkeeping.
  private mutating func settleOnly(_ symbol: Int32) {
    relaxation.shares.fill(store.variableCount, with: 0)
    relaxation.scratch.fill(elimination.rowCount, with: 0)
    let core = tableau.core[symbol]
    if core >= 0 { relaxation.shares[core] = 1 }
    let column = tableau.slot[symbol]
    for place in tableau.columns.range(column) {
      let line = tableau.columns.index[place]
      let core = tableau.core[tableau.rowSymbol[line]]
      if core < 0 { continue }
      relaxation.shares[core] =
        tableau.rows.coefficient[tableau.rows.entry(of: column, in: line)]
    }
    elimination.spreadToPivots(relaxation.shares, relaxation.scratch)
    let distance = giveAway(relaxation.shares)
    tableau.go(column, distance)
  }

  /// Forgets symbols that something determines by now.
  mutating func keepOpen() {
    var kept = 0
    for index in 0..<open.count {
      let symbol = open[index]
      if !tableau.isOpen[symbol] || tableau.slot[symbol] < 0 { continue }
      open[kept] = symbol
      kept += 1
    }
    open.removeLast(open.count - kept)
  }

  private func sharesOfOpen() -> [[Share]] {
    var shares = [[Share]](repeating: [], count: store.variableCount)
    for index in 0..<open.count {
      let symbol = open[index]
      let core = tableau.core[symbol]
      if core >= 0 { shares[Int(core)].append(Share(open: index, coefficient: 1)) }
      let column = tableau.slot[symbol]
      for place in tableau.columns.range(column) {
        let line = tableau.columns.index[place]
        let core = tableau.core[tableau.rowSymbol[line]]
        if core < 0 { continue }
        let coefficient = tableau.rows.coefficient[tableau.rows.entry(of: column, in: line)]
        shares[Int(core)].append(Share(open: index, coefficient: coefficient))
      }
    }
    func follow(_ row: Int32) {
      var sum: [Share] = []
      for entry in elimination.entries(row) {
        let factor = elimination.entryCoefficient[entry]
        sum.add(factor, times: shares[Int(elimination.entryVariable[entry])])
      }
      if !sum.isEmpty { shares[Int(elimination.rowVariable[row])] = sum }
    }
    for row in (elimination.frontCount..<elimination.factoredCount).reversed() {
      follow(Int32(row))
    }
    for row in elimination.factoredCount..<elimination.rowCount { follow(Int32(row)) }
    return shares
  }

  /// `value + Σ shares = 0`, reduced by what is decided already; `nil` if nothing is left to decide.
  private func equation(
    _ value: Double, _ shares: [Share], after equations: [Equation], _ solved: [Int]
  ) -> Equation? {
    var rest = shares
    var constant = value
    while let place = rest.firstIndex(where: { solved[$0.open] >= 0 }) {
      let known = equations[solved[rest[place].open]]
      let factor = rest.remove(at: place).coefficient
      constant += factor * known.constant
      rest.add(factor, times: known.shares)
    }
    guard let chosen = rest.max(by: { abs($0.coefficient) < abs($1.coefficient) }),
      abs(chosen.coefficient) > 1e-9
    else { return nil }
    let others = rest.filter { $0.open != chosen.open }
    return Equation(
      open: chosen.open, constant: -constant / chosen.coefficient,
      shares: others.map {
        Share(open: $0.open, coefficient: -$0.coefficient / chosen.coefficient)
      })
  }

  private mutating func move(by equations: [Equation], _ shares: [[Share]]) {
    var distance = [Double](repeating: 0, count: open.count)
    for equation in equations.reversed() {
      distance[equation.open] = equation.shares.reduce(equation.constant) {
        $0 + $1.coefficient * distance[$1.open]
      }
    }
    if !distance.contains(where: { $0 != 0 }) { return }
    for index in 0..<open.count { tableau.go(tableau.slot[open[index]], distance[index]) }
    for variable in 0..<Int32(store.variableCount) {
      let symbol = symbolOfCore[variable]
      if symbol < 0 || shares[Int(variable)].isEmpty { continue }
      values[variable] = tableau.value[symbol]
      elimination.coreChanged(variable)
    }
    elimination.evaluatePivots(values)
  }
}

extension [Solver.Share] {
  fileprivate mutating func add(_ factor: Double, times others: [Solver.Share]) {
    for other in others {
      let change = factor * other.coefficient
      if let place = firstIndex(where: { $0.open == other.open }) {
        self[place].coefficient += change
        if abs(self[place].coefficient) < 1e-12 { remove(at: place) }
      } else {
        append(Solver.Share(open: other.open, coefficient: change))
      }
    }
  }
}
