import Testing

@testable import Cassowary

/// Required equations that go although others depend on them.
struct ReleaseTests {
  @Test func `an equation that determined a length goes without a new elimination`() throws {
    var solver = Solver()
    let width = solver.makeVariable(.nonNegative)
    let half = solver.makeVariable(.nonNegative, rank: 1)
    let fixed = try solver.add([(1, width)], .equal, 300)
    try solver.add([(2, half), (-1, width)], .equal, 0)
    try solver.add([(1, half)], .lessOrEqual, 200)
    try solver.add([(1, width)], .equal, 500, at: 250)
    expectClose(solver.value(of: half), 150)
    let eliminations = solver.eliminations

    solver.remove(fixed)
    expectClose(solver.value(of: width), 400)
    expectClose(solver.value(of: half), 200)

    let again = try solver.add([(1, width)], .equal, 100)
    expectClose(solver.value(of: half), 50)
    try solver.setConstant(-120, of: again)
    expectClose(solver.value(of: half), 60)
    #expect(solver.eliminations == eliminations)
  }

  @Test func `a wish that nothing could change counts again once an equation goes`() throws {
    var solver = Solver()
    let left = solver.makeVariable(.free)
    let right = solver.makeVariable(.free, rank: 1)
    let fixed = try solver.add([(1, left)], .equal, 10)
    try solver.add([(1, right), (-1, left)], .equal, 5)
    try solver.add([(1, right)], .equal, 40, at: 250)
    expectClose(solver.value(of: right), 15)
    let eliminations = solver.eliminations

    solver.remove(fixed)

    expectClose(solver.value(of: right), 40)
    expectClose(solver.value(of: left), 35)
    #expect(solver.eliminations == eliminations)
  }

  @Test func `what followed from an equation holds by itself when that goes`() throws {
    var solver = Solver()
    let left = solver.makeVariable(.free)
    let right = solver.makeVariable(.free, rank: 1)
    let middle = solver.makeVariable(.free, rank: 2)
    try solver.add([(1, middle)], .greaterOrEqual, 12, at: 250)
    let tied = try solver.insert(
      Constraint([.init(1, right), .init(-1, left)], .equal, plus: -20))
    _ = try solver.insert(Constraint([.init(1, middle), .init(-1, left)], .equal, plus: -10))
    _ = try solver.insert(Constraint([.init(1, right), .init(-1, middle)], .equal, plus: -10))
    expectClose(solver.value(of: right), 22)

    solver.remove(tied)

    expectClose(solver.value(of: left), 2)
    expectClose(solver.value(of: right), 22)
  }

  @Test func `an equation of those that are eliminated together goes by itself`() throws {
    var solver = Solver()
    var lengths: [Variable] = []
    for rank in 0..<4 { lengths.append(solver.makeVariable(.nonNegative, rank: rank)) }
    let sum = try solver.insert(
      Constraint(lengths.map { Constraint.Term(1, $0) }, .equal, plus: -100))
    for (one, other) in zip(lengths, lengths.dropFirst()) {
      _ = try solver.insert(Constraint([.init(1, one), .init(-2, other)], .equal, plus: 10))
    }
    for length in lengths { try solver.add([(1, length)], .greaterOrEqual, 20, at: 250) }
    try solver.solve()
    let eliminations = solver.eliminations

    solver.remove(sum)

    expectClose(solver.value(of: lengths[3]), 20)
    expectClose(solver.value(of: lengths[0]), 90)
    #expect(solver.eliminations == eliminations)
  }

  @Test func `many that go at once are left out of a new elimination`() throws {
    var solver = Solver()
    var fixed: [Constraint.ID] = []
    var sum: [(Double, Variable)] = []
    for rank in 0..<9 {
      let length = solver.makeVariable(.nonNegative, rank: rank)
      fixed.append(try solver.add([(1, length)], .equal, Double(rank)))
      sum.append((1, length))
    }
    try solver.add(sum, .lessOrEqual, 40)
    try solver.solve()
    let eliminations = solver.eliminations

    for id in fixed { solver.remove(id) }

    expectClose(solver.value(of: sum[8].1), 0)
    #expect(solver.eliminations == eliminations + 1)
  }
}
