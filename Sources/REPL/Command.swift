import Playground
import Render
import SwiftScript
import Terminal
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
    var summary: Phrase

    init(_ usage: String, _ summary: Phrase) {
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
    var summary: Phrase

    init(_ name: String, value: String? = nil, _ summary: Phrase) {
      self.name = name
      self.value = value
      self.summary = summary
    }
  }

  /// What may follow the name, for completion.
  enum ArgumentKind {
    case none
    case expression
    /// An expression that is a view.
    case view
    /// A view and what UIKit calls on it: `card.layoutSubviews`.
    case callback
    case file
    case command
    case lesson
    case words([String])
    /// A setting, then a value for it.
    case setting
    /// Names that only the running session knows.
    case names(@MainActor (Loop) -> [String])
    /// A little language of its own.
    case sugar(@MainActor (Loop, String) -> Completion)
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
  var summary: Phrase
  /// What `:help NAME` adds.
  var details: Phrase?
  var group: Group
  var arguments: ArgumentKind = .none
  var options: [Option] = []
  var atPause: AtPause = .runs
  /// Not while a prediction is open: it would give the answer away.
  var tellsAnswers = false
  /// It shows the past too, where the learner looks at it.
  var showsPast = false
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
    /// Swift that the learner wrote behind a command, run as far as a step goes.
    case stepInto(String, Session.TimeCommand)
    case move(Session.TimeCommand)
    case leave
    /// What was wrong with the command.
    case refused(Phrase)
    /// What was wrong with Swift that stands in it.
    case notSwift([Diagnostic], String)
  }
}

extension Command {
  /// Whether it changes the app, or shows what only the present has.
  var needsPresent: Bool {
    switch group {
    case .build, .time, .look, .explain: !showsPast
    case .learn, .session: false
    }
  }

  static let all: [Command] = [
    .view, .pin, .tap, .show, .rotate, .resize, .appearance, .app,
    .step, .proceed, .turn, .run, .advance, .until, .breakpoint, .watch,
    .back, .forward, .goto, .undo, .redo,
    .tree, .draw, .dirty, .constraints, .leaks, .trace, .timeline, .diff, .list,
    .why, .whyNot, .evidence, .rules,
    .lessons, .lesson, .hint, .skip, .solution, .play, .resume, .progress, .review,
    .fix, .open, .save, .reset, .set, .lang, .alias, .unalias, .help, .quit,
  ]

  /// What `name` may mean: one command if it is a name, an alias or an unambiguous prefix.
  static func named(_ name: String) -> [Command] {
    if let exact = all.first(where: { $0.name == name || $0.alias == name }) { return [exact] }
    return all.filter { $0.name.hasPrefix(name) }
  }
}
