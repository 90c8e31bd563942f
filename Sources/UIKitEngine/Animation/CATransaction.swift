import Foundation

/// Layers' changes are sent together, at the end of the turn.
///
/// Evidence: V-065.
@preconcurrency @MainActor public final class CATransaction {
  nonisolated deinit {}

  public static func begin() { transaction.depth += 1 }

  /// The outermost explicit commit pushes its changes at once.
  public static func commit() {
    guard transaction.depth > 0 else { return }
    transaction.depth -= 1
    guard transaction.depth == 0 else { return }
    let completions = transaction.completions
    transaction.completions = []
    Engine.current.commitNow()
    for completion in completions { Engine.current.enqueue(completion) }
  }

  public static func flush() { Engine.current.commitNow() }

  public static func setDisableActions(_ flag: Bool) { transaction.disablesActions = flag }
  public static func disableActions() -> Bool { transaction.disablesActions }
  public static func setAnimationDuration(_ duration: TimeInterval) {
    transaction.duration = duration
  }
  public static func animationDuration() -> TimeInterval { transaction.duration }
  public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}
  public static func setCompletionBlock(_ block: (@MainActor () -> Void)?) {
    if let block { transaction.completions.append(block) }
  }

  private static var transaction: Transaction { Engine.current.transaction }
}

/// What `CATransaction` keeps for an app.
final class Transaction {
  var depth = 0
  var disablesActions = false
  var duration: Double = 0.25
  var completions: [@MainActor () -> Void] = []
}

extension Engine {
  /// A commit out of turn; nothing happens inside a commit.
  func commitNow() {
    guard faulted == nil, !isCountingPasses, hasCommitWork else { return }
    commit()
  }
}
