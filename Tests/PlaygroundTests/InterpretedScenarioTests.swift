import Playground
import Testing
import UIKitEngine

/// The same scenarios through a session: the interpreter is Swift if these agree with the compiler.
@Suite struct InterpretedScenarioTests {
  @Test(arguments: Scenario.all)
  func `interpreted, a scenario does what its evidence says`(_ scenario: Scenario) async throws {
    let interpreted = run(scenario)
    interpreted.expectMatch(scenario)
    guard let compiled = try await ScenarioBatch.shared.value.run(scenario) else { return }
    #expect(interpreted.masked.output == compiled.masked.output)
    #expect(interpreted.hasFaulted == compiled.hasFaulted)
    // Where a real app only hangs the sentence is ours, and names views as the session does.
    guard scenario.ending != .fault("hang") else { return }
    #expect(interpreted.masked.console == compiled.masked.console)
  }

  /// One event handler, then the loop until nothing is pending, as `layoutlab run` does.
  private func run(_ scenario: Scenario) -> ScenarioRun {
    let session = Session(rules: scenario.rules)
    var run = ScenarioRun(output: "", console: "", hasFaulted: false)
    session.onOutput = { run.output += $0 }
    session.onConsole = { run.console += $0 }
    for step in [
      { session.evaluate(scenario.source, file: scenario.file.lastPathComponent) },
      { session.perform(.run(limit: 60)) },
    ] {
      let evaluation = step()
      for diagnostic in evaluation.diagnostics where diagnostic.severity != .warning {
        Issue.record("line \(diagnostic.range.start.line): \(diagnostic.message)")
      }
      if let fault = evaluation.fault {
        run.hasFaulted = true
        run.console += consoleText(of: fault)
      }
      guard evaluation.ending == .completed else { break }
    }
    return run
  }

  private func consoleText(of fault: Fault) -> String {
    guard case .exception(let name) = fault.kind else { return fault.message + "\n" }
    return "*** Terminating app due to uncaught exception '\(name)', reason: '\(fault.message)'\n"
  }
}
