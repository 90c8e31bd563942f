import Testing

@testable import Cassowary

struct ConflictTests {
  @Test func `a contradiction names those it cannot hold with, and no others`() throws {
    var solver = Solver()
    let x = solver.makeVariable(.free)
    let w = solver.makeVariable(.nonNegative)
    let other = solver.makeVariable(.free)
    let left = try solver.add([(1, x)], .equal, 10)
    let right = try solver.add([(1, x), (1, w)], .equal, 90)
    try solver.add([(1, w), (1, other)], .equal, 500)
    try solver.add([(1, w)], .lessOrEqual, 1000)

    let error = #expect(throws: SolverError.self) { try solver.add([(1, w)], .equal, 120) }

    #expect(error == .unsatisfiable(against: [left, right]))
  }

  @Test func `a negative size contradicts nothing but itself`() throws {
    var solver = Solver()
    let w = solver.makeVariable(.nonNegative)

    #expect(throws: SolverError.unsatisfiable(against: [])) {
      try solver.add([(1, w)], .equal, -1)
    }
  }

  @Test func `after a refusal everything is as it was`() throws {
    var solver = Solver()
    let w = solver.makeVariable(.nonNegative)
    try solver.add([(1, w)], .greaterOrEqual, 30)
    try solver.add([(1, w)], .equal, 40, at: 500)
    let before = solver.value(of: w)

    #expect(throws: SolverError.self) { try solver.add([(1, w)], .lessOrEqual, 20) }

    #expect(solver.value(of: w) == before)
    #expect(solver.invariantFailures() == [])
    try solver.add([(1, w)], .lessOrEqual, 35)
    expectClose(solver.value(of: w), 35)
  }

  @Test func `a constant that would contradict is refused and the old one stays`() throws {
    var solver = Solver()
    let w = solver.makeVariable(.nonNegative)
    let least = try solver.add([(1, w)], .greaterOrEqual, 30)
    let exact = try solver.add([(1, w)], .equal, 40)

    #expect(throws: SolverError.unsatisfiable(against: [least])) {
      try solver.setConstant(-20, of: exact)
    }

    expectClose(solver.value(of: w), 40)
  }

  @Test func `repeating what is known is no contradiction`() throws {
    var solver = Solver()
    let x = solver.makeVariable(.free)
    let w = solver.makeVariable(.nonNegative)
    try solver.add([(3, x)], .equal, 1)
    try solver.add([(1, x), (1, w)], .equal, 1)

    try solver.add([(3, w)], .equal, 2)
    try solver.add([(1, x)], .equal, 1.0 / 3.0)

    expectClose(solver.value(of: w), 2.0 / 3.0)
  }

  @Test func `a size that is negative wherever the rest goes is refused`() throws {
    var solver = Solver()
    let x = solver.makeVariable(.free)
    let w = solver.makeVariable(.nonNegative)
    let size = solver.makeVariable(.nonNegative)
    let gap = try solver.add([(1, x), (-1, w)], .equal, 3)

    // Neither x nor w is known, but what they leave for the size is -3.
    #expect(throws: SolverError.unsatisfiable(against: [gap])) {
      try solver.add([(1, size), (1, x), (-1, w)], .equal, 0)
    }

    try solver.add([(1, size), (1, x), (-1, w)], .equal, 5)
    expectClose(solver.value(of: size), 2)
  }

  @Test func `a width that its neighbour would make negative never comes out`() throws {
    var solver = Solver()
    let left = solver.makeVariable(.free)
    let other = solver.makeVariable(.free)
    let otherWidth = solver.makeVariable(.nonNegative)
    let width = solver.makeVariable(.nonNegative)
    try solver.add([(1, left)], .equal, 0)
    // The other view ends 9 before this one begins, and yet only 8 before this one ends.
    try solver.add([(1, left), (-1, other), (-1, otherWidth)], .equal, 9)
    try solver.add([(1, otherWidth)], .equal, 40, at: 750)
    expectClose(solver.value(of: other), -49)
    let edges = Constraint(
      [.init(1, left), .init(1, width), .init(-1, other), .init(-1, otherWidth)], .equal, plus: -8)

    let fits = solver.accepts(edges)
    #expect(!fits)
    let id = try solver.insert(edges)
    #expect(throws: SolverError.self) { try solver.solve() }
    #expect(solver.value(of: width) == 0)

    solver.remove(id)
    try solver.solve()
    expectClose(solver.value(of: other), -49)
    #expect(solver.invariantFailures() == [])
  }

  /// The refused place would make the width negative, and what it was then must not stay behind.
  @Test func `a sum that two constraints share holds again after a refusal`() throws {
    var solver = Solver()
    let right = solver.makeVariable(.free, rank: 4)
    let other = solver.makeVariable(.free, rank: 0)
    let left = solver.makeVariable(.free, rank: 2)
    let width = solver.makeVariable(.nonNegative, rank: 1)
    try solver.add([(1, right), (-1, left), (-1, width)], .greaterOrEqual, -20)
    try solver.add([(1, right), (-1, left), (-1, width)], .equal, 97)
    try solver.add([(1, left)], .greaterOrEqual, 121)
    let gap = try solver.add([(1, left), (-1, other)], .greaterOrEqual, 4, at: 750)
    expectClose(solver.value(of: right), 218)

    #expect(throws: SolverError.self) { try solver.add([(1, right)], .equal, 0) }
    try solver.setConstant(-170, of: gap)

    expectClose(solver.value(of: right), 218)
    expectClose(solver.value(of: other), -49)
  }

  @Test func `a contradiction is found again as long as it is in`() throws {
    var solver = Solver()
    let w = solver.makeVariable(.nonNegative)
    let exact = try solver.add([(1, w)], .equal, 40)
    let most = try solver.add([(1, w)], .lessOrEqual, 100)
    try solver.solve()

    try solver.change(exact, toConstant: -120)

    for _ in 0..<3 {
      #expect(throws: SolverError.unsatisfiable(against: [exact, most])) { try solver.solve() }
      expectClose(solver.value(of: w), 40)
    }
    #expect(throws: SolverError.self) { try solver.add([(1, w)], .greaterOrEqual, 10) }
    solver.remove(most)
    try solver.solve()
    expectClose(solver.value(of: w), 120)
  }

  @Test(arguments: 1...40)
  func `every set that is named is minimal`(seed: UInt64) throws {
    var dice = Dice(state: seed)
    var solver = Solver()
    let domains = (0..<5).map { $0 < 2 ? Variable.Domain.free : .nonNegative }
    let variables = domains.map { solver.makeVariable($0) }
    for _ in 0..<40 {
      let constraint = Constraint.random(over: variables, required: true, rank: 0, &dice)
      do {
        _ = try solver.add(constraint)
      } catch .unsatisfiable(let others) {
        let isConflict = solver.contradicts(constraint, others, in: domains)
        #expect(isConflict)
        for spared in others {
          let rest = others.filter { $0 != spared }
          let isStillConflict = solver.contradicts(constraint, rest, in: domains)
          #expect(!isStillConflict)
        }
      } catch {
        Issue.record("\(error)")
      }
    }
    #expect(solver.invariantFailures() == [])
  }
}

extension Solver {
  /// Whether `constraint` cannot hold with the others alone, found in a solver of its own.
  func contradicts(
    _ constraint: Constraint, _ others: [Constraint.ID], in domains: [Variable.Domain]
  )
    -> Bool
  {
    var fresh = Solver()
    for domain in domains { _ = fresh.makeVariable(domain) }
    do {
      for constraint in others.compactMap({ self[$0] }) + [constraint] {
        _ = try fresh.add(constraint)
      }
      return false
    } catch {
      return true
    }
  }
}
