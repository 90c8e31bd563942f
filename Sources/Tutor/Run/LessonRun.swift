import Foundation
import Playground
import UIKitEngine
import Words

/// One learner's way through one lesson: lines go in, steps come out.
///
/// A line is an answer while a question is open, and Enter alone goes on otherwise. Any other line
/// is the caller's: it is Swift for the learner's app, which the lesson takes back before it goes on.
public final class LessonRun {
  public internal(set) var lesson: Lesson
  /// Where the lesson's code runs, and the learner's between questions.
  public let stage: any Stage
  public internal(set) var openQuestion: OpenQuestion?
  /// The goal that the learner is on the way to.
  public internal(set) var openGoal: Question?
  /// The learner plays with the app; the lesson waits.
  public internal(set) var isPlaying = false
  public internal(set) var verdicts: [Verdict] = []
  public internal(set) var isFinished = false
  /// Where in the stage's inputs the lesson's own code ends.
  public internal(set) var mark = 0
  /// The lesson is one question that comes back: the log takes its answer and nothing else.
  public var isReview = false
  /// How many more questions are to come back after this one.
  public var reviewsLeft = 0
  /// Told of everything that belongs into the learner's progress.
  public var onProgress: ((ProgressEvent) -> Void)?
  /// The time written into progress; the only use of a real clock.
  public var now: () -> Date = { Date() }

  let grader: Grader
  var next = 0
  var offered: LessonCode?
  var hintsShown = 0
  var playStart = 0
  /// Where the stage was when the goal's conditions were last looked at.
  var seen = 0
  var unmet: [Condition] = []
  /// Questions and goals of this attempt, those of earlier sittings among them.
  var score = (right: 0, total: 0)

  public init(_ lesson: Lesson, stage: any Stage, oracle: Oracle? = nil) {
    self.lesson = lesson
    self.stage = stage
    grader = Grader(oracle ?? Oracle(lesson))
  }

  /// Begins the lesson, or goes on behind the question where an earlier sitting ended.
  public func start(from point: ProgressSummary.Place? = nil) -> [LessonStep] {
    if let point, let steps = goOn(from: point) { return steps }
    note(.began)
    return [isReview ? .reviewing(lesson) : .title(lesson)] + advance()
  }

  /// Enter, or the answer to the open question.
  public func take(_ line: String) -> [LessonStep] {
    guard !isPlaying else { return [] }
    guard let open = openQuestion else { return goOn() }
    guard line.contains(where: { !$0.isWhitespace }) else { return [] }
    switch grader.read(line, for: open.question) {
    case .failure(let misreading): return [.misread(misreading)]
    case .success(let answer): return close(open.question, with: answer)
    }
  }

  /// The next hint of the open question or goal.
  public func hint() -> [LessonStep] {
    guard let question = openQuestion?.question ?? openGoal else { return [] }
    guard hintsShown < question.hints.count else { return [.noMoreHints] }
    hintsShown += 1
    note(.hinted, question)
    return [
      .hint(question.hints[hintsShown - 1], number: hintsShown, count: question.hints.count)
    ]
  }

  /// Gives the open question or goal up; without one, leaves code unrun.
  public func skip() -> [LessonStep] {
    let back = resume()
    if let question = openQuestion?.question { return back + close(question, with: nil) }
    if let goal = openGoal { return back + give(up: goal) }
    if offered != nil {
      offered = nil
      return back + advance()
    }
    return back + goOn()
  }

  // MARK: Going on

  private func goOn() -> [LessonStep] {
    guard !isFinished else { return [] }
    if let goal = openGoal { return [.goal(goal, look(at: goal))] }
    let back = putBack()
    guard let code = offered else { return back + advance() }
    offered = nil
    return back + advance(behind: run(code).map { .ran($0) })
  }

  /// Shows parts until one waits for the learner.
  func advance(behind shown: [LessonStep] = []) -> [LessonStep] {
    var steps = shown
    while next < lesson.parts.count {
      let part = lesson.parts[next]
      if case .prose(let prose) = part, prose.opensSection, !steps.isEmpty {
        return steps + [.pause]
      }
      next += 1
      switch part {
      case .prose(let prose): steps.append(.prose(prose))
      case .setup(let code): steps += setUp(code)
      case .tryIt(let code):
        offered = code
        return steps + [.offer(code)]
      case .question(let question):
        steps.append(put(question))
        if openQuestion != nil || openGoal != nil { return steps }
      }
    }
    return steps + finish()
  }

  private func setUp(_ code: LessonCode) -> [LessonStep] {
    let failure = run(code).compactMap(\.failure).first
    return [.setup(code)] + (failure.map { [.broken($0.phrase)] } ?? [])
  }

  private func put(_ question: Question) -> LessonStep {
    hintsShown = 0
    if question.kind == .goal { return open(goal: question) }
    let oracle = grader.oracle
    if case .failure(let failure) = oracle.outcome(of: question).answer {
      return .broken(.aboutQuestion(question.id, failure.phrase))
    }
    openQuestion = grader.open(question)
    return openQuestion.map { .question($0) } ?? .pause
  }

  func finish() -> [LessonStep] {
    isFinished = true
    guard !isReview else { return [.reviewed(left: reviewsLeft)] }
    note(.finished)
    return [.finished(right: score.right, total: score.total)]
  }

  // MARK: Answers

  private func close(_ question: Question, with answer: Answer?) -> [LessonStep] {
    guard let verdict = grader.grade(answer, for: question) else { return [] }
    openQuestion = nil
    verdicts.append(verdict)
    score.total += 1
    if verdict.judgement == .right { score.right += 1 }
    note(answer == nil ? .skipped : .answered, question, verdict)

    // The learner's own app does now what the question was about.
    let start = mark
    let back = putBack()
    let ran = question.code.map(run) ?? []
    if question.leavesNoTrace { mark = start }
    let steps: [LessonStep] = back + [.verdict(verdict)] + ran.map { .ran($0) }
    return end(of: question, behind: steps)
  }

  /// Why it is so, and a pause before the lesson goes on.
  func end(of question: Question, behind shown: [LessonStep]) -> [LessonStep] {
    let steps = shown + (question.why.map { [.why($0)] } ?? [])
    return next < lesson.parts.count ? steps + [.pause] : steps + finish()
  }

  func note(
    _ kind: ProgressEvent.Kind, _ question: Question? = nil, _ verdict: Verdict? = nil
  ) {
    guard !isReview || kind == .answered || kind == .skipped else { return }
    var event = ProgressEvent(
      isReview ? .reviewed : kind, lesson: lesson.id, question: question?.id, time: now())
    if let verdict, verdict.judgement != .skipped {
      event.answer = verdict.given?.description
      event.isRight = verdict.judgement == .right
      event.belief = verdict.beliefs.first?.rawValue
    }
    onProgress?(event)
  }
}

extension Outcome.Failure {
  /// One sentence for the author.
  var phrase: Phrase {
    switch self {
    case .refused(let diagnostics):
      diagnostics.first.map { .verbatim($0.message) } ?? .codeDoesNotCompile
    case .faulted(let fault): .appEndsHere(fault.message)
    case .noValue: .expressionHasNoValue
    case .neverCalled(let callbacks): .neverCalled(callbacks.joined(separator: ", "))
    case .notACondition: .notACondition
    }
  }
}
