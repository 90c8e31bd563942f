import Cassowary

/// A solver with a past, and the record of what is in it.
struct RandomHistory: ~Copyable {
  private var solver = Solver()
  private var variables: [Variable] = []
  private(set) var world: RandomWorld
  private var identifiers: [Constraint.ID?] = []
  private var dice: Dice
  private(set) var refusals = 0
  private(set) var faults: [String] = []

  init(seed: UInt64) {
    dice = Dice(state: seed)
    var domains: [Variable.Domain] = []
    // Now and then a large one: what the simplex does in a component of many symbols is not the same.
    let views = dice.roll(0...19) == 0 ? 30...60 : 2...8
    for _ in 0..<dice.roll(views) {
      domains += [.free, dice.roll(0...3) == 0 ? .free : .nonNegative]
    }
    let ranks = domains.indices.shuffled(using: &dice)
    for (domain, rank) in zip(domains, ranks) {
      variables.append(solver.makeVariable(domain, rank: rank))
    }
    world = RandomWorld(variables, domains, ranks, &dice)
    identifiers = Array(repeating: nil, count: world.candidates.count)
  }

  /// Makes a change, or several before anybody looks, and returns what was done.
  mutating func advance() -> [String] {
    switch dice.roll(0...6) {
    case 0:
      let done = (0..<dice.roll(1...6)).map { _ in change(isLooking: false) }
      settle()
      return done
    case 1: return (0..<dice.roll(2...4)).map { _ in change(isLooking: true) }
    case 2: return (0..<dice.roll(2...6)).map { _ in drag() }
    default: return [change(isLooking: true)]
    }
  }

  private mutating func change(isLooking: Bool) -> String {
    let index = dice.roll(0...(world.candidates.count - 1))
    guard identifiers[index] != nil else {
      switch dice.roll(0...11) {
      case 0: return ask(about: index)
      case 1: return replaceVariable()
      default: return activate(index, isLooking: isLooking)
      }
    }
    switch dice.roll(0...10) {
    case 0...3:
      deactivate(index)
      return "deactivated"
    case 4: return drag()
    case 5...7: return move(index, to: dice.constant(within: 200), isLooking: isLooking)
    case 8:
      deactivate(index)
      world.candidates[index].strength = dice.strength()
      _ = activate(index, isLooking: isLooking)
      return "reprioritized"
    default: return rank(index)
    }
  }

  // MARK: Operations

  /// A new size of the root, as a window has many in a row.
  private mutating func drag() -> String {
    _ = move(0, to: -Double(dice.roll(0...600)), isLooking: true)
    return "resized"
  }

  private mutating func activate(_ index: Int, isLooking: Bool) -> String {
    do {
      let constraint = world.candidates[index]
      identifiers[index] =
        isLooking ? try solver.add(constraint) : try solver.insert(constraint)
      world.isIn[index] = true
    } catch {
      refusals += 1
      expectContradiction(with: index)
    }
    return isLooking ? "added" : "inserted"
  }

  private mutating func deactivate(_ index: Int) {
    guard let id = identifiers[index] else { return }
    solver.remove(id)
    identifiers[index] = nil
    world.isIn[index] = false
  }

  private mutating func move(_ index: Int, to constant: Double, isLooking: Bool) -> String {
    guard let id = identifiers[index] else { return "left alone" }
    let old = world.candidates[index].constant
    world.candidates[index].constant = constant
    do {
      if isLooking {
        try solver.setConstant(constant, of: id)
      } else {
        try solver.change(id, toConstant: constant)
      }
    } catch {
      refusals += 1
      expectContradiction(with: index)
      world.candidates[index].constant = old
    }
    return isLooking ? "set" : "changed"
  }

  private mutating func rank(_ index: Int) -> String {
    if dice.roll(0...3) == 0 {
      let (one, other) = (
        dice.roll(0...(variables.count - 1)), dice.roll(0...(variables.count - 1))
      )
      world.ranks.swapAt(one, other)
      for index in [one, other] { solver.setRank(world.ranks[index], of: variables[index]) }
      return "variables ranked"
    }
    // No two are equal, so the order is one of the state.
    let rank = world.makeRank(isFirst: dice.roll(0...1) == 0)
    if let id = identifiers[index] { solver.setRank(rank, of: id) }
    world.candidates[index].rank = rank
    return "ranked"
  }

  /// A variable goes, with all that mentions it, and another comes in its place.
  private mutating func replaceVariable() -> String {
    let index = dice.roll(0...(variables.count - 1))
    for candidate in world.candidates.indices
    where world.candidates[candidate].terms.contains(where: { $0.variable == variables[index] }) {
      deactivate(candidate)
    }
    solver.remove(variables[index])
    world.domains[index] = dice.roll(0...1) == 0 ? .free : .nonNegative
    let variable = solver.makeVariable(world.domains[index], rank: world.ranks[index])
    if variable != variables[index] { faults.append("the variable has another place") }
    return "replaced"
  }

  /// A question, which must leave everything as it was.
  private mutating func ask(about index: Int) -> String {
    let variable = variables[dice.roll(0...(variables.count - 1))]
    let range = solver.range(of: variable)
    let value = solver.value(of: variable)
    let noise = 1e-6 * max(1, abs(value))
    if range.lowerBound > value + noise || range.upperBound < value - noise {
      faults.append("\(value) is not in its range \(range)")
    }
    if !solver.accepts(world.candidates[index]) { expectContradiction(with: index) }
    return "asked"
  }

  // MARK: Checks

  /// A solver without a past has to refuse it, too.
  private mutating func expectContradiction(with index: Int) {
    var fresh = world.fresh(and: index, &dice)
    do {
      try fresh.solve()
      faults.append("\(index) was refused, but could hold")
    } catch {}
  }

  /// Takes constraints out until the rest can hold.
  private mutating func settle() {
    while true {
      do {
        try solver.solve()
        return
      } catch .unsatisfiable(let members) {
        refusals += 1
        let indices = members.compactMap { identifiers.firstIndex(of: $0) }
        var trial = world.fresh(only: indices, &dice)
        if (try? trial.solve()) != nil { faults.append("\(indices) can hold together") }
        guard let culprit = indices.randomElement(using: &dice) else {
          faults.append("a contradiction of nothing")
          return
        }
        deactivate(culprit)
      } catch {
        faults.append("\(error)")
        return
      }
    }
  }

  /// Compares all values with those of a solver without a past.
  mutating func compare() {
    var fresh = world.fresh(&dice)
    if (try? fresh.solve()) == nil { faults.append("a contradiction was overlooked") }
    let largest = world.candidates.indices.reduce(0) {
      world.isIn[$1] ? max($0, abs(world.candidates[$1].constant)) : $0
    }
    for (index, variable) in variables.enumerated() {
      let found = solver.value(of: variable)
      let wanted = fresh.value(of: variable)
      if abs(found - wanted) > 1e-6 * max(1, abs(wanted)) + 1e-10 * largest {
        faults.append("variable \(index) is \(found), not \(wanted)")
      }
    }
    faults += solver.invariantFailures().prefix(1)
  }
}
