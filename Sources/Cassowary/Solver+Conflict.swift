/// Which constraints a contradiction involves.
extension Solver {
  /// A minimal set of required constraints that cannot hold together, or not with `candidate`.
  ///
  /// Those of lower rank are kept out of the set where there is a choice.
  ///
  /// Source: U. Junker, "QuickXplain: Preferred Explanations and Relaxations for Over-Constrained
  /// Problems", AAAI 2004.
  func conflict(with candidate: Constraint?, without excluded: Int32 = -1) -> [Constraint.ID] {
    conflict(with: candidate, among: suspects(for: candidate, without: excluded))
  }

  /// What `candidate`, which is refused, contradicts: a minimal set of required constraints.
  ///
  /// Those that `order` puts last are kept out of the set where there is a choice.
  public func conflict(
    with candidate: Constraint, inOrder order: ([Constraint.ID]) -> [Constraint.ID]
  ) -> [Constraint.ID] {
    let suspects = suspects(for: candidate, without: -1).map { Constraint.ID(index: Int($0)) }
    return conflict(with: candidate, among: order(suspects).map { Int32($0.index) })
  }

  private func conflict(
    with candidate: Constraint?, among suspects: [Int32]
  ) -> [Constraint.ID] {
    let background = candidate.map { [$0] } ?? []
    func culprits(among suspects: [Int32], given kept: [Int32], changed: Bool) -> [Int32] {
      if changed && !canHold(kept, with: background) { return [] }
      if suspects.count <= 1 { return suspects }
      let left = Array(suspects[..<(suspects.count / 2)])
      let right = Array(suspects[(suspects.count / 2)...])
      let late = culprits(among: right, given: kept + left, changed: true)
      let early = culprits(among: left, given: kept + late, changed: !late.isEmpty)
      return early + late
    }
    if !canHold([], with: background) { return [] }
    return culprits(among: suspects, given: [], changed: false).map {
      Constraint.ID(index: Int($0))
    }
  }

  /// The required constraints, by rank; with a candidate those alone that share variables with it,
  /// directly or through others.
  private func suspects(for candidate: Constraint?, without excluded: Int32) -> [Int32] {
    var required: [Int32] = []
    for index in 0..<Int32(store.constraintCount)
    where store.traits[index].isLive && store.traits[index].isRequired && index != excluded {
      required.append(index)
    }
    if let candidate { required = connected(to: candidate, among: required) }
    return required.sorted { (store.rank[$0], $0) < (store.rank[$1], $1) }
  }

  private func connected(to candidate: Constraint, among required: [Int32]) -> [Int32] {
    var users = [[Int32]](repeating: [], count: store.variableCount)
    for index in required {
      for place in store.range(index) { users[Int(store.variable[place])].append(index) }
    }
    var isFound = [Bool](repeating: false, count: store.constraintCount)
    var isReached = [Bool](repeating: false, count: store.variableCount)
    var found: [Int32] = []
    var waiting = candidate.terms.map(\.variable.index)
    while let variable = waiting.popLast() {
      if isReached[variable] { continue }
      isReached[variable] = true
      for index in users[variable] where !isFound[Int(index)] {
        isFound[Int(index)] = true
        found.append(index)
        for place in store.range(index) { waiting.append(Int(store.variable[place])) }
      }
    }
    return found
  }

  /// Whether these constraints alone can hold together.
  private func canHold(_ indices: [Int32], with others: [Constraint]) -> Bool {
    var trial = Solver()
    var twins: [Int: Variable] = [:]
    for constraint in others + indices.compactMap({ store.constraint($0) }) {
      var copy = constraint
      for index in copy.terms.indices {
        let original = copy.terms[index].variable.index
        if twins[original] == nil {
          let domain: Variable.Domain = store.isNonNegative[original] ? .nonNegative : .free
          twins[original] = trial.makeVariable(domain)
        }
        copy.terms[index].variable = twins[original] ?? copy.terms[index].variable
      }
      guard (try? trial.insert(copy)) != nil else { return false }
    }
    return trial.isSatisfiable()
  }
}
