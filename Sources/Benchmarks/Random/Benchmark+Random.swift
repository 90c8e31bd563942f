import Cassowary
import Terminal

extension Benchmark {
  static let random = Benchmark(
    name: "random", usage: "[ROUNDS [SEED]]",
    summary: "Change random layouts, and compare each state with a solver that has no past."
  ) { arguments, console in
    let rounds = arguments.first.flatMap { Int($0) } ?? 100_000
    let seed = arguments.dropFirst().first.flatMap { UInt64($0) } ?? 1
    var comparison = RandomComparison()
    var world: UInt64 = 0
    while comparison.rounds < rounds {
      world += 1
      comparison.run(seed: seed &* 1_000_003 &+ world, rounds: min(100, rounds - comparison.rounds))
    }
    console.write(comparison.summary(worlds: Int(world)))
    if !comparison.differences.isEmpty {
      throw Failure(message: comparison.differences.prefix(10).joined(separator: "\n"))
    }
  }
}

/// What was compared, and what differed.
struct RandomComparison {
  private(set) var rounds = 0
  private(set) var refusals = 0
  private(set) var operations: [String: Int] = [:]
  private(set) var differences: [String] = []

  func summary(worlds: Int) -> String {
    let counts = operations.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }
    return "\(rounds) rounds in \(worlds) worlds: \(counts.joined(separator: ", ")); "
      + "\(refusals) contradictions refused; \(differences.count) differences\n"
  }

  mutating func run(seed: UInt64, rounds count: Int) {
    var dice = Dice(state: seed)
    let views = dice.roll(2...8)
    let domains = (0..<(2 * views)).map { index in
      index % 2 == 0 || dice.roll(0...3) == 0 ? Variable.Domain.free : .nonNegative
    }
    let ranks = domains.indices.shuffled(using: &dice)
    var solver = Solver()
    let variables = zip(domains, ranks).map { solver.makeVariable($0, rank: $1) }
    var world = RandomWorld(variables, domains, ranks, &dice)
    var identifiers = [Constraint.ID?](repeating: nil, count: world.candidates.count)
    for round in 0..<count {
      let place = "seed \(seed), round \(round)"
      let operation = step(&solver, &world, &identifiers, &dice, place)
      operations[operation, default: 0] += 1
      rounds += 1
      var fresh = world.fresh(&dice)
      for (index, variable) in variables.enumerated() {
        let found = solver.value(of: variable)
        let wanted = fresh.value(of: variable)
        if abs(found - wanted) <= 1e-6 * max(1, abs(wanted)) { continue }
        differences.append(
          "\(place), after \(operation): variable \(index) \(found), not \(wanted)\n\(world.description)"
        )
        return
      }
      if let failure = solver.invariantFailures().first {
        differences.append("\(place): \(failure)\n\(world.description)"); return
      }
    }
  }

  private mutating func step(
    _ solver: inout Solver, _ world: inout RandomWorld, _ identifiers: inout [Constraint.ID?],
    _ dice: inout Dice, _ place: String
  ) -> String {
    let index = dice.roll(0...(world.candidates.count - 1))
    guard let id = identifiers[index] else {
      do {
        identifiers[index] = try solver.add(world.candidates[index])
        world.isIn[index] = true
      } catch {
        refused(solver, world, adding: index, error, &dice, place)
      }
      return "activated"
    }
    switch dice.roll(0...4) {
    case 0...1:
      solver.remove(id)
      identifiers[index] = nil
      world.isIn[index] = false
      return "deactivated"
    case 2:
      let width = -Double(dice.roll(0...600))
      guard let root = identifiers[0] else { return "left alone" }
      if (try? solver.setConstant(width, of: root)) != nil {
        world.candidates[0].constant = width
      }
      return "resized"
    case 3:
      // No two are equal, so the order is one of the state.
      let rank = dice.pick([-1, 1]) * (1000 + rounds)
      solver.setRank(rank, of: id)
      world.candidates[index].rank = rank
      return "ranked"
    default:
      let constant = Double(dice.roll(-200...200))
      do {
        try solver.setConstant(constant, of: id)
        world.candidates[index].constant = constant
      } catch {
        refusals += 1
      }
      return "changed"
    }
  }

  /// A solver without a past has to refuse it, too.
  private mutating func refused(
    _ solver: borrowing Solver, _ world: RandomWorld, adding index: Int, _ error: any Error,
    _ dice: inout Dice, _ place: String
  ) {
    refusals += 1
    var fresh = world.fresh(and: index, &dice)
    do {
      try fresh.solve()
      differences.append("\(place): \(index) was refused, but could hold")
    } catch {}
  }
}
