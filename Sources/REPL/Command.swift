import Playground
import Render
import Words

/// A tool command: one value that dispatch, `:help` and completion all read.
struct Command {
  /// How `:help` groups commands.
  enum Group: String, CaseIterable {
    case build, time, look, explain, learn, session
  }

  /// A way to write the command, and what it does then.
  struct Form: Hashable {
    var usage: String
    var summary: String

    init(_ usage: String, _ summary: String) {
      self.usage = usage
      self.summary = summary
    }
  }

  /// A switch such as `--svg FILE`; it may stand before or after the argument.
  struct Option: Hashable {
    /// With its dashes.
    var name: String
    /// What follows it, `FILE`; `nil` for a switch without a value.
    var value: String?
    var summary: String

    init(_ name: String, _ value: String? = nil, _ summary: String) {
      self.name = name
      self.value = value
      self.summary = summary
    }
  }

  /// What may follow the name, for completion.
  enum ArgumentKind: Hashable {
    case none
    case expression
    case file
    case command
    case lesson
    case words([String])
  }

  /// What it does where a time command stands paused.
  enum AtPause: Hashable {
    case runs
    /// Gives the paused input up; `thenRuns` if there is more to do afterwards.
    case abandons(thenRuns: Bool)
  }

  var name: String
  /// A short form besides the unambiguous prefixes.
  var alias: String?
  var usage: String
  var summary: String
  /// What `:help NAME` adds.
  var details: String = ""
  var group: Group
  var arguments: ArgumentKind = .none
  var options: [Option] = []
  var atPause: AtPause = .runs
  /// Not while a prediction is open: it would give the answer away.
  var tellsAnswers = false
  /// Each way to write it, where there are several.
  var forms: [Form] = []
  /// Names of commands and of `HelpTopic`s.
  var seeAlso: [String] = []
  /// A session at a fresh prompt, 80 columns wide, for `:help NAME`: what is typed after `lab> `, and
  /// all that comes back.
  ///
  /// `HelpExampleTests` runs it and compares; `LAYOUTLAB_RECORD=1` writes into the source what came
  /// back. Write it as a raw literal, `#"""`.
  var example: String = ""
  var run: (_ argument: String, _ loop: Loop) -> Outcome

  /// What a command leaves for the loop to do.
  enum Outcome {
    case show(Styled)
    /// Swift that the command stands for: shown, then evaluated.
    case swift(String)
    /// Swift from a file, evaluated as one input.
    case open(source: String, file: String)
    case move(Session.TimeCommand)
    case leave
    /// What was wrong with the command.
    case refused(Phrase)
  }
}

extension Command {
  static let all: [Command] = [
    .show,
    .step, .turn, .run, .advance, .undo,
    .tree, .draw, .dirty, .trace, .constraints,
    .lessons, .lesson, .hint, .skip,
    .open, .save, .reset, .help, .quit,
  ]

  /// What `name` may mean: one command if it is a name, an alias or an unambiguous prefix.
  static func named(_ name: String) -> [Command] {
    if let exact = all.first(where: { $0.name == name || $0.alias == name }) { return [exact] }
    return all.filter { $0.name.hasPrefix(name) }
  }
}
