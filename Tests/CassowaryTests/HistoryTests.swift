import Testing

@testable import Cassowary

/// What is solved depends on what is in, not on how it came in.
struct HistoryTests {
  @Test(arguments: 1...60)
  func `a solver with a past agrees with a fresh one`(seed: UInt64) throws {
    var dice = Dice(state: seed &* 7919)
    var solver = Solver()
    let variables = (0..<8).map { index in
      solver.makeVariable(index % 2 == 0 ? .free : .nonNegative, rank: index)
    }
    var live: [(id: Constraint.ID, constraint: Constraint)] = []
    var nextRank = 0
    for _ in 0..<60 {
      switch Int.random(in: 0..<5, using: &dice) {
      case 0 where !live.isEmpty:
        solver.remove(live.remove(at: Int.random(in: live.indices, using: &dice)).id)
      case 1 where !live.isEmpty:
        let index = Int.random(in: live.indices, using: &dice)
        let constant = Double(Int.random(in: -20...20, using: &dice))
        do {
          try solver.setConstant(constant, of: live[index].id)
          live[index].constraint.constant = constant
        } catch {
          #expect(solver[live[index].id] == live[index].constraint)
        }
      default:
        let constraint = Constraint.random(
          over: variables, required: Int.random(in: 0..<3, using: &dice) == 0, rank: nextRank,
          &dice)
        nextRank += 1
        do {
          live.append((try solver.add(constraint), constraint))
        } catch {
          continue
        }
      }
      try expectAgreement(of: &solver, with: live.map(\.constraint), variables, &dice)
    }
  }

  /// A constraint gets the place of one that is out, but nothing of what that one was.
  @Test(arguments: 0...1)
  func `an equation said twice leaves no trace when one of the two goes`(gone: Int) throws {
    var solver = Solver()
    let (x, y, z) = (
      solver.makeVariable(.free), solver.makeVariable(.free), solver.makeVariable(.free)
    )
    let twins = try [1.0, 2].map {
      try solver.insert(
        Constraint([.init($0, x), .init(-$0, y), .init(-$0, z)], .equal, plus: 17 * $0))
    }
    try solver.add([(1, y)], .equal, 40, at: 750)
    try solver.add([(1, z)], .equal, 5, at: 750)
    expectClose(solver.value(of: x), 28)

    solver.remove(twins[gone])
    let late = solver.makeVariable(.free)
    let offset = try solver.add([(1, late), (-1, x)], .equal, 10)
    expectClose(solver.value(of: late), 38)

    try solver.setConstant(-12, of: offset)
    expectClose(solver.value(of: x), 28)
    expectClose(solver.value(of: late), 40)
    #expect(solver.invariantFailures() == [])
  }

  private func expectAgreement(
    of solver: inout Solver, with constraints: [Constraint], _ variables: [Variable],
    _ dice: inout Dice
  ) throws {
    var fresh = Solver()
    for index in variables.indices {
      _ = fresh.makeVariable(index % 2 == 0 ? .free : .nonNegative, rank: index)
    }
    for constraint in constraints.shuffled(using: &dice) { _ = try fresh.add(constraint) }
    for variable in variables {
      expectClose(solver.value(of: variable), fresh.value(of: variable))
    }
    #expect(solver.invariantFailures() == [])
  }
}
