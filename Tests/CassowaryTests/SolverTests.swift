import Testing

@testable import Cassowary

struct SolverTests {
  @Test func `an equation gives its variable`() throws {
    var solver = Solver()
    let x = solver.makeVariable(.free)

    try solver.add([(2, x)], .equal, 10)

    expectClose(solver.value(of: x), 5)
  }

  @Test func `a chain of required equations is followed`() throws {
    var solver = Solver()
    let x = solver.makeVariable(.free)
    let y = solver.makeVariable(.free)
    let w = solver.makeVariable(.nonNegative)
    try solver.add([(1, y), (-1, x), (-1, w)], .equal, 8)
    try solver.add([(1, w), (-0.5, x)], .equal, 0)
    try solver.add([(1, x)], .equal, 40)

    expectClose(solver.value(of: y), 68)
    expectClose(solver.value(of: w), 20)
  }

  @Test func `what nothing determines is zero`() throws {
    var solver = Solver()
    let x = solver.makeVariable(.free)
    let w = solver.makeVariable(.nonNegative)

    #expect(solver.value(of: x) == 0)
    #expect(solver.value(of: w) == 0)
  }

  @Test func `any number of low wishes is outvoted by one high wish`() throws {
    var solver = Solver()
    let x = solver.makeVariable(.free)
    for rank in 0..<300 { try solver.add([(1, x)], .equal, 10, at: 250, rank: rank) }
    try solver.add([(1, x)], .equal, 90, at: 251, rank: 9999)

    expectClose(solver.value(of: x), 90)
  }

  @Test func `an unreachable wish is missed by as little as can be`() throws {
    var solver = Solver()
    let w = solver.makeVariable(.nonNegative)
    try solver.add([(1, w)], .lessOrEqual, 20)
    try solver.add([(1, w)], .equal, 50, at: 750)

    expectClose(solver.value(of: w), 20)
  }

  @Test func `a changed constant changes the solution`() throws {
    var solver = Solver()
    let x = solver.makeVariable(.free)
    let id = try solver.add([(1, x)], .equal, 10)
    expectClose(solver.value(of: x), 10)

    try solver.setConstant(-25, of: id)

    expectClose(solver.value(of: x), 25)
  }

  @Test func `a removed constraint has no more say`() throws {
    var solver = Solver()
    let x = solver.makeVariable(.free)
    let high = try solver.add([(1, x)], .equal, 10)
    try solver.add([(1, x)], .equal, 30, at: 500)
    expectClose(solver.value(of: x), 10)

    solver.remove(high)

    expectClose(solver.value(of: x), 30)
  }

  @Test func `a removed variable's place can be taken by another kind`() throws {
    var solver = Solver()
    let old = solver.makeVariable(.nonNegative)
    let id = try solver.add([(1, old)], .equal, 4)
    solver.remove(id)
    solver.remove(old)

    let new = solver.makeVariable(.free)
    try solver.add([(1, new)], .equal, -4)

    expectClose(solver.value(of: new), -4)
  }

  @Test func `numbers that are not finite are refused`() throws {
    var solver = Solver()
    let x = solver.makeVariable(.free)
    let id = try solver.add([(1, x)], .equal, 3)

    #expect(throws: SolverError.notFinite) { try solver.add([(.nan, x)], .equal, 1) }
    #expect(throws: SolverError.notFinite) { try solver.add([(1, x)], .equal, .infinity) }
    #expect(throws: SolverError.notFinite) { try solver.setConstant(.nan, of: id) }
    expectClose(solver.value(of: x), 3)
  }

  @Test func `the range of a variable shows what is left open`() throws {
    var solver = Solver()
    let w = solver.makeVariable(.nonNegative)
    let x = solver.makeVariable(.free)
    try solver.add([(1, w)], .equal, 100, at: 500)
    try solver.add([(1, w)], .equal, 200, at: 500)

    let range = solver.range(of: w)

    expectClose(range.lowerBound, 100)
    expectClose(range.upperBound, 200)
    #expect(solver.range(of: x) == -Double.infinity...Double.infinity)
  }
}
