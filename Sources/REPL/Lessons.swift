import Terminal

/// What the command line asks of the tutor.
struct Lessons {
  let console: Console
  let environment: [String: String]

  func learn(_ lesson: String?) throws(UsageError) -> ExitStatus {
    throw UsageError("there are no lessons yet")
  }

  func answer(lesson: String, from answers: String) throws(UsageError) -> ExitStatus {
    throw UsageError("there are no lessons yet")
  }

  func check(_ folder: String, report: Invocation.Report) throws(UsageError) -> ExitStatus {
    throw UsageError("there are no lessons yet")
  }

  func begin(_ file: String) throws(UsageError) -> ExitStatus {
    throw UsageError("there are no lessons yet")
  }
}
