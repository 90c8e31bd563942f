/// Which constraints a contradiction involves.
extension Solver {
  /// A minimal set of required constraints that `candidate` cannot hold together with.
  ///
  /// Those of lower rank are kept out of the set where there is a choice.
  ///
  /// Source: U. Junker, "QuickXplain: Preferred Explanations and Relaxations for Over-Constrained
  /// Problems", AAAI 2004.
  func conflict(with candidate: Constraint) -> [Constraint.ID] {
    let suspects = connected(to: candidate)
    func culprits(among suspects: [Int], given background: [Int], changed: Bool) -> [Int] {
      if changed && solvedForm(of: background, and: candidate) == nil { return [] }
      if suspects.count <= 1 { return suspects }
      let left = Array(suspects[..<(suspects.count / 2)])
      let right = Array(suspects[(suspects.count / 2)...])
      let late = culprits(among: right, given: background + left, changed: true)
      let early = culprits(among: left, given: background + late, changed: !late.isEmpty)
      return early + late
    }
    if solvedForm(of: [], and: candidate) == nil { return [] }
    return culprits(among: suspects, given: [], changed: false).map { Constraint.ID(index: $0) }
  }

  /// The required constraints that share variables with `candidate`, directly or through others,
  /// by rank.
  private func connected(to candidate: Constraint) -> [Int] {
    var reached = Set(candidate.terms.map(\.variable))
    var rest = constraints.indices.filter { constraints[$0]?.strength == .required }
    var found: [Int] = []
    while true {
      let near = rest.filter { constraints[$0]?.mentions(anyOf: reached) == true }
      if near.isEmpty { break }
      found += near
      rest.removeAll { constraints[$0]?.mentions(anyOf: reached) == true }
      for index in near { reached.formUnion(constraints[index]?.terms.map(\.variable) ?? []) }
    }
    return found.sorted { (rank(at: $0), $0) < (rank(at: $1), $1) }
  }

  private func rank(at index: Int) -> Int {
    constraints[index]?.rank ?? 0
  }
}

extension Constraint {
  func mentions(anyOf variables: Set<Variable>) -> Bool {
    terms.contains { variables.contains($0.variable) }
  }
}
