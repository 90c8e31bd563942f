import Testing

@testable import Cassowary

/// What no layout should say, and some do.
struct MisuseTests {
  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `numbers that are not finite are refused and leave everything as it was`(
    number: Double
  ) throws {
    var solver = Solver()
    let x = solver.makeVariable(.free)
    let id = try solver.add([(1, x)], .equal, 3)

    #expect(throws: SolverError.notFinite) { try solver.add([(number, x)], .equal, 1) }
    #expect(throws: SolverError.notFinite) { try solver.add([(1, x)], .equal, number) }
    #expect(throws: SolverError.notFinite) { try solver.setConstant(number, of: id) }
    #expect(throws: SolverError.notFinite) { try solver.change(id, toConstant: number) }
    #expect(throws: SolverError.notFinite) {
      try solver.add([(1, x)], .equal, 1, at: Float(number))
    }
    let weighted = Constraint(
      [.init(1, x)], .equal, plus: 0, strength: .optional(level: 1), weight: number)
    #expect(throws: SolverError.notFinite) { try solver.add(weighted) }

    expectClose(solver.value(of: x), 3)
    #expect(solver.invariantFailures() == [])
  }

  @Test(arguments: [1e12, 1e100, Double.greatestFiniteMagnitude])
  func `a huge bound counts as the largest there is`(bound: Double) throws {
    var solver = Solver()
    let width = solver.makeVariable(.nonNegative)
    let right = solver.makeVariable(.free)
    try solver.add([(1, width)], .lessOrEqual, bound)
    try solver.add([(1, right), (-1, width)], .equal, 8)
    let wish = try solver.add([(1, width)], .equal, 90, at: 750)
    expectClose(solver.value(of: right), 98)

    try solver.setConstant(-bound, of: wish)
    #expect(solver.value(of: width) == Constraint.largest)

    #expect(throws: SolverError.self) { try solver.add([(1, width)], .equal, -bound) }
    try solver.setConstant(-90, of: wish)
    expectClose(solver.value(of: right), 98)
    #expect(solver.invariantFailures() == [])
  }

  @Test func `a coefficient of zero is no term`() throws {
    var solver = Solver()
    let x = solver.makeVariable(.free)
    let y = solver.makeVariable(.free)
    try solver.add([(1, x), (0, y)], .equal, 4)
    try solver.add([(1, y), (-1, y), (1, x)], .equal, 4)

    expectClose(solver.value(of: x), 4)
    #expect(throws: SolverError.unsatisfiable(against: [])) { try solver.add([(0, x)], .equal, 1) }
    expectClose(solver.value(of: x), 4)
  }

  @Test func `a constraint of a variable on itself is a number`() throws {
    var solver = Solver()
    let x = solver.makeVariable(.free)

    try solver.add([(1, x), (-1, x)], .lessOrEqual, 5)
    try solver.add([(1, x), (-1, x)], .equal, 5, at: 1000)
    #expect(throws: SolverError.unsatisfiable(against: [])) {
      try solver.add([(1, x), (-1, x)], .greaterOrEqual, 5)
    }
    #expect(solver.value(of: x) == 0)
  }

  @Test func `ratios that go round in a circle leave nothing`() throws {
    var solver = Solver()
    let sizes = (0..<12).map { _ in solver.makeVariable(.nonNegative) }
    var ids: [Constraint.ID] = []
    for (index, size) in sizes.enumerated() {
      ids.append(try solver.add([(1, size), (-1.5, sizes[(index + 1) % 12])], .equal, 0))
    }
    for size in sizes { #expect(abs(solver.value(of: size)) < 1e-6) }

    let error = #expect(throws: SolverError.self) {
      try solver.add([(1, sizes[7])], .greaterOrEqual, 10)
    }
    // All of them are needed for the contradiction.
    guard case .unsatisfiable(let others) = error else { return }
    #expect(Set(others) == Set(ids))

    solver.remove(ids[9])
    try solver.add([(1, sizes[9])], .equal, 16)
    expectClose(solver.value(of: sizes[8]), 24)
    expectClose(solver.value(of: sizes[7]), 36)
    #expect(solver.invariantFailures() == [])
  }

  @Test func `ratios that agree round a circle are no contradiction`() throws {
    var solver = Solver()
    let (one, other) = (solver.makeVariable(.nonNegative), solver.makeVariable(.nonNegative))
    try solver.add([(1, one), (-1.0 / 3, other)], .equal, 0)
    try solver.add([(1, other), (-3, one)], .equal, 0)
    try solver.add([(1, one)], .equal, 30)

    expectClose(solver.value(of: other), 90)
  }

  @Test func `levels of any height keep their order`() throws {
    var solver = Solver()
    let x = solver.makeVariable(.free)
    let levels: [Float] = [-5, 0, .leastNonzeroMagnitude, 1, 1000, 1001, .greatestFiniteMagnitude]
    for (index, level) in levels.enumerated() {
      try solver.add([(1, x)], .equal, Double(index), at: level)
      expectClose(solver.value(of: x), Double(index))
    }
    #expect(solver.invariantFailures() == [])
  }

  @Test func `thousands that contradict are refused one by one`() throws {
    var solver = Solver()
    let x = solver.makeVariable(.free)
    let width = solver.makeVariable(.nonNegative)
    let left = try solver.add([(1, x)], .equal, 10)
    let right = try solver.add([(1, x), (1, width)], .equal, 90)
    for index in 0..<2000 {
      let error = #expect(throws: SolverError.self) {
        try solver.add([(1, width)], .equal, Double(100 + index))
      }
      #expect(error == .unsatisfiable(against: [left, right]))
    }
    expectClose(solver.value(of: width), 80)
  }

  @Test func `thousands that contradict are found together`() throws {
    var solver = Solver()
    let width = solver.makeVariable(.nonNegative)
    var ids: [Constraint.ID] = []
    for index in 0..<3000 {
      ids.append(
        try solver.insert(
          Constraint([.init(1, width)], .equal, plus: -Double(index), rank: index)))
    }

    let error = #expect(throws: SolverError.self) { try solver.solve() }
    guard case .unsatisfiable(let members) = error else { return }
    #expect(members.count == 2)

    for id in ids.dropFirst() { solver.remove(id) }
    try solver.solve()
    #expect(solver.value(of: width) == 0)
    #expect(solver.invariantFailures() == [])
  }
}
