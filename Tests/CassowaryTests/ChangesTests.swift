import Testing

@testable import Cassowary

/// What a solution says it changed.
struct ChangesTests {
  /// Boxes in a column, each in reach of its neighbours and no wider than the screen; some wish for
  /// more.
  private struct Column: ~Copyable {
    var solver = Solver()
    var variables: [Variable] = []
    var root: [Constraint.ID] = []
    var wishes: [Constraint.ID] = []

    init(boxes count: Int) throws {
      solver.keepsChanges = true
      let screen = solver.makeVariable(.nonNegative)
      root.append(try solver.add([(1, screen)], .equal, 300))
      variables.append(screen)
      for index in 1...count {
        let left = solver.makeVariable(.free, rank: index)
        let size = solver.makeVariable(.nonNegative, rank: index)
        try solver.add([(1, left)], .greaterOrEqual, 0)
        try solver.add([(1, left), (1, size), (-1, screen)], .lessOrEqual, 0)
        wishes.append(try solver.add([(1, left)], .equal, Double(index * 7 % 90), at: 500))
        wishes.append(try solver.add([(1, size)], .equal, Double(index * 53 % 400), at: 250))
        if index % 3 == 0 {
          try solver.add([(1, left), (-1, variables[variables.count - 2])], .equal, 5, at: 400)
        }
        variables += [left, size]
      }
    }
  }

  @Test(arguments: 1...12)
  func `a copy that takes only what changed has all values`(seed: Int) throws {
    var column = try Column(boxes: 20)
    var dice = Dice(state: UInt64(seed))
    var copy = [Double](repeating: 0, count: column.variables.count)
    var taken = 0
    for round in 0..<60 {
      let wish = Int.random(in: 0..<column.wishes.count, using: &dice)
      switch round % 4 {
      case 0, 1:
        try column.solver.setConstant(-.random(in: 0...400, using: &dice), of: column.root[0])
      case 2:
        try column.solver.setConstant(
          -.random(in: 0...400, using: &dice), of: column.wishes[wish])
      default:
        // One goes and comes back, or nothing but a look at what could hold comes between.
        let constraint = try #require(column.solver[column.wishes[wish]])
        column.solver.remove(column.wishes[wish])
        if round % 8 == 3 { try column.solver.check() } else { try column.solver.solve() }
        column.wishes[wish] = try column.solver.add(constraint)
      }
      let changes = column.solver.takeChanges()
      taken += changes.count
      for variable in changes { copy[variable.index] = column.solver.value(of: variable) }
      for variable in column.variables {
        #expect(copy[variable.index] == column.solver.value(of: variable), "round \(round)")
      }
      #expect(column.solver.takeChanges().isEmpty)
      #expect(column.solver.invariantFailures() == [])
    }
    #expect(taken < 60 * copy.count)
  }
}
