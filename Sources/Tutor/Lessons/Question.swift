import SwiftScript
import UIKitEngine

/// A question of a lesson: a state, and what to ask the engine about it; never the answer.
public nonisolated struct Question: Hashable, Sendable, Identifiable {
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Type the value.
    case predict
    /// Pick the value from those of the engine and of its misconceptions.
    case choose
    /// Put callbacks in order.
    case order
    /// How many times?
    case count
    /// Reach a state by typing Swift.
    case goal
  }

  public var id: String
  public var kind: Kind
  /// Markdown.
  public var prompt: String
  /// A Swift expression, a callback (`card.layoutSubviews`), or the word `callbacks`.
  public var ask: LessonCode
  /// Runs on a fork to find the answer, and in the learner's app when the answer is revealed.
  public var code: LessonCode?
  /// The callbacks to put in order.
  public var items: [String]
  /// What must hold for a goal to be reached.
  public var conditions: [Condition] = []
  /// One way to a goal.
  public var solution: LessonCode?
  /// How few statements a goal takes.
  public var best: Int?
  /// The numbers that change from one asking to the next; such a question is a "what if".
  public var variations: [Variation] = []
  /// What `as=` says; otherwise the value's own type decides.
  public var form: AnswerForm?
  /// The value blessed last: compared by `check`, never used to grade.
  public var pin: LessonCode?
  public var evidence: [Citation]
  public var hints: [String]
  /// Said once the answer is out, right or wrong.
  public var why: Remark?
  /// What to say to a learner who answers as the misconception would.
  public var remarks: [Rules.Misconception: Remark]
  /// The whole block.
  public var range: SourceRange

  /// A goal or a "what if": the lesson goes on as if it had not been.
  public var leavesNoTrace: Bool { kind == .goal || !variations.isEmpty }
}

/// Something to say about an answer, and what it rests on.
public nonisolated struct Remark: Hashable, Sendable {
  public var text: String
  public var evidence: [Citation]
  public var range: SourceRange
}

/// An evidence id, such as `V-027`, where a lesson names it.
public nonisolated struct Citation: Hashable, Sendable {
  public var id: String
  public var range: SourceRange
}

/// How an answer is read and compared.
public nonisolated enum AnswerForm: String, Hashable, Sendable, CaseIterable {
  case rect, size, point, number, bool, text

  /// The form of values of the Swift type `type`.
  init(type: String) {
    switch type.trimmingSuffix(while: { $0 == "?" || $0 == "!" }) {
    case "CGRect": self = .rect
    case "CGSize": self = .size
    case "CGPoint": self = .point
    case "CGFloat", "Double", "Float", "Int", "UInt", "TimeInterval": self = .number
    case "Bool": self = .bool
    default: self = .text
    }
  }

  /// The names of the numbers it is made of, in order.
  var labels: [String] {
    switch self {
    case .rect: ["x", "y", "width", "height"]
    case .size: ["width", "height"]
    case .point: ["x", "y"]
    case .number: [""]
    case .bool, .text: []
    }
  }
}

extension String {
  nonisolated fileprivate func trimmingSuffix(while isPart: (Character) -> Bool) -> String {
    var text = self
    while let last = text.last, isPart(last) { text.removeLast() }
    return text
  }
}
