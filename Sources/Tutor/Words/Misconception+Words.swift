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
    }
  }
}
