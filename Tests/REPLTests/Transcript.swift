import Foundation
import Playground
import TemporaryFolder
import Terminal
import Words

@testable import REPL

/// Sessions as text: prompts, what was typed, and all that came back.
enum Transcript {
  /// What stands after the prompts, one line each; prompts of either language.
  static func inputs(in transcript: String) -> String {
    transcript.split(separator: "\n", omittingEmptySubsequences: false).compactMap { line in
      let prefix = Language.allCases.lazy.compactMap { language in
        Voice.$current.withValue(Voice(language)) { Prompt.prefix(of: line) }
      }.first
      return prefix.map { line.dropFirst($0.count) + "\n" }
    }.joined()
  }

  /// A fresh prompt that is given `inputs`, in a terminal of so many columns.
  static func run(_ inputs: String, width: Int = 80, lessons: String = "") -> String {
    sitting(inputs, Learner(width: width, lessons: lessons)) { _ in [] }
  }

  /// One or more sittings of one learner, each below a line such as `$ layoutlab learn 2`.
  ///
  /// What follows `#` in that line says how much later it is: `# 2 days later`.
  static func sittings(in transcript: String, _ learner: Learner) -> String {
    var learner = learner
    return transcript.components(separatedBy: "\n$ layoutlab").enumerated().map { index, text in
      let head = index == 0 ? text.trimmingPrefix("$ layoutlab") : text[...]
      let line = head.prefix { $0 != "\n" }
      var words = line.prefix { $0 != "#" }.split(separator: " ").map(String.init)
      let options = (try? GlobalOptions(taking: &words)) ?? GlobalOptions()
      if let days = line.firstMatch(of: /# (\d+) days? later/) {
        learner.day += Int(days.1) ?? 0
      }
      let command = words
      let screen = sitting(inputs(in: String(head)), learner, options) { loop in
        guard command.first == "learn" else { return [] }
        return [(try? loop.opening(lesson: command.dropFirst().first)) ?? ":lessons"]
      }
      return "$ layoutlab\(line)\n" + screen
    }.joined()
  }

  /// Who sits there, and when.
  struct Learner {
    var width = 80
    var lessons = ""
    var locale = "C"
    var startFile: String?
    var day = 0
    let home = TemporaryFolder()

    var environment: [String: String] {
      ["LAYOUTLAB_HOME": home.path + "/home", "LAYOUTLAB_LESSONS": lessons, "LC_ALL": locale]
    }
  }

  static func sitting(
    _ inputs: String, _ learner: Learner, _ options: GlobalOptions = .init(),
    first: (Loop) -> [String]
  ) -> String {
    let screen = Output()
    let console = Console(
      output: screen, errors: screen, environment: ["COLUMNS": "\(learner.width)"])
    let reader = PlainReader(text: inputs) { prompt, line in console.write("\(prompt)\(line)\n") }
    let noon = Date(timeIntervalSince1970: Double(20_000 + learner.day) * 86_400 + 43_200)
    let loop = Loop(
      session: Session(limits: .prompt), reader: reader, console: console, isInteractive: false,
      keepsGoing: true, environment: learner.environment,
      settings: Settings(options, else: Language(environment: learner.environment)),
      startFile: options.readsStartFile ? learner.startFile : nil, now: { noon })
    _ = loop.run(first: loop.speaking { first(loop) })
    return screen.text
  }
}
