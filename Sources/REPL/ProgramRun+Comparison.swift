import Playground
import Render
import Terminal
import UIKitEngine
import Words

extension ProgramRun {
  /// Runs the program under two rules; standard output is how they differ.
  ///
  /// What the program prints is among the rest. A crash under one of them is a difference too.
  func compare(
    _ comparison: Invocation.RunOptions.Comparison, _ source: String, _ file: String
  ) -> ExitStatus {
    var courses: [Session.Course] = []
    for system in [comparison.first, comparison.second] {
      let session = Session(rules: Rules(system: system))
      session.isInterrupted = { Interrupts.isRaised }
      var failure: Evaluation?
      for step in [
        { session.evaluate(source, file: file) },
        { session.perform(.run(limit: self.options.until)) },
      ] where failure == nil {
        let evaluation = step()
        if evaluation.ending == .refused {
          display.showError(diagnosticText(evaluation.diagnostics, in: source))
          return .usage
        }
        if evaluation.fault?.kind == .interrupted { return .interrupted }
        if evaluation.fault != nil { failure = evaluation }
      }
      courses.append(session.course(endingWith: failure))
    }
    display.show(
      Command.text(courses[0], comparison.first, courses[1], comparison.second))
    return courses.contains { $0.fault != nil } ? .failure : .success
  }
}
