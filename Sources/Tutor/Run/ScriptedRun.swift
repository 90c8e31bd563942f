import Foundation
import SwiftScript
import UIKitEngine
import Words

/// A lesson taken without a learner: answers come from a file, verdicts go into a report.
public final class ScriptedRun {
  public struct Result {
    public var question: Question
    /// As the file has it; `nil` if it has none.
    public var line: String?
    public var misreading: Misreading?
    /// `nil` if the lesson is at fault: see `problem`.
    public var verdict: Verdict?
    public var problem: Phrase?
    /// What the file's code made of a goal; `nil` for a question, and without code.
    public var attempt: GoalAttempt?
    /// How many statements that took.
    public var statements = 0

    public var isRight: Bool { attempt?.isReached ?? (verdict?.judgement == .right) }
  }

  public struct Report {
    public var lesson: Lesson
    public var results: [Result] = []
    /// What is wrong with the answer file; then there are no results.
    public var diagnostics: [Diagnostic] = []

    /// 0 all right; 1 wrong or missing answers; 2 a bad answer file or a bad lesson.
    public var exitCode: Int32 {
      if !diagnostics.isEmpty || results.contains(where: { $0.problem != nil }) { return 2 }
      return results.allSatisfy(\.isRight) ? 0 : 1
    }
  }

  private let lesson: Lesson
  private let grader: Grader

  public init(_ lesson: Lesson, oracle: Oracle? = nil) {
    self.lesson = lesson
    grader = Grader(oracle ?? Oracle(lesson))
  }

  public func run(_ answers: AnswerFile) -> Report {
    var report = Report(lesson: lesson, diagnostics: answers.checked(against: lesson))
    guard report.diagnostics.isEmpty else { return report }
    for question in lesson.questions {
      let entry = answers.entries.first { $0.id == question.id }
      report.results.append(
        question.kind == .goal
          ? attempt(entry, at: question) : grade(entry?.answer, for: question))
    }
    return report
  }

  /// The answer to a goal is code.
  private func attempt(_ entry: AnswerFile.Entry?, at goal: Question) -> Result {
    var result = Result(question: goal, line: entry?.answer)
    let start = grader.oracle.attempt(LessonCode(text: "", range: goal.range), at: goal)
    if let failure = start.failure ?? start.findings.compactMap(\.failure).first {
      result.problem = failure.phrase
      return result
    }
    guard let entry, entry.answer.contains(where: { !$0.isWhitespace }) else { return result }
    let code = LessonCode(text: entry.answer, range: entry.range)
    result.attempt = grader.oracle.attempt(code, at: goal)
    result.statements = code.statementCount
    return result
  }

  private func grade(_ line: String?, for question: Question) -> Result {
    var result = Result(question: question, line: line)
    if case .failure(let failure) = grader.oracle.outcome(of: question).answer {
      result.problem = failure.phrase
      return result
    }
    var answer: Answer?
    if let line, line.contains(where: { !$0.isWhitespace }) {
      switch grader.read(line, for: question) {
      case .success(let read): answer = read
      case .failure(let misreading): result.misreading = misreading
      }
    }
    result.verdict = grader.grade(answer, for: question)
    if result.misreading != nil { result.verdict?.judgement = .wrong }
    return result
  }
}
