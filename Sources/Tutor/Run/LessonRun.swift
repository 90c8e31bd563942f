import Foundation
import Playground
import UIKitEngine
import Words

/// One learner's way through one lesson: lines go in, steps come out.
///
/// A line is an answer while a question is open, and Enter alone goes on otherwise. Any other line
/// is the caller's: it is Swift for the learner's app.
public final class LessonRun {
  public let lesson: Lesson
  /// Where the lesson's code runs, and the learner's between questions.
  public let stage: any Stage
  public private(set) var openQuestion: OpenQuestion?
  public private(set) var verdicts: [Verdict] = []
  public private(set) var isFinished = false
  /// Told of everything that belongs into the learner's progress.
  public var onProgress: ((ProgressEvent) -> Void)?
  /// The time written into progress; the only use of a real clock.
  public var now: () -> Date = { Date() }

  private let grader: Grader
  private var next = 0
  private var offered: LessonCode?
  private var hintsShown = 0

  public init(_ lesson: Lesson, stage: any Stage, oracle: Oracle? = nil) {
    self.lesson = lesson
    self.stage = stage
    grader = Grader(oracle ?? Oracle(lesson))
  }

  /// Begins the lesson.
  public func start() -> [LessonStep] {
    note(.began)
    return [.title(lesson)] + goOn()
  }

  /// Enter, or the answer to the open question.
  public func take(_ line: String) -> [LessonStep] {
    guard let open = openQuestion else { return goOn() }
    guard line.contains(where: { !$0.isWhitespace }) else { return [] }
    switch grader.read(line, for: open.question) {
    case .failure(let misreading): return [.misread(misreading)]
    case .success(let answer): return close(open.question, with: answer)
    }
  }

  /// The next hint of the open question.
  public func hint() -> [LessonStep] {
    guard let question = openQuestion?.question else { return [] }
    guard hintsShown < question.hints.count else { return [.noMoreHints] }
    hintsShown += 1
    note(.hinted, question)
    return [
      .hint(question.hints[hintsShown - 1], number: hintsShown, count: question.hints.count)
    ]
  }

  /// Gives the open question up and shows its answer; without one, leaves code unrun.
  public func skip() -> [LessonStep] {
    if let question = openQuestion?.question { return close(question, with: nil) }
    if offered != nil {
      offered = nil
      return advance()
    }
    return goOn()
  }

  // MARK: Going on

  private func goOn() -> [LessonStep] {
    guard !isFinished else { return [] }
    guard let code = offered else { return advance() }
    offered = nil
    return advance(behind: stage.run(code).map { .ran($0) })
  }

  /// Shows parts until one waits for the learner.
  private func advance(behind shown: [LessonStep] = []) -> [LessonStep] {
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
        if openQuestion != nil { return steps }
      }
    }
    return steps + finish()
  }

  private func setUp(_ code: LessonCode) -> [LessonStep] {
    let evaluations = stage.run(code)
    let failure = evaluations.compactMap(\.failure).first
    return [.setup(code)] + (failure.map { [.broken($0.phrase)] } ?? [])
  }

  private func put(_ question: Question) -> LessonStep {
    guard question.kind != .goal else { return .goal(question) }
    let oracle = grader.oracle
    if case .failure(let failure) = oracle.outcome(of: question).answer {
      return .broken(.aboutQuestion(question.id, failure.phrase))
    }
    var open = OpenQuestion(question: question)
    switch question.kind {
    case .predict: open.form = grader.form(of: question)
    case .choose: open.choices = oracle.choices(for: question)
    case .order: open.items = oracle.items(of: question)
    case .count, .goal: break
    }
    openQuestion = open
    hintsShown = 0
    return .question(open)
  }

  private func finish() -> [LessonStep] {
    isFinished = true
    note(.finished)
    let right = verdicts.count { $0.judgement == .right }
    return [.finished(right: right, total: verdicts.count)]
  }

  // MARK: Answers

  private func close(_ question: Question, with answer: Answer?) -> [LessonStep] {
    guard let verdict = grader.grade(answer, for: question) else { return [] }
    openQuestion = nil
    verdicts.append(verdict)
    note(answer == nil ? .skipped : .answered, question, verdict)

    // The learner's own app does now what the question was about.
    let ran = question.code.map(stage.run) ?? []
    var steps: [LessonStep] = [.verdict(verdict)]
    steps += ran.map { .ran($0) }
    if let why = question.why { steps.append(.why(why)) }
    guard next < lesson.parts.count else { return steps + finish() }
    return steps + [.pause]
  }

  private func note(
    _ kind: ProgressEvent.Kind, _ question: Question? = nil, _ verdict: Verdict? = nil
  ) {
    var event = ProgressEvent(kind, lesson: lesson.id, question: question?.id, time: now())
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
    }
  }
}
