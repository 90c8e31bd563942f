import Cassowary
import Terminal

extension Benchmark {
  static let random = Benchmark(
    name: "random", usage: "[ROUNDS [SEED]] | world SEED",
    summary: "Change random layouts, and compare each state with a solver that has no past."
  ) { arguments, console in
    var comparison = RandomComparison()
    if arguments.first == "world" {
      guard let seed = arguments.dropFirst().first.flatMap({ UInt64($0) }) else {
        throw Failure(message: "which world? A difference names its seed")
      }
      comparison.run(seed: seed)
    } else {
      let rounds = arguments.first.flatMap { Int($0) } ?? 100_000
      let seed = arguments.dropFirst().first.flatMap { UInt64($0) } ?? 1
      var world: UInt64 = 0
      while comparison.rounds < rounds {
        world += 1
        comparison.run(seed: seed &* 1_000_003 &+ world)
      }
    }
    console.write(comparison.summary)
    if !comparison.differences.isEmpty {
      throw Failure(message: comparison.differences.prefix(10).joined(separator: "\n"))
    }
  }
}

/// What was compared, and what differed.
struct RandomComparison {
  private(set) var worlds = 0
  private(set) var rounds = 0
  private(set) var refusals = 0
  private(set) var operations: [String: Int] = [:]
  private(set) var differences: [String] = []

  var summary: String {
    let counts = operations.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }
    return "\(rounds) rounds in \(worlds) worlds: \(counts.joined(separator: ", ")); "
      + "\(refusals) contradictions; \(differences.count) differences\n"
  }

  /// A hundred rounds in one world, or as many as pass before the first difference.
  mutating func run(seed: UInt64) {
    worlds += 1
    var history = RandomHistory(seed: seed)
    for round in 0..<100 {
      rounds += 1
      let done = history.advance()
      for operation in done { operations[operation, default: 0] += 1 }
      history.compare()
      if history.faults.isEmpty { continue }
      let faults = history.faults.joined(separator: "; ")
      differences.append(
        "seed \(seed), round \(round), after \(done.joined(separator: ", ")): \(faults)\n"
          + history.world.description)
      break
    }
    refusals += history.refusals
  }
}
