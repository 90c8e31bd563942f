import SwiftScript
import Words

/// What must be true of a goal: it is there to be reached, and each statement of its solution counts.
struct GoalCheck {
  private let goal: Question
  private let oracle: Oracle

  init(_ goal: Question, oracle: Oracle) {
    self.goal = goal
    self.oracle = oracle
  }

  func findings() -> [Finding] {
    guard let solution = goal.solution else {
      return [Finding(.solvable, .noSolution(goal))]
    }
    let start = oracle.attempt(emptyCode(at: solution), at: goal)
    if let failure = start.failure { return failure.findings(about: goal) }
    let unreadable = start.findings.compactMap { look in
      look.failure.map { finding(about: look.condition, $0) }
    }
    guard unreadable.isEmpty else { return unreadable }
    guard !start.isReached else { return [Finding(.solvable, .metAtTheStart(goal))] }

    let end = oracle.attempt(solution, at: goal)
    if let failure = end.failure { return failure.findings(about: goal) }
    guard end.isReached else {
      return end.unmet.map { Finding(.solvable, .notSolved(goal, $0, by: solution)) }
    }
    return needless(in: solution) + best(for: solution)
  }

  private func needless(in solution: LessonCode) -> [Finding] {
    solution.mutilated.filter { oracle.attempt($0.rest, at: goal).isReached }
      .map { Finding(.solvable, .needless($0.missing, in: goal, at: solution)) }
  }

  private func best(for solution: LessonCode) -> [Finding] {
    let count = solution.statementCount
    guard let best = goal.best, best != count else { return [] }
    return [Finding(.solvable, .notTheBest(goal, solution, count, best))]
  }

  /// A condition is an expression: what is wrong with it stands where it does.
  private func finding(
    about condition: Condition, _ failure: Outcome.Failure
  ) -> Finding {
    if case .refused(let diagnostics) = failure, let first = diagnostics.first {
      return Finding(.answerable, first)
    }
    return Finding(
      .answerable,
      Diagnostic(
        .error, "'\(condition.code.text)' is no condition: \(failure.phrase.text(.english))",
        at: condition.code.range))
  }

  private func emptyCode(at code: LessonCode) -> LessonCode {
    LessonCode(text: "", range: code.range)
  }
}

nonisolated extension Diagnostic {
  fileprivate static func noSolution(_ goal: Question) -> Self {
    Diagnostic(
      .error, "the goal '\(goal.id)' has no solution", at: goal.range,
      notes: ["add a 'swift solution \(goal.id)' block"])
  }

  fileprivate static func metAtTheStart(_ goal: Question) -> Self {
    Diagnostic(
      .error, "the goal '\(goal.id)' is reached before anybody does anything", at: goal.range)
  }

  fileprivate static func notSolved(
    _ goal: Question, _ condition: Condition, by solution: LessonCode
  ) -> Self {
    Diagnostic(
      .error, "the solution of '\(goal.id)' does not reach '\(condition.code.text)'",
      at: solution.range, notes: ["the condition stands in line \(condition.code.range.start.line)"]
    )
  }

  fileprivate static func needless(
    _ statement: String, in goal: Question, at solution: LessonCode
  ) -> Self {
    Diagnostic(
      .error,
      "'\(goal.id)' is reached without '\(statement.split(separator: "\n").first ?? "")' too",
      at: solution.range(of: statement),
      notes: ["take it out of the solution, or ask for what it does"])
  }

  fileprivate static func notTheBest(
    _ goal: Question, _ solution: LessonCode, _ count: Int, _ best: Int
  ) -> Self {
    Diagnostic(
      .error,
      "the solution of '\(goal.id)' takes \(count) statement\(count == 1 ? "" : "s"), not best=\(best)",
      at: solution.range)
  }
}

nonisolated extension LessonCode {
  /// Where `piece` stands first; all of the code if it does not.
  fileprivate func range(of piece: String) -> SourceRange {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let head = piece.split(separator: "\n").first ?? ""
    guard let index = lines.firstIndex(where: { $0.contains(head) }),
      let column = lines[index].firstRange(of: head)
    else { return range }
    let before = lines[..<index].reduce(0) { $0 + $1.utf8.count + 1 }
    let indent = lines[index][..<column.lowerBound].utf8.count
    var found = range
    found.start.line += index
    found.start.column = indent + 1
    found.start.offset += before + indent
    found.end = found.start
    found.end.column += head.utf8.count
    found.end.offset += head.utf8.count
    return found
  }
}
