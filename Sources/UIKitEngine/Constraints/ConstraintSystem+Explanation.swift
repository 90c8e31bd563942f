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

  /// The constraints that are tight in the solution, taken as equations, are solved for the number;
  /// those near it and of high priority come first, so the answer is short and local.
  func explanation(of number: [Constraint.Term]) -> LayoutExplanation {
    let statements = self.statements()
    var explanation = LayoutExplanation()
    explanation.isOpen = number.contains { isOpen($0.variable) }
    let named = Set(number.map(\.variable))
    explanation.outvoted = unique(
      statements.filter { !$0.isMet && $0.terms.contains { named.contains($0.variable) } })

    var elimination = Elimination()
    for index in order(of: statements, from: named) {
      elimination.add(statements[index].terms, index)
      if let combination = elimination.combination(for: number) {
        explanation.fixing = unique(combination.map { statements[$0] })
        break
      }
    }
    return explanation
  }

  private func unique(_ statements: [Statement]) -> [NSLayoutConstraint] {
    var seen: Set<NSLayoutConstraint> = []
    return statements.map(\.constraint).filter { seen.insert($0).inserted }
  }

  private func statements() -> [Statement] {
    members.sorted { $0.key < $1.key }.flatMap { _, member in
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

  /// Tight statements by distance from `variables`; equally near ones by priority, then by age.
  private func order(of statements: [Statement], from variables: Set<Variable>) -> [Int] {
    var users: [Variable: [Int]] = [:]
    for (index, statement) in statements.enumerated() where statement.isTight {
      for term in statement.terms { users[term.variable, default: []].append(index) }
    }
    var (reached, taken) = (variables, Set<Int>())
    var frontier = Array(variables)
    var result: [Int] = []
    while !frontier.isEmpty {
      let layer = Set(frontier.flatMap { users[$0] ?? [] }).subtracting(taken)
      result += layer.sorted {
        (-statements[$0].priority, $0) < (-statements[$1].priority, $1)
      }
      taken.formUnion(layer)
      frontier = layer.flatMap { statements[$0].terms.map(\.variable) }
        .filter { reached.insert($0).inserted }
    }
    return result
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
