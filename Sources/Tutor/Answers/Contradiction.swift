import UIKitEngine

/// Where the record of what happened and a belief about it part.
public nonisolated struct Contradiction: Hashable, Sendable {
  /// The first callback that only the belief expects there.
  public var believed: Moment?
  /// The callback that the record has there instead; later than the belief wants it, or none.
  public var happened: Moment?
  /// Whether the record has the believed callback at all from there on.
  public var comesLater: Bool

  /// `nil` when both make the same calls in the same order.
  init?(truth: [Moment], belief: [Moment]) {
    let truth = truth.filter { $0.event.callback != nil }
    let belief = belief.filter { $0.event.callback != nil }
    let shared = zip(truth, belief).prefix { $0.event.callback == $1.event.callback }.count
    guard shared < max(truth.count, belief.count) else { return nil }
    happened = truth.dropFirst(shared).first
    believed = belief.dropFirst(shared).first
    let expected = believed?.event.callback
    comesLater = truth.dropFirst(shared).contains { $0.event.callback == expected }
  }
}
