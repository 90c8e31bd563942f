import Cassowary

/// A repeatable source of random numbers (SplitMix64).
struct Dice: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func roll(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &self)
  }

  mutating func pick<Element>(_ choices: [Element]) -> Element {
    choices[roll(0...(choices.count - 1))]
  }
}

/// Views in a row or beside each other, and constraints of the kinds that layouts have, many of
/// them at odds.
struct RandomWorld {
  /// By variable: left and width of each view in turn.
  let domains: [Variable.Domain]
  let ranks: [Int]
  /// All that may be in; the first gives the root's width.
  var candidates: [Constraint] = []
  var isIn: [Bool] = []

  init(_ variables: [Variable], _ domains: [Variable.Domain], _ ranks: [Int], _ dice: inout Dice) {
    self.domains = domains
    self.ranks = ranks
    let views = domains.count / 2
    add([(1, variables[1])], .equal, -Double(dice.roll(100...500)), nil, &dice)
    add([(1, variables[0])], .equal, 0, nil, &dice)
    for _ in 0..<(4 * views) {
      let one = dice.roll(0...(views - 1))
      let other = dice.roll(0...(views - 1))
      let (left, width) = (variables[2 * one], variables[2 * one + 1])
      let (otherLeft, otherWidth) = (variables[2 * other], variables[2 * other + 1])
      let relation = dice.pick([Constraint.Relation.equal, .equal, .lessOrEqual, .greaterOrEqual])
      let gap = Double(dice.roll(-20...20))
      let length = Double(dice.roll(0...120))
      let level = dice.pick([nil, nil, 999.5, 750, 750, 251, 250, 250, 51, 49] as [Float?])
      switch dice.roll(0...9) {
      case 0...2: add([(1, left), (-1, otherLeft), (-1, otherWidth)], relation, gap, level, &dice)
      case 3: add([(1, left), (-1, otherLeft)], relation, gap, level, &dice)
      case 4:
        let edge = [(1.0, left), (1, width), (-1, otherLeft), (-1, otherWidth)]
        add(edge, relation, gap, level, &dice)
      case 5:
        let middle = [(1.0, left), (0.5, width), (-1, otherLeft), (-0.5, otherWidth)]
        add(middle, relation, gap, level, &dice)
      case 6:
        add([(1, width), (-dice.pick([1, 0.5, 2]), otherWidth)], relation, gap, level, &dice)
      case 7: add([(1, left)], relation, -length, level, &dice)
      default: add([(1, width)], relation, -length, level ?? dice.pick([nil, 600]), &dice)
      }
    }
  }

  private mutating func add(
    _ terms: [(Double, Variable)], _ relation: Constraint.Relation, _ constant: Double,
    _ level: Float?, _ dice: inout Dice
  ) {
    candidates.append(
      Constraint(
        terms.map { Constraint.Term($0.0, $0.1) }, relation, plus: constant,
        strength: level.map { .optional(level: $0) } ?? .required, rank: candidates.count))
    isIn.append(false)
  }

  /// A solver without a past that holds what is in, in some other order.
  func fresh(and extra: Int? = nil, _ dice: inout Dice) -> Solver {
    var solver = Solver()
    for (domain, rank) in zip(domains, ranks) { _ = solver.makeVariable(domain, rank: rank) }
    let indices = candidates.indices.filter { isIn[$0] || $0 == extra }
    for index in indices.shuffled(using: &dice) { _ = try? solver.insert(candidates[index]) }
    return solver
  }

  /// What is in, one constraint a line.
  var description: String {
    let lines = candidates.indices.filter { isIn[$0] }.map { index in
      let constraint = candidates[index]
      let terms = constraint.terms.map { "\($0.coefficient)·\($0.variable)" }
      return "  \(index): \(terms.joined(separator: " + ")) + \(constraint.constant) "
        + "\(constraint.relation) 0, \(constraint.strength), rank \(constraint.rank)"
    }
    return "\(domains)\n\(ranks)\n" + lines.joined(separator: "\n")
  }
}
