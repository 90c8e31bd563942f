import Testing

@testable import Cassowary

/// Bounds that move with lengths which others set, as those of a root do.
struct WatcherTests {
  /// Views between the edges of roots; each is asked to be wider than there is room.
  private struct Screen: ~Copyable {
    var solver = Solver()
    var roots: [Constraint.ID] = []
    var views: [Variable] = []
    var bounds: [Constraint.ID] = []

    init(roots count: Int, views each: Int) throws {
      for index in 0..<count {
        let width = solver.makeVariable(.nonNegative, rank: index)
        roots.append(try solver.add([(1, width)], .equal, 100))
        for _ in 0..<each {
          let view = solver.makeVariable(.nonNegative, rank: views.count + count)
          views.append(view)
          bounds.append(try solver.add([(1, view), (-1, width)], .lessOrEqual, -10))
          try solver.add([(1, view)], .equal, 1000, at: 250)
        }
      }
    }
  }

  @Test(arguments: [1, 3, 9])
  func `bounds follow every root, before and after some have gone and come`(count: Int) throws {
    var screen = try Screen(roots: count, views: 6)
    func expect(_ width: Double, but free: Int?) {
      for (index, view) in screen.views.enumerated() {
        expectClose(screen.solver.value(of: view), index == free ? 1000 : width - 10)
      }
    }
    func resize(to width: Double) throws {
      for root in screen.roots { try screen.solver.setConstant(-width, of: root) }
    }
    expect(100, but: nil)
    try resize(to: 150)
    expect(150, but: nil)
    screen.solver.remove(screen.bounds[2])
    try resize(to: 80)
    expect(80, but: 2)
    let bound = try #require(screen.bounds.last)
    let last = try #require(screen.solver[bound])
    screen.solver.remove(bound)
    _ = try screen.solver.add(last)
    try resize(to: 300)
    expect(300, but: 2)
    try resize(to: 20)
    expect(20, but: 2)
    #expect(screen.solver.invariantFailures() == [])
  }
}
