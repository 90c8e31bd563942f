/// The search for the best of all solutions: see the list at ``Solver``.
extension Solver {
  /// The tableau while wish after wish is granted, each within what the earlier ones left open.
  struct Search {
    var tableau: Tableau
    /// Optional constraints with their residues, highest level first, then by rank.
    var wishes: [(constraint: Constraint, residue: Tableau.Residue)] = []

    /// Makes the sum of the symbols as small as can be, and keeps it there.
    ///
    /// At an optimum a parameter with a positive coefficient can only do harm, and one with none
    /// can do none: freezing the former leaves exactly the other optimal solutions.
    mutating func minimize(_ symbols: [Symbol]) {
      var sum = Row()
      for symbol in symbols { sum.add(1, times: symbol) }
      sum = tableau.reduced(sum)
      _ = tableau.minimize(&sum)
      for entry in sum.entries where entry.coefficient > 0 {
        tableau.isFrozen[entry.symbol] = true
      }
    }
  }

  /// The value of each variable in the best solution.
  mutating func solved() -> [Double] {
    var search = searchOfLeastErrors()
    for wish in search.wishes {
      for error in wish.residue.errors { search.minimize([error]) }
    }
    let symbols = required?.symbols ?? []
    let order = variablesByRank()
    for index in order where unknowns[index]?.domain == .nonNegative {
      search.minimize([symbols[index]])
    }
    for slack in slacksByRank(in: search) { search.minimize([slack]) }
    search.settle(order.filter { unknowns[$0]?.domain == .free }.map { symbols[$0] })
    let values = search.tableau.values()
    return unknowns.indices.map { unknowns[$0] == nil ? 0 : values[symbols[$0]] }
  }

  /// All solutions that are best as far as levels go: the steps 1 and 2.
  mutating func searchOfLeastErrors() -> Search {
    prepare()
    guard let required else { return Search(tableau: Tableau()) }
    var search = Search(tableau: required.tableau)
    for constraint in optionalsByLevel() {
      let expression = required.expression(of: constraint)
      let residue = search.tableau.request(expression, constraint.relation)
      if !residue.errors.isEmpty { search.wishes.append((constraint, residue)) }
    }
    var start = 0
    while start < search.wishes.count {
      let level = search.wishes[start].constraint.strength
      var end = start
      while end < search.wishes.count, search.wishes[end].constraint.strength == level { end += 1 }
      search.minimize(search.wishes[start..<end].flatMap(\.residue.errors))
      start = end
    }
    return search
  }

  private func optionalsByLevel() -> [Constraint] {
    var optionals: [(level: Float, rank: Int, index: Int, constraint: Constraint)] = []
    for (index, constraint) in constraints.enumerated() {
      guard let constraint, case .optional(let level) = constraint.strength else { continue }
      optionals.append((level, constraint.rank, index, constraint))
    }
    optionals.sort { (-$0.level, $0.rank, $0.index) < (-$1.level, $1.rank, $1.index) }
    return optionals.map(\.constraint)
  }

  private func variablesByRank() -> [Int] {
    unknowns.indices.filter { unknowns[$0] != nil }.sorted {
      (unknowns[$0]?.rank ?? 0, $0) < (unknowns[$1]?.rank ?? 0, $1)
    }
  }

  private func slacksByRank(in search: Search) -> [Symbol] {
    var slacks = search.wishes.compactMap { wish in
      wish.residue.slack.map { (rank: wish.constraint.rank, symbol: $0) }
    }
    for (index, symbol) in required?.slacks ?? [:] {
      slacks.append((constraints[index]?.rank ?? 0, symbol))
    }
    slacks.sort { ($0.rank, $0.symbol) < ($1.rank, $1.symbol) }
    return slacks.map(\.symbol)
  }
}

extension Solver.Search {
  /// Sets the free variables that nothing determines to zero, as far as one allows the next.
  mutating func settle(_ variables: [Symbol]) {
    let open = tableau.definitions.contains { row in
      row.entries.contains { tableau.isFree[$0.symbol] && !tableau.isBasic($0.symbol) }
    }
    if !open { return }
    for variable in variables {
      var row = Row()
      row.add(1, times: variable)
      row = tableau.reduced(row)
      row.entries.removeAll { !tableau.isFree[$0.symbol] }
      _ = tableau.define(by: row)
    }
  }
}
