import Testing

@testable import Cassowary

/// The observations that the rule for ties explains, each as bare constraints.
struct TieTests {
  /// Evidence: A-034.
  @Test(arguments: [Constraint.Relation.lessOrEqual, .greaterOrEqual])
  func `a lone inequality of a place sits on its boundary`(relation: Constraint.Relation) throws {
    var solver = Solver()
    let x = solver.makeVariable(.free)
    try solver.add([(1, x)], relation, 72, at: 751)

    expectClose(solver.value(of: x), 72)
  }

  /// Evidence: A-034.
  @Test func `a trailing edge sits on its boundary with a width of zero`() throws {
    var solver = Solver()
    let x = solver.makeVariable(.free)
    let width = solver.makeVariable(.nonNegative)
    try solver.add([(1, x), (1, width)], .greaterOrEqual, 307, at: 751)

    expectClose(solver.value(of: x), 307)
    expectClose(solver.value(of: width), 0)
  }

  /// Evidence: A-035.
  @Test func `a lone inequality of a size leaves it as small as can be`() throws {
    var solver = Solver()
    let small = solver.makeVariable(.nonNegative)
    let large = solver.makeVariable(.nonNegative)
    try solver.add([(1, small)], .lessOrEqual, 268, at: 751)
    try solver.add([(1, large)], .greaterOrEqual, 268, at: 751)

    expectClose(solver.value(of: small), 0)
    expectClose(solver.value(of: large), 268)
  }

  /// Evidence: A-040.
  ///
  /// The explicit minimum has the lower rank, the content size the higher.
  @Test func `an explicit minimum wins over hugging at the same level`() throws {
    var solver = Solver()
    let width = solver.makeVariable(.nonNegative)
    try solver.add([(1, width)], .lessOrEqual, 50, at: 250, rank: 2)
    try solver.add([(1, width)], .greaterOrEqual, 50, at: 750, rank: 3)
    try solver.add([(1, width)], .greaterOrEqual, 100, at: 250, rank: 1)

    expectClose(solver.value(of: width), 100)
  }

  /// Evidence: A-058.
  ///
  /// Content size comes before the fitting target.
  @Test(arguments: [(Float(250), 311.0), (750, 320)])
  func `a fitting target loses a tie with hugging`(level: Float, wanted: Double) throws {
    var solver = Solver()
    let card = solver.makeVariable(.nonNegative)
    let label = solver.makeVariable(.nonNegative)
    try solver.add([(1, card), (-1, label)], .equal, 16)
    try solver.add([(1, card)], .equal, 320, at: level, rank: 9)
    try solver.add([(1, label)], .lessOrEqual, 295, at: 250, rank: 1)
    try solver.add([(1, label)], .greaterOrEqual, 295, at: 750, rank: 2)

    expectClose(solver.value(of: card), wanted)
  }

  /// Evidence: A-118.
  ///
  /// The last subview has the lowest rank, so the first takes the slack.
  @Test(arguments: [[0, 1, 2], [2, 1, 0], [1, 2, 0]])
  func `of three that hug alike the last in rank stretches`(entered: [Int]) throws {
    var solver = Solver()
    let heights = (0..<3).map { _ in solver.makeVariable(.nonNegative) }
    let content = [50.0, 60, 100]
    for index in entered {
      try solver.add([(1, heights[index])], .lessOrEqual, content[index], at: 250, rank: 2 - index)
    }
    try solver.add(heights.map { (1, $0) }, .equal, 400)

    expectClose(solver.value(of: heights[0]), 240)
    expectClose(solver.value(of: heights[1]), 60)
    expectClose(solver.value(of: heights[2]), 100)
  }

  @Test func `free variables that hang together start at zero with the lowest rank`() throws {
    var solver = Solver()
    let second = solver.makeVariable(.free, rank: 2)
    let first = solver.makeVariable(.free, rank: 1)
    try solver.add([(1, second), (-1, first)], .equal, 8)

    expectClose(solver.value(of: first), 0)
    expectClose(solver.value(of: second), 8)
  }

  @Test func `ranks decide anew where an equation was taken out`() throws {
    var solver = Solver()
    let one = solver.makeVariable(.free, rank: 1)
    let other = solver.makeVariable(.free, rank: 2)
    let place = try solver.add([(1, one)], .equal, 5)
    try solver.add([(1, other), (-1, one)], .equal, 8)
    expectClose(solver.value(of: other), 13)
    solver.remove(place)
    expectClose(solver.value(of: other), 8)

    solver.setRank(0, of: other)

    expectClose(solver.value(of: one), -8)
    expectClose(solver.value(of: other), 0)
  }

  /// Neither inequality gives the distance alone, and the end of its freedom must not be missed.
  @Test func `a distance held from both sides is not free to move`() throws {
    var solver = Solver()
    let right = solver.makeVariable(.free, rank: 1)
    let left = solver.makeVariable(.free, rank: 0)
    let width = solver.makeVariable(.nonNegative, rank: 2)
    try solver.add([(1, right), (-1, left), (-1, width)], .greaterOrEqual, -19)
    try solver.add([(1, width)], .equal, 700, at: 250)
    expectClose(solver.value(of: width), 700)

    try solver.add([(1, right), (-1, left)], .lessOrEqual, -19)

    expectClose(solver.value(of: width), 0)
    expectClose(solver.value(of: left), 0)
    expectClose(solver.value(of: right), -19)
    #expect(solver.invariantFailures() == [])
  }

  /// Steps of a row that nothing fixes go to zero one by one, and a place is then that of the one
  /// before it and 8: nobody asks again what that depends on.
  @Test(arguments: [100, 400])
  func `what a loose chain costs grows as the chain does`(length: Int) throws {
    var solver = Solver()
    let places = (0..<length).map { solver.makeVariable(.free, rank: $0 * 2) }
    let steps = (0..<length).map { solver.makeVariable(.free, rank: $0 * 2 + 1) }
    for index in 1..<length {
      try solver.add(
        [(1, places[index]), (-1, places[index - 1]), (-1, steps[index - 1])], .equal, 8)
    }

    try solver.solve()

    for index in 0..<length { expectClose(solver.value(of: places[index]), 8 * Double(index)) }
    for step in steps { expectClose(solver.value(of: step), 0) }
    #expect(solver.shares.extent <= 4 * length)
  }
}
