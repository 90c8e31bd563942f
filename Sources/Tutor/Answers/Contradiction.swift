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
    guard question.kind == .predict || question.kind == .choose else {
      // Calls are counted from the question on.
      self.init(
        question, truth.meanwhile.filter { telling($0) },
        believed.meanwhile.filter { telling($0) })
      return
    }
    // A value may have gone another way long ago: best at what was asked about, else lately.
    let words = Set(question.ask.text.split { !$0.isLetter && !$0.isNumber && $0 != "_" })
    let latest = truth.record.last?.input
    let scopes: [(Moment) -> Bool] = [
      { $0.event.callback.map { words.contains(Substring($0.owner)) } ?? false },
      { $0.input >= latest ?? 0 },
      { _ in true },
    ]
    for isInScope in scopes {
      let inScope = { (moment: Moment) in telling(moment) && isInScope(moment) }
      let found = Self(
        question, truth.record.filter { inScope($0) }, believed.record.filter { inScope($0) })
      guard let found else { continue }
      self = found
      return
    }
    return nil
  }

  private init?(_ question: Question, _ truth: [Moment], _ believed: [Moment]) {
    let shared = zip(truth, believed).prefix { $0.isSameCall(as: $1) }.count
    let rest = truth.dropFirst(shared)
    guard let expected = believed.dropFirst(shared).first else {
      guard let unexpected = rest.first else { return nil }
      self = .present(unexpected)
      return
    }
    let call = expected.event.callback
    guard let happened = rest.first(where: { $0.event.callback == call }) else {
      self = .absent(expected)
      return
    }
    let isElsewhere = happened.statement != expected.statement
    if let other = rest.first, other.event.callback != call, !isElsewhere || question.kind == .order
    {
      self = .swapped(believed: expected, happened: other)
    } else {
      self = .later(believed: expected, happened: happened)
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
      var methods: Set = [
        "layoutSubviews", "draw", "viewDidLoad", "viewWillAppear", "viewDidLayoutSubviews",
      ]
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
