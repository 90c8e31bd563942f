import Render
import UIKitEngine
import Words

/// What `:help TOPIC` tells beside the commands.
struct HelpTopic {
  var name: String
  var summary: Phrase
  var text: (_ loop: Loop) -> Styled

  /// Each group of commands is one, then what belongs to no command.
  static let all: [HelpTopic] =
    Command.Group.allCases.map { group($0) } + [.phases, .marks]

  private static func group(_ group: Command.Group) -> HelpTopic {
    HelpTopic(name: group.rawValue, summary: group.summary) { loop in
      "\(group.rawValue, .emphasis)\n\(group.summary)\n\n" + Command.list(group, width: loop.width)
    }
  }

  /// In the order in which they come.
  private static let phases = HelpTopic(
    name: "phases", summary: .phasesSummary
  ) { loop in
    var text: Styled = "\("phases", .emphasis)\n"
    text += "\(Phrase.phasesBegin)\n\n"
    text += definitionText(
      Phase.allCases.map { (Styled($0.title, .emphasis), Styled("\($0.summary)")) },
      width: loop.width)
    return text
  }

  /// With what each will cause, as `:dirty` says it.
  private static let marks = HelpTopic(
    name: "marks", summary: .marksSummary
  ) { loop in
    var text: Styled = "\("marks", .emphasis)\n"
    text += "\(Phrase.marksBegin)\n\n"
    text += definitionText(
      loop.flags.map { (Styled($0.rawValue, .mark), Styled("\($0.summary)")) }, width: loop.width)
    return text
  }
}

extension Command.Group {
  var summary: Phrase {
    switch self {
    case .build: .buildGroup
    case .time: .timeGroup
    case .look: .lookGroup
    case .explain: .explainGroup
    case .learn: .learnGroup
    case .session: .sessionGroup
    }
  }
}

extension Phase {
  var summary: Phrase {
    switch self {
    case .timers: .timersPhase
    case .displayLinks: .displayLinksPhase
    case .sources: .sourcesPhase
    case .mainQueue: .mainQueuePhase
    case .beforeWaiting: .beforeWaitingPhase
    case .commit: .commitPhase
    case .layout: .layoutPhase
    case .updateConstraints: .updateConstraintsPhase
    case .display: .displayPhase
    case .send: .sendPhase
    case .afterCommit: .afterCommitPhase
    case .sleep: .sleepPhase
    }
  }
}

extension TraceEvent.Flag {
  var summary: Phrase {
    switch self {
    case .needsUpdateProperties: .needsUpdatePropertiesMark
    case .needsUpdateConstraints: .needsUpdateConstraintsMark
    case .needsLayout: .needsLayoutMark
    case .needsDisplay: .needsDisplayMark
    }
  }
}
