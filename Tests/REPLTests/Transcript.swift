import Foundation
import Playground
import Terminal

@testable import REPL

/// Sessions as text: prompts, what was typed, and all that came back.
enum Transcript {
  /// What stands after the prompts, one line each.
  static func inputs(in transcript: String) -> String {
    transcript.split(separator: "\n", omittingEmptySubsequences: false).compactMap { line in
      Prompt.prefix(of: line).map { line.dropFirst($0.count) + "\n" }
    }.joined()
  }

  /// A fresh prompt that is given `inputs`, in a terminal of so many columns.
  static func run(_ inputs: String, width: Int = 80, lessons: String = "") -> String {
    let screen = Output()
    let console = Console(output: screen, errors: screen, environment: ["COLUMNS": "\(width)"])
    let reader = PlainReader(text: inputs) { prompt, line in console.write("\(prompt)\(line)\n") }
    let loop = Loop(
      session: Session(limits: .prompt), reader: reader, console: console, isInteractive: false,
      keepsGoing: true,
      environment: [
        "LAYOUTLAB_HOME": FileManager.default.temporaryDirectory.appending(path: "layoutlab").path,
        "LAYOUTLAB_LESSONS": lessons,
      ])
    _ = loop.run()
    return screen.text
  }
}
