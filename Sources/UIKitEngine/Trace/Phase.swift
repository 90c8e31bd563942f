/// A part of a turn of the main run loop, in the order in which they come.
///
/// Evidence: V-064, V-002, V-005.
public nonisolated enum Phase: String, Hashable, Sendable, CaseIterable {
  case timers
  /// The frame's callbacks, before its commit. Evidence: V-066.
  case displayLinks
  case sources
  case mainQueue
  case beforeWaiting
  case commit
  /// Inside a commit, as often as it takes.
  case layout
  /// Inside a layout pass, or asked for by `updateConstraintsIfNeeded()`.
  case updateConstraints
  case display
  case send
  case afterCommit
  case sleep
}

/// A method that the engine calls on an element, as Swift spells it.
public nonisolated struct Callback: Hashable, Sendable, CustomStringConvertible,
  ExpressibleByStringLiteral
{
  /// `layoutSubviews()`, `willMove(toSuperview:)`.
  public var name: String

  public init(_ name: String) { self.name = name }
  public init(stringLiteral value: String) { name = value }

  public var description: String { name }
}

/// A place where the engine stops to ask whether it should go on: each end of a phase or callback.
public nonisolated enum PausePoint: Hashable, Sendable {
  /// Before a phase that has work.
  case phase(Phase)
  /// Before a method that the learner may have overridden.
  case callback(ElementName, Callback)
  /// Right behind a phase, before anything else runs.
  case phaseEnded(Phase)
  /// Right behind a callback, before anything else runs.
  case callbackEnded(ElementName, Callback)
}
