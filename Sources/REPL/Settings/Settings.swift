import Playground
import Render
import Terminal
import Words

/// How a session looks and speaks, and how far it lets a program run: what `:set` changes.
///
/// Settings last as long as the program; what is to last longer stands in the start file.
struct Settings: Hashable {
  var language = Language.english
  /// For screen readers: sentences instead of boxes, arrows, marks and columns; no colour.
  var isPlain = false
  var theme = ThemeChoice.auto
  /// Columns to fill; `nil` for the terminal's own.
  var width: Int?
  /// Whether time commands tell what happened.
  var showsTrace = true
  /// Whether accepted input is coloured as Swift.
  var coloursInput = true
  /// Virtual seconds after which `:run` ends.
  var runSeconds = 60.0
  /// Steps of the script that one input or time command may take; `nil` for no limit.
  var steps = Session.Limits.prompt.steps
  /// Events that one input or time command may bring about; `nil` for no limit.
  var events = Session.Limits.prompt.events
  /// Megabytes that one input or time command may take; `nil` for no limit.
  var memory = Session.Limits.prompt.memory

  var voice: Voice { Voice(language, isPlain: isPlain) }
  var limits: Session.Limits { Session.Limits(steps: steps, events: events, memory: memory) }

  /// What texts look like on `stream`.
  ///
  /// A theme that was asked for by its name goes before `NO_COLOR`, as no-color.org has it.
  func theme(for stream: Output, of console: Console) -> Theme {
    guard !isPlain, stream.isTerminal || console.forcesColor else { return .plain }
    switch theme {
    case .none: return .plain
    case .light: return .light
    case .dark: return .dark
    case .auto:
      return console.usesColor(stream) ? Theme(environment: console.environment) : .plain
    }
  }
}

/// Which colours the learner wants.
nonisolated enum ThemeChoice: String, Hashable, Sendable, CaseIterable {
  /// Those that suit the terminal's background, as far as it tells; none where it has no colours.
  case auto
  case light, dark, none
}
