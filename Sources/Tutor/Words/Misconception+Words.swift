import UIKitEngine
import Words

nonisolated extension Rules.Misconception {
  /// The belief as a clause that can follow "if".
  public var belief: Phrase {
    switch self {
    case .setNeedsLayoutIsImmediate: .beliefSetNeedsLayoutIsImmediate
    case .constraintsApplyImmediately: .beliefConstraintsApplyImmediately
    case .layoutIfNeededClimbs: .beliefLayoutIfNeededClimbs
    case .layoutIfNeededAlwaysLaysOut: .beliefLayoutIfNeededAlwaysLaysOut
    case .layoutIfNeededDraws: .beliefLayoutIfNeededDraws
    case .layoutIsRecursive: .beliefLayoutIsRecursive
    case .updateConstraintsTopDown: .beliefUpdateConstraintsTopDown
    case .initLoadsView: .beliefInitLoadsView
    case .layoutRunsBottomUp: .beliefLayoutRunsBottomUp
    case .movingLaysOut: .beliefMovingLaysOut
    case .resizingSparesSuperview: .beliefResizingSparesSuperview
    case .resizingRedraws: .beliefResizingRedraws
    case .scrollingLaysOutSuperview: .beliefScrollingLaysOutSuperview
    case .emptyViewsAreNotLaidOut: .beliefEmptyViewsAreNotLaidOut
    case .constantsCallUpdateConstraints: .beliefConstantsCallUpdateConstraints
    case .viewDidLayoutSubviewsComesLast: .beliefViewDidLayoutSubviewsComesLast
    case .viewWillAppearHasFinalFrames: .beliefViewWillAppearHasFinalFrames
    case .drawingFollowsViewDidAppear: .beliefDrawingFollowsViewDidAppear
    case .laterAnimationsReplace: .beliefLaterAnimationsReplace
    case .pushLoadsAtOnce: .beliefPushLoadsAtOnce
    }
  }
}
