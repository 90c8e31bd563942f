import Foundation
import Testing

/// What a scenario did, interpreted or compiled.
nonisolated struct ScenarioRun: Hashable, Sendable {
  var output: String
  var console: String
  var hasFaulted: Bool

  /// Records an issue for each way in which this run is not what `scenario` says.
  func expectMatch(_ scenario: Scenario, at location: SourceLocation = #_sourceLocation) {
    #expect(
      lines(masked(output)) == lines(scenario.output), "standard output", sourceLocation: location)
    let shown = masked(console)
    switch scenario.ending {
    case .normally:
      #expect(!hasFaulted, "must end normally: \(shown)", sourceLocation: location)
    case .fault(let name):
      #expect(hasFaulted, "must end with \(name)", sourceLocation: location)
      if !["hang", "trap"].contains(name) {
        #expect(shown.contains("uncaught exception '\(name)'"), sourceLocation: location)
      }
    case nil:
      Issue.record("the header says no ending", sourceLocation: location)
    }
    var rest = lines(shown)[...]
    for line in scenario.console {
      guard let index = rest.firstIndex(of: line) else {
        Issue.record("not on the console: \(line)\nin: \(shown)", sourceLocation: location)
        return
      }
      rest = rest[(index + 1)...]
    }
  }

  private func lines(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// This run with every address as `0x…`.
  var masked: ScenarioRun {
    ScenarioRun(output: masked(output), console: masked(console), hasFaulted: hasFaulted)
  }

  /// `text` with every address as `0x…`, and of a trap only its message, without place and stack.
  private func masked(_ text: String) -> String {
    text.replacing(/0x[0-9a-f]+/, with: "0x…")
      .replacing(/(?m)^.*(Fatal error: .*)$/, with: { $0.output.1 })
      .replacing(/(?s)Current stack trace:.*/, with: "")
  }
}
