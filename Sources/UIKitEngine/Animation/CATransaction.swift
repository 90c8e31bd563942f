import Foundation

/// Layers' changes are sent together, at the end of the turn.
///
/// Evidence: V-065. Whether a change before `begin()` opens an implicit transaction around the explicit
/// one is not in the evidence: here an explicit one without another explicit one is outermost.
@preconcurrency @MainActor public final class CATransaction {
  nonisolated deinit {}

  // Callable from code of no actor, as in UIKit; here only the main thread has layers.

  /// Opens a transaction; its settings are those of the one around it until they are set.
  public nonisolated static func begin() { onMain(()) { transaction.open() } }

  /// The outermost explicit commit pushes its changes at once; a nested one waits for it.
  ///
  /// Evidence: V-065.
  public nonisolated static func commit() {
    onMain(()) {
      guard transaction.depth > 0 else { return }
      if transaction.depth == 1 { Engine.current.commitNow() }
      transaction.close()
    }
  }

  /// Commits what the turn has changed so far, now.
  ///
  /// Evidence: V-065.
  public nonisolated static func flush() { onMain(()) { Engine.current.commitNow() } }

  /// Whether layers that are no view's change without an animation until the transaction ends.
  public nonisolated static func setDisableActions(_ flag: Bool) {
    onMain(()) { transaction.level.disablesActions = flag }
  }
  public nonisolated static func disableActions() -> Bool {
    onMain(false) { transaction.level.disablesActions }
  }
  /// Seconds that implicit animations take, and explicit ones that name no duration; 0.25 unless set.
  public nonisolated static func setAnimationDuration(_ duration: TimeInterval) {
    onMain(()) {
      guard Engine.current.accepts(AnimationTiming(duration: duration)) else { return }
      transaction.level.duration = max(0, duration)
    }
  }
  public nonisolated static func animationDuration() -> TimeInterval {
    onMain(0.25) { transaction.level.duration }
  }
  public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    transaction.level.function = function
  }
  public static func animationTimingFunction() -> CAMediaTimingFunction? {
    transaction.level.function
  }
  /// Called on the main queue when every animation that the transaction adds from now on has ended;
  /// right after the commit if it adds none.
  ///
  /// The evidence has no entry on it; Core Animation's documentation says as much, but not in
  /// which turn of the loop.
  public nonisolated static func setCompletionBlock(_ block: (@MainActor () -> Void)?) {
    onMain(()) { transaction.setCompletion(block) }
  }

  private nonisolated static func onMain<Answer: Sendable>(
    _ elsewhere: Answer, _ body: @MainActor () -> Answer
  ) -> Answer { isOnMainThread ? MainActor.assumeIsolated(body) : elsewhere }

  private static var transaction: Transaction { Engine.current.transaction }
}

/// What `CATransaction` keeps for an app: the implicit transaction and the explicit ones in it.
final class Transaction {
  struct Level {
    var disablesActions = false
    var duration = 0.25
    var function: CAMediaTimingFunction?
    /// Those whose blocks wait for what this level adds.
    var groups: [TransactionGroup] = []

    var curve: TimingCurve { function?.curve ?? .standard }
  }

  private var levels = [Level()]

  var depth: Int { levels.count - 1 }
  var level: Level {
    get { levels[levels.count - 1] }
    set { levels[levels.count - 1] = newValue }
  }

  func open() {
    var inner = level
    inner.groups = []
    levels.append(inner)
  }

  func close() {
    let ended = levels.removeLast()
    for group in ended.groups { group.close() }
  }

  /// The implicit transaction ends with the turn's commit, and its settings with it.
  func endImplicit() {
    let groups = levels[0].groups
    levels[0] = Level()
    for group in groups { group.close() }
  }

  func setCompletion(_ block: (@MainActor () -> Void)?) {
    guard let block else { return }
    level.groups.append(TransactionGroup(block))
  }

  /// An animation begins: every open transaction that has a completion block waits for it.
  func enter() -> [TransactionGroup] {
    let groups = levels.flatMap(\.groups)
    for group in groups { group.pending += 1 }
    return groups
  }
}

/// A completion block of a transaction, and how much it waits for.
final class TransactionGroup {
  var pending = 0
  private var isClosed = false
  private var block: (@MainActor () -> Void)?

  init(_ block: @escaping @MainActor () -> Void) { self.block = block }

  func leave() {
    pending -= 1
    callIfDone()
  }

  /// The transaction is committed: nothing more can be added.
  func close() {
    isClosed = true
    callIfDone()
  }

  private func callIfDone() {
    guard isClosed, pending <= 0, let block else { return }
    self.block = nil
    Engine.current.enqueue(block)
  }
}

extension Engine {
  /// A commit out of turn; nothing happens inside a commit.
  func commitNow() {
    guard faulted == nil, !isCountingPasses, hasCommitWork else { return }
    commit()
  }
}
