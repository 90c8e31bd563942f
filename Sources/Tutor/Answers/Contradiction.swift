import UIKitEngine

/// Where the record of what happened and a belief about it part.
public nonisolated enum Contradiction: Hashable, Sendable {
  /// The belief expects a call that the record does not have.
  case absent(Moment)
  /// The belief expects the call earlier than the record has it.
  case later(believed: Moment, happened: Moment)
  /// The record has a call that the belief does not expect.
  case present(Moment)
  /// The belief expects one call where the record has another, in a question about their order.
  case swapped(believed: Moment, happened: Moment)

  /// `nil` when both make the same telling calls at the same places.
  @MainActor init?(
    of belief: Rules.Misconception, for question: Question, truth: Outcome, believed: Outcome
  ) {
    let telling = Self.tellingCalls(of: belief, for: question)
    // A value may have gone another way long ago; calls are counted from the question on.
    let isValue = question.kind == .predict || question.kind == .choose
    let truth = (isValue ? truth.record : truth.meanwhile).filter { telling($0) }
    let believed = (isValue ? believed.record : believed.meanwhile).filter { telling($0) }
    let shared = zip(truth, believed).prefix { $0.isSameCall(as: $1) }.count
    let rest = truth.dropFirst(shared)

    if let expected = believed.dropFirst(shared).first {
      let call = expected.event.callback
      if question.kind == .order, let happened = rest.first, happened.event.callback != call {
        self = .swapped(believed: expected, happened: happened)
      } else if let happened = rest.first(where: { $0.event.callback == call }) {
        self = .later(believed: expected, happened: happened)
      } else {
        self = .absent(expected)
      }
    } else if let unexpected = rest.first {
      self = .present(unexpected)
    } else {
      return nil
    }
  }

  /// Which calls are worth pointing at: those that the question names, else those of the passes.
  private static func tellingCalls(
    of belief: Rules.Misconception, for question: Question
  ) -> (Moment) -> Bool {
    switch question.kind {
    case .count:
      let asked = CallbackName(question.ask.text)
      return { $0.event.callback == asked && asked != nil }
    case .order:
      let items = Set(question.items.compactMap { CallbackName($0) })
      return { $0.event.callback.map(items.contains) ?? false }
    case .predict, .choose, .goal:
      var methods: Set = ["layoutSubviews", "draw", "viewDidLoad"]
      if belief == .updateConstraintsTopDown { methods.insert("updateConstraints") }
      return { $0.event.callback.map { methods.contains($0.method) } ?? false }
    }
  }
}

nonisolated extension Moment {
  /// The same callback, from the same statement of the lesson.
  fileprivate func isSameCall(as other: Moment) -> Bool {
    event.callback == other.event.callback && input == other.input
      && event.line == other.event.line
  }
}
