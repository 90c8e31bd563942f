/// What differs between OS versions, and what a misconception would make of UIKit.
///
/// The engine asks its rules at those points and nowhere else.
public nonisolated struct Rules: Hashable, Sendable {
  public enum System: String, Hashable, Sendable, CaseIterable {
    case ios12, ios17, ios26
  }

  /// A single false belief about UIKit; the tutor runs the engine under it to diagnose an answer.
  public enum Misconception: String, Hashable, Sendable, CaseIterable {
    /// `setNeedsLayout()` lays out at once.
    case setNeedsLayoutIsImmediate
    /// Adding a view or activating constraints lays out at once.
    case constraintsApplyImmediately
    /// `layoutIfNeeded()` climbs and lays out the superview too.
    case layoutIfNeededClimbs
    /// `layoutIfNeeded()` always calls `layoutSubviews()`, also on a clean view.
    case layoutIfNeededAlwaysLaysOut
    /// `layoutIfNeeded()` draws.
    case layoutIfNeededDraws
    /// `layoutSubviews()` of a view calls those of all its subviews.
    case layoutIsRecursive
    /// `updateConstraints()` runs from the top down.
    case updateConstraintsTopDown
    /// A controller's `init` loads its view.
    case initLoadsView
  }

  public var system: System
  public var misconception: Misconception?

  public init(system: System = .ios17, misconception: Misconception? = nil) {
    self.system = system
    self.misconception = misconception
  }

  public static let ios12 = Rules(system: .ios12)
  public static let ios17 = Rules(system: .ios17)
  public static let ios26 = Rules(system: .ios26)
}
