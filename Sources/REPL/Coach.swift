import Playground
import Render
import Tutor
import UIKitEngine
import Words

/// A lesson at the prompt: what the tutor says, between what the learner types.
final class Coach {
  private let run: LessonRun
  private let language: Language

  init(_ lesson: Lesson, session: Session, language: Language) {
    run = LessonRun(lesson, stage: session)
    self.language = language
  }

  /// The next line is an answer, not Swift.
  var isAsking: Bool { run.openQuestion != nil }
  var isFinished: Bool { run.isFinished }

  var onProgress: ((ProgressEvent) -> Void)? {
    get { run.onProgress }
    set { run.onProgress = newValue }
  }

  func start() -> Styled { text(run.start()) }

  /// Enter alone, or the answer to the open question.
  func take(_ line: String) -> Styled { text(run.take(line)) }

  func hint() -> Styled? {
    isAsking ? text(run.hint()) : nil
  }

  func skip() -> Styled { text(run.skip()) }

  private func text(_ steps: [LessonStep]) -> Styled {
    var text = Styled()
    for step in steps {
      let part = self.text(step)
      guard !part.isEmpty else { continue }
      text += part
      text += part.text.hasSuffix("\n") ? "\n" : "\n\n"
    }
    return text
  }

  private func text(_ step: LessonStep) -> Styled {
    let words = step.text(language)
    switch step {
    case .title: return Styled(words, .emphasis)
    case .ran(let evaluation): return ranText(evaluation)
    case .setup, .offer: return Styled(words, .event)
    case .question: return Styled(words, .note)
    case .pause: return Styled(words, .quiet)
    case .broken, .misread: return Styled(words, .warning)
    case .prose, .hint, .noMoreHints, .verdict, .why, .goal, .finished: return proseText(words)
    }
  }

  /// What the lesson's code did: as at the prompt, with the trace where time moved.
  private func ranText(_ evaluation: Evaluation) -> Styled {
    var text = diagnosticText(evaluation.diagnostics, in: nil)
    if evaluation.movedTime {
      text += traceText(
        evaluation.events, among: evaluation.events, filter: .whatHappened, showsLines: false)
    } else {
      text += Styled(evaluation.output)
      if let value = evaluation.value { text += valueText(value.text, type: value.type) }
      text += markText(evaluation.events)
    }
    if let fault = evaluation.fault { text += faultText(fault) }
    return text
  }
}

extension Evaluation {
  /// Whether a phase of the main loop ran, rather than a statement.
  fileprivate var movedTime: Bool {
    guard let outermost = events.map(\.depth).min() else { return false }
    return events.contains { event in
      if case .phaseBegan = event.kind { event.depth == outermost } else { false }
    }
  }
}
