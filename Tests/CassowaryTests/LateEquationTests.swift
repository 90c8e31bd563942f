import Testing

@testable import Cassowary

/// Required equations that come when much is solved already.
struct LateEquationTests {
  @Test func `an equation between variables that are known already holds at once`() throws {
    var solver = Solver()
    let row = Row(&solver)
    try solver.add([(1, row.left)], .greaterOrEqual, 10)
    try solver.add([(1, row.left), (1, row.width)], .lessOrEqual, 200, at: 750)
    try solver.add([(1, row.width)], .equal, 500, at: 250)
    expectClose(solver.value(of: row.width), 190)
    let eliminations = solver.eliminations

    let ratio = try solver.add([(1, row.width), (-2, row.left)], .equal, 20)

    expectClose(solver.value(of: row.left), 60)
    expectClose(solver.value(of: row.width), 140)
    #expect(solver.eliminations == eliminations)

    try solver.setConstant(-50, of: ratio)
    expectClose(solver.value(of: row.left), 50)
    expectClose(solver.value(of: row.width), 150)

    solver.remove(ratio)
    expectClose(solver.value(of: row.left), 10)
    expectClose(solver.value(of: row.width), 190)
    #expect(solver.eliminations == eliminations)
  }

  @Test func `two late equations that leave no room settle what they leave open together`() throws {
    var solver = Solver()
    let one = Row(&solver)
    let other = Row(&solver)
    try solver.add([(1, one.left)], .equal, 40, at: 250)
    try solver.add([(1, other.left), (1, other.width)], .greaterOrEqual, 0, at: 49)
    expectClose(solver.value(of: one.left), 40)

    try solver.add([(1, one.left), (1, one.width), (-1, other.left)], .equal, 0)
    try solver.add([(1, one.left), (-1, other.left), (-1, other.width)], .equal, 0)

    expectClose(solver.value(of: other.left), 40)
    expectClose(solver.value(of: one.width), 0)
    expectClose(solver.value(of: other.width), 0)
  }

  @Test func `a late equation that cannot hold is refused, and everything is as it was`() throws {
    var solver = Solver()
    let row = Row(&solver)
    let most = try solver.add([(1, row.left), (1, row.width)], .lessOrEqual, 100)
    try solver.add([(1, row.width)], .equal, 30, at: 250)
    expectClose(solver.value(of: row.width), 30)
    let even = try solver.add([(1, row.left), (-1, row.width)], .equal, 0)

    #expect(throws: SolverError.unsatisfiable(against: [most, even])) {
      try solver.add([(1, row.left)], .equal, 60)
    }

    expectClose(solver.value(of: row.left), 30)
    expectClose(solver.value(of: row.width), 30)
  }

  @Test func `the elimination is made anew for many equations, and not for each`() throws {
    var solver = Solver()
    var top: Variable?
    for index in 0..<300 {
      let (row, cell) = (Row(&solver), Row(&solver))
      try solver.add([(1, row.width)], .greaterOrEqual, 44)
      try solver.add([(1, row.width)], .equal, Double(44 + index % 3), at: 750)
      try solver.add([(1, cell.left), (-1, row.left), (-0.5, row.width)], .equal, 4)
      // Both sides are known already.
      try solver.add([(1, cell.width), (-0.5, row.width)], .lessOrEqual, 0, at: 750)
      try solver.add([(1, cell.width), (-0.25, row.width)], .equal, 2)
      if let top { try solver.add([(1, row.left), (-1, top)], .equal, 50) }
      top = row.left
      expectClose(solver.value(of: cell.width), 2 + Double(44 + index % 3) / 4)
    }

    expectClose(solver.value(of: top ?? Row(&solver).left), 299 * 50)
    #expect(solver.eliminations < 60)
  }

  @Test func `a look at what is required leaves the values for later`() throws {
    var solver = Solver()
    let row = Row(&solver)
    let least = try solver.insert(
      Constraint([.init(1, row.width)], .greaterOrEqual, plus: -30))
    try solver.check()
    #expect(solver.solutions == 0)

    let most = try solver.insert(Constraint([.init(1, row.width)], .lessOrEqual, plus: -20))
    #expect(throws: SolverError.unsatisfiable(against: [least, most])) { try solver.check() }

    solver.remove(least)
    try solver.check()
    #expect(solver.solutions == 0)
    expectClose(solver.value(of: row.width), 0)
  }
}

/// A view on one axis.
private struct Row {
  let left: Variable
  let width: Variable

  init(_ solver: inout Solver) {
    left = solver.makeVariable(.free)
    width = solver.makeVariable(.nonNegative)
  }
}
