/// What a fenced block of a lesson is for; the raw value is what its info string begins with.
nonisolated enum FenceKind: String, Hashable, CaseIterable {
  case setup = "swift setup"
  case tryIt = "swift try"
  case after = "swift after"
  case during = "swift during"
  case solution = "swift solution"
  case predict, choose, order, count, goal
  case hint, why, wrong

  /// Fences with these words are shown as they stand and never run.
  static let plainWords = ["swift", "text", "console", "sh", ""]

  /// Whether an id follows the kind: a question's own, or that of the question it belongs to.
  var takesID: Bool {
    switch self {
    case .setup, .tryIt: false
    case .after, .during, .solution, .predict, .choose, .order, .count, .goal, .hint, .why,
      .wrong:
      true
    }
  }

  var isQuestion: Bool {
    switch self {
    case .predict, .choose, .order, .count, .goal: true
    case .setup, .tryIt, .after, .during, .solution, .hint, .why, .wrong: false
    }
  }

  var required: [AttributeName] {
    switch self {
    case .predict, .choose, .count: [.ask]
    case .order: [.ask, .of]
    case .wrong: [.by]
    case .setup, .tryIt, .after, .during, .solution, .goal, .hint, .why: []
    }
  }

  var optional: [AttributeName] {
    switch self {
    case .predict: [.after, .as, .vary, .pin, .evidence]
    case .choose: [.after, .as, .distractors, .vary, .pin, .evidence]
    case .order, .count: [.during, .vary, .pin, .evidence]
    case .goal: [.best, .evidence]
    case .why, .wrong: [.evidence]
    case .setup, .tryIt, .after, .during, .solution, .hint: []
    }
  }

  var attributes: [AttributeName] { required + optional }
}

/// The key of a `key=value` in an info string.
nonisolated enum AttributeName: String, Hashable, CaseIterable {
  case ask, after, `as`, best, by, distractors, during, evidence, of, pin, vary
}
