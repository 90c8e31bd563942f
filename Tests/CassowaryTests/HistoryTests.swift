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
