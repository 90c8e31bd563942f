import Playground
import SwiftScript
import UIKitEngine

@testable import Tutor

/// An app of three statements and one value, with the misconceptions that go with them.
///
/// `activate()`, `mark()`, `layOut()`; `bounds`, `isMarked`, `isClean`, `isLaidOut`, `isGuess`; `crash()`. Anything else is refused.
final class ToyStage: Stage {
  private let rules: Rules
  private var isLaidOut = false
  private var isMarked = false
  /// What was accepted; `nil` for a time command.
  private var accepted: [String?] = []

  init(_ rules: Rules) {
    self.rules = rules
  }

  func evaluate(_ source: String, file: String) -> Evaluation {
    var evaluation = Evaluation()
    for (index, line) in source.split(separator: "\n").enumerated() {
      guard run(String(line), at: index + 1, &evaluation) else {
        let place = SourcePosition(line: index + 1, column: 1, offset: 0)
        return Evaluation(
          ending: .refused,
          diagnostics: [
            Diagnostic(
              .error, "cannot find '\(line)' in scope",
              at: SourceRange(file: file, start: place, end: place))
          ])
      }
      if evaluation.ending == .faulted { return evaluation }
    }
    accepted.append(source)
    return evaluation
  }

  func perform(_ command: Session.TimeCommand) -> Evaluation {
    var evaluation = Evaluation()
    if isMarked { layOut(at: nil, &evaluation) }
    accepted.append(nil)
    return evaluation
  }

  func peek(at expression: String, file: String) -> Evaluation {
    let start = position
    let evaluation = evaluate(expression, file: file)
    rewind(to: start)
    return evaluation
  }

  var position: Int { accepted.count }

  func rewind(to position: Int) {
    let kept = accepted.prefix(position)
    (isLaidOut, isMarked, accepted) = (false, false, [])
    for input in kept {
      if let input { _ = evaluate(input, file: "") } else { _ = perform(.turn) }
    }
  }

  func hasActed(since position: Int) -> Bool {
    accepted.dropFirst(position).contains { $0?.hasSuffix(")") ?? true }
  }

  func inputs(since position: Int) -> [String] { accepted.dropFirst(position).compactMap { $0 } }

  private func run(_ line: String, at number: Int, _ evaluation: inout Evaluation) -> Bool {
    let belief = rules.misconception
    switch line {
    case "activate()":
      isMarked = true
      if belief == .constraintsApplyImmediately { layOut(at: number, &evaluation) }
    case "mark()":
      isMarked = true
      if belief == .setNeedsLayoutIsImmediate { layOut(at: number, &evaluation) }
    case "layOut()":
      if isMarked || belief == .layoutIfNeededAlwaysLaysOut { layOut(at: number, &evaluation) }
    case "bounds":
      let text = isLaidOut ? "(0.0, 0.0, 200.0, 200.0)" : "(0.0, 0.0, 0.0, 0.0)"
      evaluation.value = EvaluatedValue(text: text, type: "CGRect")
    case "isGuess":
      let guess = rules.flipped.contains(.emptyViewsAreDrawn)
      evaluation.value = EvaluatedValue(text: String(guess), type: "Bool")
    case "isMarked": evaluation.value = EvaluatedValue(text: String(isMarked), type: "Bool")
    case "isLaidOut":
      evaluation.value = EvaluatedValue(text: String(isLaidOut), type: "Bool")
    case "isClean": evaluation.value = EvaluatedValue(text: String(!isMarked), type: "Bool")
    case "crash()":
      evaluation.ending = .faulted
      evaluation.fault = Fault(.trap, "Fatal error: on purpose")
    default: return false
    }
    return true
  }

  private func layOut(at line: Int?, _ evaluation: inout Evaluation) {
    isLaidOut = true
    isMarked = false
    let names = ["view", "card"]
    for name in rules.misconception == .updateConstraintsTopDown ? names.reversed() : names {
      let element = ElementName(id: 1, type: "UIView", number: 1, name: name)
      let event = TraceEvent(
        ordinal: 0, depth: 0, cause: nil, line: line, time: 0,
        kind: .callbackBegan(element, "layoutSubviews()"))
      evaluation.events = Trace(evaluation.events + [event])[...]
    }
  }
}

/// One question of each kind, for the toy.
let toyLesson = """
  # Toy

  ```swift setup
  activate()
  ```

  ```predict before ask="bounds" pin="(0, 0, 0, 0)" evidence=V-027
  How big is it?
  ```

  ```hint before
  Has anyone laid it out?
  ```

  ```hint before
  It is (0, 0, 0, 0).
  ```

  ```why before evidence=V-027
  Nothing has run.
  ```

  ```wrong before by=constraintsApplyImmediately evidence=V-027
  Constraints are only marks.
  ```

  ```choose marked ask="bounds" after="mark()" distractors=auto evidence=V-027
  And now?
  ```

  ## Later

  ```swift try
  layOut()
  ```

  ```count twice ask="card.layoutSubviews" evidence=V-074
  How often?
  ```

  ```swift during twice
  mark()
  mark()
  layOut()
  layOut()
  ```

  ```order chain ask="callbacks" of=[view.layoutSubviews, card.layoutSubviews] evidence=V-012
  In which order?
  ```

  ```swift during chain
  mark()
  :turn
  ```

  ```predict settled ask="isMarked" after="mark()\\n:turn" evidence=V-027
  Is it marked?
  ```
  """

func toy(_ body: String = toyLesson) throws -> Lesson {
  let parsed = parse(body)
  return try parsed.lesson ?? { throw Unparsed(said: parsed.diagnostics.map(golden)) }()
}

struct Unparsed: Error {
  var said: [String]
}

func toyOracle(_ body: String = toyLesson) throws -> Oracle {
  Oracle(try toy(body), makeStage: ToyStage.init)
}
