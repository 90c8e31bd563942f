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

  /// As layouts have them, and now and then a huge, a tiny or no distance.
  mutating func constant(within limit: Int) -> Double {
    let number = Double(roll(-limit...limit))
    switch roll(0...19) {
    case 0: return number * 10_000
    case 1: return number * 0.0001
    case 2: return 0
    default: return number
    }
  }

  mutating func strength() -> Constraint.Strength {
    let level = pick([nil, nil, 999.5, 750, 750, 251, 250, 250, 51, 49] as [Float?])
    return level.map { .optional(level: $0) } ?? .required
  }
}

/// Views in a row or beside each other, and constraints of the kinds that layouts have, many of
/// them at odds.
struct RandomWorld {
  /// By variable: left and width of each view in turn.
  var domains: [Variable.Domain]
  var ranks: [Int]
  /// All that may be in; the first gives the root's width.
  var candidates: [Constraint] = []
  var isIn: [Bool] = []
  private var ranksMade = 0

  init(_ variables: [Variable], _ domains: [Variable.Domain], _ ranks: [Int], _ dice: inout Dice) {
    self.domains = domains
    self.ranks = ranks
    let views = domains.count / 2
    add([(1, variables[1])], .equal, -Double(dice.roll(100...500)), .required)
    add([(1, variables[0])], .equal, 0, .required)
    for _ in 0..<(4 * views) {
      let one = dice.roll(0...(views - 1))
      let other = dice.roll(0...(views - 1))
      let (left, width) = (variables[2 * one], variables[2 * one + 1])
      let (otherLeft, otherWidth) = (variables[2 * other], variables[2 * other + 1])
      let relation = dice.pick([Constraint.Relation.equal, .equal, .lessOrEqual, .greaterOrEqual])
      let gap = Double(dice.roll(-20...20))
      let length = dice.constant(within: 120)
      let strength = dice.strength()
      switch dice.roll(0...9) {
      case 0...2:
        add([(1, left), (-1, otherLeft), (-1, otherWidth)], relation, gap, strength)
      case 3: add([(1, left), (-1, otherLeft)], relation, gap, strength)
      case 4:
        let edge = [(1.0, left), (1, width), (-1, otherLeft), (-1, otherWidth)]
        add(edge, relation, gap, strength)
      case 5:
        let middle = [(1.0, left), (0.5, width), (-1, otherLeft), (-0.5, otherWidth)]
        add(middle, relation, gap, strength)
      case 6:
        let ratio = dice.pick([1, 0.5, 2, 1.0 / 3, 16.0 / 9])
        add([(1, width), (-ratio, otherWidth)], relation, gap, strength)
      case 7: add([(1, left)], relation, -length, strength)
      default: add([(1, width)], relation, -length, strength)
      }
    }
  }

  private mutating func add(
    _ terms: [(Double, Variable)], _ relation: Constraint.Relation, _ constant: Double,
    _ strength: Constraint.Strength
  ) {
    candidates.append(
      Constraint(
        terms.map { Constraint.Term($0.0, $0.1) }, relation, plus: constant, strength: strength,
        rank: candidates.count))
    isIn.append(false)
  }

  /// A rank before or behind all others.
  mutating func makeRank(isFirst: Bool) -> Int {
    ranksMade += 1
    return isFirst ? -ranksMade : candidates.count + ranksMade
  }

  /// A solver without a past that holds what is in, in some other order.
  func fresh(and extra: Int? = nil, _ dice: inout Dice) -> Solver {
    fresh(only: candidates.indices.filter { isIn[$0] || $0 == extra }, &dice)
  }

  func fresh(only indices: [Int], _ dice: inout Dice) -> Solver {
    var solver = Solver()
    for (domain, rank) in zip(domains, ranks) { _ = solver.makeVariable(domain, rank: rank) }
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
