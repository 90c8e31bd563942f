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

    public var isRight: Bool { verdict?.judgement == .right }
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
    for question in lesson.questions where question.kind != .goal {
      let line = answers.entries.first { $0.id == question.id }?.answer
      report.results.append(grade(line, for: question))
    }
    return report
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
