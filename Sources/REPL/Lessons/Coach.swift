import Foundation
import Playground
import Render
import Tutor
import UIKitEngine
import Words

/// A lesson at the prompt: what the tutor says, between what the learner types.
final class Coach {
  let run: LessonRun
  private var language: Language
  private let width: () -> Int

  /// - Parameter width: columns of the terminal, asked anew for each text.
  init(_ lesson: Lesson, session: Session, language: Language, width: @escaping () -> Int) {
    run = LessonRun(lesson, stage: session)
    self.language = language
    self.width = width
  }

  /// The next line is an answer, not Swift.
  var isAsking: Bool { run.openQuestion != nil && !run.isPlaying }
  var isPlaying: Bool { run.isPlaying }
  var isFinished: Bool { run.isFinished }

  var onProgress: ((ProgressEvent) -> Void)? {
    get { run.onProgress }
    set { run.onProgress = newValue }
  }

  /// - Parameter place: where an earlier sitting ended.
  func start(from place: ProgressSummary.Place?) -> Styled { text(run.start(from: place)) }

  /// Enter alone, or the answer to the open question.
  func take(_ line: String) -> Styled {
    let word = line.trimmingCharacters(in: .whitespaces).lowercased()
    if isAsking, let command = Self.usages[word] {
      let words = Phrase.commandInstead(command).text(language)
      return LessonProse(width: width()).text(.sentence(words), .warning) + "\n\n"
    }
    return text(run.take(line))
  }

  /// What a learner may type for a command at a question, where it can be no answer.
  private static let usages: [String: String] = {
    let names = ["hint", "skip", "solution", "play", "quit", "help", "lessons", "turn", "step"]
    let usages = names.map { ($0, ":\($0)") }
    return Dictionary(uniqueKeysWithValues: usages + [("exit", ":quit"), ("?", ":help")])
  }()

  /// What there is to say about a goal after the learner did something.
  func notice() -> Styled { text(run.notice()) }

  func hint() -> Styled? {
    run.openQuestion == nil && run.openGoal == nil ? nil : text(run.hint())
  }

  func skip() -> Styled { text(run.skip()) }

  /// Goes on in another language, with what is open told again.
  func speak(_ language: Language, as translation: Lesson) -> Styled {
    self.language = language
    run.translate(to: translation)
    return text(run.retell())
  }

  func solution() -> Styled? {
    run.openQuestion == nil && run.openGoal == nil ? nil : text(run.solution())
  }

  func play() -> Styled { text(run.play()) }

  func resume() -> Styled? { run.isPlaying ? text(run.resume()) : nil }

  /// Said when the prompt ends and the lesson does not; nothing if it would begin anew anyway.
  func farewell(_ summary: ProgressSummary) -> Styled {
    guard !isFinished, summary.places[run.lesson.id] != nil else { return "" }
    return "\n" + LessonProse(width: width()).text(LessonStep.leave.told(language)[0], .quiet)
      + "\n"
  }

  // MARK: Words

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
    if case .ran(let evaluation) = step { return ranText(evaluation) }
    let prose = LessonProse(width: width())
    return step.told(language).map { prose.text($0, step.role) }.joined("\n")
  }

  /// What the lesson's code did: as at the prompt, with the trace where time moved.
  private func ranText(_ evaluation: Evaluation) -> Styled {
    var text = diagnosticText(evaluation.diagnostics, in: nil)
    let events = Array(evaluation.events)
    if evaluation.movedTime {
      text += traceText(events, among: events, filter: .whatHappened)
    } else {
      text += Styled(evaluation.output)
      if let value = evaluation.value { text += valueText(value) }
      text += markText(events)
    }
    if let fault = evaluation.fault { text += faultText(fault) }
    return text
  }
}

extension LessonStep {
  /// How sentences of ours stand out.
  fileprivate var role: Styled.Role {
    switch self {
    case .title, .reviewing: .emphasis
    case .pause, .putBack, .playing, .playedOut, .reviewed: .quiet
    case .broken, .misread: .warning
    default: .plain
    }
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
