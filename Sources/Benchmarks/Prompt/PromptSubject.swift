import Foundation
import Terminal

/// A prompt that is measured: ours, and Python's beside it, by the same harness.
struct PromptSubject {
  var name: String
  var command: [String]
  var prompt: String

  static let all: [PromptSubject] = {
    let ours = (Bundle.main.executableURL ?? URL(filePath: "."))
      .deletingLastPathComponent().appending(path: "layoutlab")
    return [
      PromptSubject(name: "layoutlab", command: [ours.path], prompt: "lab> "),
      PromptSubject(name: "python3 -i", command: ["python3", "-q", "-i"], prompt: ">>> "),
    ]
  }()

  /// A fresh one, at its first prompt.
  func start() throws -> PseudoTerminal {
    let home = NSTemporaryDirectory() + "layoutlab-benchmark"
    var environment = [
      "TERM": "xterm", "LAYOUTLAB_HOME": home, "HOME": home, "LC_ALL": "C.UTF-8",
    ]
    for name in ["PATH", "LD_LIBRARY_PATH"] {
      environment[name] = ProcessInfo.processInfo.environment[name]
    }
    let terminal = try PseudoTerminal(command, environment: environment)
    try terminal.wait(for: prompt)
    return terminal
  }

  /// Times `measure` for each subject and says how they compare.
  ///
  /// - Parameter measure: the seconds of each of `count` rounds.
  static func compare(
    _ what: String, count: Int, on console: Console,
    measure: (PromptSubject, PseudoTerminal, Int) throws -> [Double]
  ) throws {
    console.write("\(what): median of \(count), milliseconds\n")
    var medians: [Double] = []
    for subject in all {
      let times = try measure(subject, subject.start(), count).sorted()
      let median = Stopwatch.median(times)
      medians.append(median)
      let late = times[min(times.count - 1, times.count * 99 / 100)]
      console.write(
        "  \(subject.name.padding(toLength: 12, withPad: " ", startingAt: 0))"
          + String(format: "%8.3f   99 %% within %8.3f\n", median * 1000, late * 1000))
    }
    if medians.count == 2, medians[1] > 0 {
      console.write(String(format: "  ratio       %8.2f\n", medians[0] / medians[1]))
    }
  }
}
