import Render
import UIKitEngine

/// What `:help TOPIC` tells beside the commands.
struct HelpTopic {
  var name: String
  var summary: String
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
    name: "phases", summary: "The parts of a turn of the main run loop, in their order."
  ) { loop in
    var text: Styled = "\("phases", .emphasis)\n"
    text += Styled(
      "Your lines run inside an event handler. A time command ends it; then the loop goes on:\n\n")
    text += definitionText(
      Phase.allCases.map { (Styled($0.title, .emphasis), Styled($0.summary)) }, width: loop.width)
    return text
  }

  /// With what each will cause, as `:dirty` says it.
  private static let marks = HelpTopic(
    name: "marks", summary: "What a setter leaves behind, and the pass that takes it away."
  ) { loop in
    var text: Styled = "\("marks", .emphasis)\n"
    text += Styled(
      "A setter marks and nothing runs. `⚑` after a line tells what it marked; :dirty, what waits.\n\n"
    )
    text += definitionText(
      loop.flags.map { (Styled($0.rawValue, .mark), Styled($0.summary)) }, width: loop.width)
    return text
  }
}

extension Command.Group {
  var summary: String {
    switch self {
    case .build: "Short forms for building; each prints the Swift that it runs."
    case .time: "Let the main run loop go on, and take it back."
    case .look: "See what is there: views, frames, marks, constraints, what happened."
    case .explain: "Ask why."
    case .learn: "Lessons."
    case .session: "The prompt itself: files, settings, help."
    }
  }
}

extension Phase {
  var summary: String {
    switch self {
    case .timers: "Timers that are due fire."
    case .sources: "Events arrive, and performed selectors run."
    case .mainQueue: "Blocks of the main queue run."
    case .beforeWaiting: "Nothing else is to do: observers hear that the loop is about to sleep."
    case .commit: "What was marked is brought up to date, in the parts that follow."
    case .layout: "Marked views are laid out from the top down, until none is marked."
    case .updateConstraints: "updateConstraints() of marked views, children first; inside layout."
    case .display: "draw(_:) of marked views, parents first."
    case .send: "The layer tree goes to the render server."
    case .afterCommit: "Blocks that wait for the commit run."
    case .sleep: "The loop sleeps until the next event."
    }
  }
}

extension TraceEvent.Flag {
  var summary: String {
    switch self {
    case .needsUpdateProperties:
      "updateProperties() comes before layoutSubviews() of the same view."
    case .needsUpdateConstraints:
      "updateConstraints() comes at the beginning of the next layout, children first."
    case .needsLayout:
      "layoutSubviews() comes in the layout phase of the next commit, or at layoutIfNeeded()."
    case .needsDisplay: "draw(_:) comes in the display phase of the next commit."
    }
  }
}
