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
    /// Subviews are laid out before their superview.
    case layoutRunsBottomUp
    /// Moving a view lays it and its superview out.
    case movingLaysOut
    /// A new size lays out the view alone, not its superview.
    case resizingSparesSuperview
    /// A new size calls `draw(_:)`.
    case resizingRedraws
    /// Scrolling lays out the scroll view's superview too.
    case scrollingLaysOutSuperview
    /// A view without a size is not laid out.
    case emptyViewsAreNotLaidOut
    /// A new constant calls `updateConstraints()`.
    case constantsCallUpdateConstraints
    /// `viewDidLayoutSubviews()` comes after the layout of every view below.
    case viewDidLayoutSubviewsComesLast
    /// By `viewWillAppear(_:)` all frames are final.
    case viewWillAppearHasFinalFrames
    /// The first drawing follows `viewDidAppear(_:)`.
    case drawingFollowsViewDidAppear
    /// A push loads the new controller's view inside the call.
    case pushLoadsAtOnce
    /// A later animation of a position replaces the one before, as it did before iOS 8.
    case laterAnimationsReplace
  }

  /// What the evidence leaves open; no answer of a lesson may hang on one of these.
  public enum OpenFact: String, Hashable, Sendable, CaseIterable {
    /// Siblings are laid out in the order of `subviews`. Evidence: V-016.
    case siblingsFirstToLast
    /// A view of zero size is drawn too. Evidence: V-102.
    case emptyViewsAreDrawn
    /// Hidden views are drawn too. Evidence: V-103.
    case hiddenViewsAreDrawn
    /// Moving to another superview sends the old one `willRemoveSubview`. Evidence: V-081.
    case reparentingSendsWillRemove
    /// In a window `willMove(toSuperview:)` comes before `willMove(toWindow:)`. Evidence: V-095.
    case superviewPairComesFirst
    /// `layoutIfNeeded()` applies the receiver's own size. Evidence: V-026.
    case layoutIfNeededSizesReceiver
    /// Of constraints that tie, the last in our order wins, not the first. Evidence: A-033.
    case lastConstraintWinsTies
    /// Auto Layout rounds origin and size, not edges, to pixels. Evidence: A-067.
    case sizesAreRoundedAlone
    /// Of contradicting constraints the one activated last is broken. Evidence: A-073.
    case lastActivatedIsBroken
    /// What was broken stays so until it is activated again. Evidence: A-073.
    case brokenConstraintsStayBroken
    /// An active constraint may stop being required. Evidence: A-014.
    case installedPriorityMayChange
    /// An invalidated intrinsic size does not bring `updateConstraints()`. Evidence: V-071.
    case newContentSizeSkipsUpdateConstraints
    /// A view with subviews is laid out twice when it is first shown. Evidence: V-017.
    case firstLayoutComesTwice
    /// Blocks of the main queue that a handler adds run after its commit. Evidence: V-098.
    case mainQueueFollowsCommit
    /// Siblings are drawn from the last to the first. Evidence: V-028.
    case siblingsAreDrawnLastToFirst
    /// Siblings get `updateConstraints()` from the last to the first. Evidence: V-006.
    case siblingsAreUpdatedLastToFirst
    /// In a rotation layout comes before the blocks that run alongside. Evidence: C-076.
    case layoutPrecedesAlongsideBlocks
    /// The curve of a keyframe animation spans all of it, where ours runs each part evenly. No evidence.
    case keyframesEaseAsAWhole
  }

  public var system: System
  public var misconception: Misconception?
  /// The open facts that are settled the other way than this engine's verdict.
  public var flipped: Set<OpenFact> = []
  /// How much wider than `FontMetrics` says each glyph is: our table is not Apple's font.
  public var glyphWidth = 1.0

  public init(
    system: System = .ios17, misconception: Misconception? = nil, flipped: Set<OpenFact> = [],
    glyphWidth: Double = 1
  ) {
    self.system = system
    self.misconception = misconception
    self.flipped = flipped
    self.glyphWidth = glyphWidth
  }

  public static let ios12 = Rules(system: .ios12)
  public static let ios17 = Rules(system: .ios17)
  public static let ios26 = Rules(system: .ios26)
}
