import Testing

@testable import Cassowary

extension Constraint {
  nonisolated static func random(
    over variables: [Variable], required: Bool, rank: Int, _ dice: inout Dice
  ) -> Constraint {
    let count = Int.random(in: 1...min(3, variables.count), using: &dice)
    let chosen = variables.shuffled(using: &dice).prefix(count)
    let coefficients = [1.0, 1, 1, -1, -1, 2, -0.5]
    let terms = chosen.map { Term(coefficients.randomElement(using: &dice) ?? 1, $0) }
    let relations: [Relation] = [.equal, .lessOrEqual, .greaterOrEqual]
    let levels: [Float] = [250, 500, 750]
    return Constraint(
      terms, relations.randomElement(using: &dice) ?? .equal,
      plus: Double(Int.random(in: -20...20, using: &dice)),
      strength: required ? .required : .optional(level: levels.randomElement(using: &dice) ?? 250),
      rank: rank)
  }
}

/// The best point found without any simplex.
///
/// Every list of wishes that the solver's documentation gives is a sum of `|linear|` and
/// `max(0, linear)`, so its best point lies where two of their boundary lines meet. All are tried.
struct OracleTests {
  struct Line {
    var a: Double
    var b: Double
    var c: Double
  }

  @Test(arguments: 1...300)
  func `two unknowns get the values of the best crossing`(seed: UInt64) throws {
    var dice = Dice(state: seed)
    var solver = Solver()
    let variables = [
      solver.makeVariable(.free, rank: 0),
      solver.makeVariable(seed % 3 == 0 ? .free : .nonNegative, rank: 1),
    ]
    var constraints: [Constraint] = []
    for rank in 0..<Int.random(in: 1...7, using: &dice) {
      let required = Int.random(in: 0..<3, using: &dice) == 0
      let constraint = Constraint.random(over: variables, required: required, rank: rank, &dice)
      do {
        _ = try solver.add(constraint)
        constraints.append(constraint)
      } catch {
        continue
      }
    }
    let isFree = [true, seed % 3 == 0]

    let best = try #require(bestCrossing(of: constraints, isFree: isFree))

    let found = variables.map { solver.value(of: $0) }
    #expect(abs(found[0] - best.0) < 1e-5 && abs(found[1] - best.1) < 1e-5, "\(found) \(best)")
    #expect(solver.invariantFailures() == [])
  }

  private func bestCrossing(of constraints: [Constraint], isFree: [Bool]) -> (Double, Double)? {
    var lines = [Line(a: 1, b: 0, c: 0), Line(a: 0, b: 1, c: 0)]
    for constraint in constraints {
      lines.append(
        Line(
          a: constraint.coefficient(at: 0), b: constraint.coefficient(at: 1),
          c: constraint.constant))
    }
    var best: (key: [Double], point: (Double, Double))?
    for (index, one) in lines.enumerated() {
      for other in lines[(index + 1)...] {
        let determinant = one.a * other.b - other.a * one.b
        if abs(determinant) < 1e-12 { continue }
        let x = (one.b * other.c - other.b * one.c) / determinant
        let y = (other.a * one.c - one.a * other.c) / determinant
        guard let key = badness(of: [x, y], constraints, isFree) else { continue }
        if let held = best?.key, !precedes(key, held) { continue }
        best = (key, (x, y))
      }
    }
    return best?.point
  }

  private func precedes(_ one: [Double], _ other: [Double]) -> Bool {
    for (left, right) in zip(one, other) where abs(left - right) > 1e-7 { return left < right }
    return false
  }

  /// The lexicographic list of the solver's documentation, or `nil` for a forbidden point.
  private func badness(
    of point: [Double], _ constraints: [Constraint], _ isFree: [Bool]
  ) -> [Double]? {
    for (value, free) in zip(point, isFree) where !free && value < -1e-7 { return nil }
    var wishes: [(level: Float, error: Double)] = []
    var slacks: [Double] = []
    for constraint in constraints {
      let excess =
        constraint.coefficient(at: 0) * point[0] + constraint.coefficient(at: 1) * point[1]
        + constraint.constant
      let error: Double
      switch constraint.relation {
      case .equal: error = abs(excess)
      case .lessOrEqual: error = max(0, excess)
      case .greaterOrEqual: error = max(0, -excess)
      }
      if constraint.relation != .equal { slacks.append(abs(excess) - error) }
      switch constraint.strength {
      case .required: if error > 1e-7 { return nil }
      case .optional(let level): wishes.append((level, error))
      }
    }
    var key: [Double] = []
    for level: Float in [750, 500, 250] {
      key.append(wishes.filter { $0.level == level }.reduce(0) { $0 + $1.error })
    }
    for level: Float in [750, 500, 250] {
      key += wishes.filter { $0.level == level }.map(\.error)
    }
    key += zip(point, isFree).filter { !$0.1 }.map(\.0)
    key += slacks
    key += zip(point, isFree).filter(\.1).map { abs($0.0) }
    return key
  }
}

extension Constraint {
  fileprivate func coefficient(at index: Int) -> Double {
    terms.filter { $0.variable.index == index }.reduce(0) { $0 + $1.coefficient }
  }
}
