import Foundation
import Testing

@testable import UIKitEngine

/// Whatever a program does with its controllers: no crash, the invariants hold, and who is dropped dies.
@Suite struct RandomMovesTests {
  /// `LAYOUTLAB_RANDOM_MOVES=COUNT` and `LAYOUTLAB_RANDOM_SEED=N` play more, or others.
  private static let count = number("LAYOUTLAB_RANDOM_MOVES") ?? 10_000
  private static let seed = UInt64(number("LAYOUTLAB_RANDOM_SEED") ?? 20_261_121)

  private static func number(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) }
  }

  @Test func `random sequences of moves keep the invariants and leak nothing`() {
    var failures = 0
    for index in 0..<RandomMovesTests.count where failures < 3 {
      let moves = RandomMoves(seed: RandomMovesTests.seed &+ UInt64(index))
      moves.play(12)
      guard !moves.violations.isEmpty else { continue }
      failures += 1
      Issue.record(
        """
        sequence \(index):
        \(moves.violations.joined(separator: "\n"))
        after
        \(moves.log.joined(separator: "\n"))
        """)
    }
  }
}
