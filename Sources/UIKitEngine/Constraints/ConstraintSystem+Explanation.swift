import Cassowary

/// Why a number is what it is.
package struct LayoutExplanation {
  /// Constraints, none of them superfluous, that together fix the number.
  ///
  /// The nearest first; empty if none does.
  package var fixing: [NSLayoutConstraint] = []
  /// Constraints that speak of the number and did not get what they want.
  package var outvoted: [NSLayoutConstraint] = []
  /// The constraints allow other values too; only the rule for ties chose this one.
  package var isOpen = false
}

/// A number of a view's that constraints can fix.
package enum LayoutNumber: String, CaseIterable {
  case minX, minY, maxX, maxY, midX, midY, width, height
}

extension UIView {
  /// Whether the receiver's frame comes from the solution of constraints, in its superview's layout.
  package final var isPlacedByConstraints: Bool {
    !autoLayout.translatesMask && topmost.autoLayout.system?.places[identity.id] != nil
  }

  /// Whether constraints have changed since frames were last made from them.
  package final var constraintsAreWaiting: Bool { topmost.hasUndeliveredConstraints }

  /// What fixes `number` of the receiver's alignment rectangle; `nil` if constraints do not place it.
  package final func explanation(of number: LayoutNumber) -> LayoutExplanation? {
    guard engine != nil, let system = currentSystem(of: self),
      let place = system.places[identity.id]
    else { return nil }
    let terms: [Constraint.Term] =
      switch number {
      case .minX: [Constraint.Term(1, place.minX)]
      case .minY: [Constraint.Term(1, place.minY)]
      case .width: [Constraint.Term(1, place.width)]
      case .height: [Constraint.Term(1, place.height)]
      case .maxX: [Constraint.Term(1, place.minX), Constraint.Term(1, place.width)]
      case .maxY: [Constraint.Term(1, place.minY), Constraint.Term(1, place.height)]
      case .midX: [Constraint.Term(1, place.minX), Constraint.Term(0.5, place.width)]
      case .midY: [Constraint.Term(1, place.minY), Constraint.Term(0.5, place.height)]
      }
    return system.explanation(of: terms)
  }
}

extension ConstraintSystem {
  /// What the solver was told by one constraint, and how far from it the solution is.
  private struct Statement {
    let constraint: NSLayoutConstraint
    let terms: [Constraint.Term]
    let priority: Float
    let isTight: Bool
    let isMet: Bool
  }

  /// The constraints that are tight in the solution, taken as equations, are solved for the number.
  ///
  /// Asked are those that speak of the number, then those that speak of what these speak of, and so
  /// on, of high priority first and then by age: so the answer is short and local, and the search
  /// ends as soon as it is there.
  func explanation(of number: [Constraint.Term]) -> LayoutExplanation {
    var explanation = LayoutExplanation()
    explanation.isOpen = number.contains { isOpen($0.variable) }
    var reached = Set(number.map(\.variable))
    var frontier = number.map(\.variable)
    var asked: Set<Int> = []
    var taken: [Statement] = []
    var elimination = Elimination()
    while !frontier.isEmpty {
      let layer = statements(about: frontier, &asked)
      if taken.isEmpty {
        explanation.outvoted = unique(
          layer.filter { statement in
            !statement.isMet && statement.terms.contains { reached.contains($0.variable) }
          })
      }
      for statement in layer where statement.isTight {
        taken.append(statement)
        elimination.add(statement.terms, taken.count - 1)
        if let combination = elimination.combination(for: number) {
          explanation.fixing = unique(combination.map { taken[$0] })
          return explanation
        }
      }
      frontier = layer.filter(\.isTight).flatMap { $0.terms.map(\.variable) }
        .filter { reached.insert($0).inserted }
    }
    return explanation
  }

  private func unique(_ statements: [Statement]) -> [NSLayoutConstraint] {
    var seen: Set<NSLayoutConstraint> = []
    return statements.map(\.constraint).filter { seen.insert($0).inserted }
  }

  /// What members say about the variables, each form once.
  private func statements(about variables: [Variable], _ asked: inout Set<Int>) -> [Statement] {
    var found: [(key: Int, statement: Statement)] = []
    for place in variables.compactMap({ placeOfVariable[$0] }) {
      for key in place.users.union(place.own.map(\.identity.id)) where !asked.contains(key) {
        guard let member = members[key] else { continue }
        let concerned = statements(of: member)
        guard concerned.contains(where: { $0.terms.contains { variables.contains($0.variable) } })
        else { continue }
        asked.insert(key)
        found += concerned.map { (key, $0) }
      }
    }
    return found.sorted {
      (-$0.statement.priority, $0.key) < (-$1.statement.priority, $1.key)
    }.map(\.statement)
  }

  private func statements(of member: Member) -> [Statement] {
    member.forms.map { form in
      let error = form.terms.reduce(form.constant) {
        $0 + $1.coefficient * solver.value(of: $1.variable)
      }
      let isMet =
        switch form.relation {
        case .equal: abs(error) < 1e-5
        case .lessOrEqual: error < 1e-5
        case .greaterOrEqual: error > -1e-5
        }
      var priority = Float(1000)
      if case .optional(let level) = form.strength { priority = level }
      return Statement(
        constraint: member.constraint, terms: form.terms, priority: priority,
        isTight: !member.isBroken && abs(error) < 1e-5, isMet: isMet)
    }
  }
}

/// Gaussian elimination that remembers which rows each result is made of.
private struct Elimination {
  private struct Row {
    var terms: [Variable: Double]
    var origins: [Int: Double]

    mutating func subtract(_ factor: Double, _ other: Row) {
      for (variable, coefficient) in other.terms {
        let value = (terms[variable] ?? 0) - factor * coefficient
        terms[variable] = abs(value) < 1e-9 ? nil : value
      }
      for (origin, coefficient) in other.origins {
        let value = (origins[origin] ?? 0) - factor * coefficient
        origins[origin] = abs(value) < 1e-9 ? nil : value
      }
    }
  }

  /// Each row is free of the pivots before it.
  private var rows: [(pivot: Variable, row: Row)] = []

  mutating func add(_ terms: [Constraint.Term], _ origin: Int) {
    var row = reduced(Row(terms: sum(terms), origins: [origin: 1]))
    guard let (pivot, coefficient) = row.terms.max(by: { abs($0.value) < abs($1.value) })
    else { return }
    row.terms = row.terms.mapValues { $0 / coefficient }
    row.origins = row.origins.mapValues { $0 / coefficient }
    rows.append((pivot, row))
  }

  /// The origins whose rows add up to `terms`, if any do.
  func combination(for terms: [Constraint.Term]) -> [Int]? {
    let rest = reduced(Row(terms: sum(terms), origins: [:]))
    guard rest.terms.isEmpty else { return nil }
    return rest.origins.keys.sorted()
  }

  private func sum(_ terms: [Constraint.Term]) -> [Variable: Double] {
    terms.reduce(into: [:]) { $0[$1.variable, default: 0] += $1.coefficient }
  }

  private func reduced(_ row: Row) -> Row {
    var row = row
    for (pivot, other) in rows {
      if let factor = row.terms[pivot] { row.subtract(factor, other) }
    }
    return row
  }
}
