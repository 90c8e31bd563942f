import Foundation
import Playground

/// An answer as a value: the engine's, a misconception's or a learner's.
public nonisolated enum Answer: Hashable, Sendable {
  /// A rect, size, point or number, in the order of its form's labels.
  case numbers([Double], AnswerForm)
  case bool(Bool)
  case text(String)
  /// Callbacks as the question spells them.
  case order([String])
  case count(Int)

  /// Numbers nearer than this are the same: a learner may round a third of a point.
  public static let tolerance = 0.05

  /// What `value` says, read in `form` or in the form of its own type.
  init(_ value: EvaluatedValue, form: AnswerForm?) {
    let form = form ?? AnswerForm(type: value.type)
    var text = value.text
    while text.hasPrefix("Optional("), text.hasSuffix(")") {
      text = String(text.dropFirst("Optional(".count).dropLast())
    }
    guard form != .text else {
      self = .text(text)
      return
    }
    switch AnswerReader.read(text, as: form) {
    case .success(let answer): self = answer
    case .failure: self = .text(text)
    }
  }

  /// Whether both say the same.
  public func agrees(with other: Answer) -> Bool {
    switch (self, other) {
    case (.numbers(let mine, _), .numbers(let theirs, _)):
      mine.count == theirs.count
        && zip(mine, theirs).allSatisfy { $0 == $1 || abs($0 - $1) <= Self.tolerance }
    case (.text(let mine), .text(let theirs)):
      Self.plain(mine) == Self.plain(theirs)
    case (.bool, _), (.order, _), (.count, _), (.numbers, _), (.text, _):
      self == other
    }
  }

  /// Text without what a learner cannot be asked to match: case, quotes, runs of white space.
  private static func plain(_ text: String) -> String {
    text.lowercased().filter { !"\"`".contains($0) }.split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
  }
}

extension Answer: nonisolated CustomStringConvertible {
  public nonisolated var description: String {
    switch self {
    case .numbers(let numbers, let form):
      let list = numbers.map(Self.text).joined(separator: ", ")
      return form == .number ? list : "(\(list))"
    case .bool(let bool): return String(bool)
    case .text(let text): return text
    case .order(let items): return items.joined(separator: " → ")
    case .count(let count): return String(count)
    }
  }

  nonisolated private static func text(_ number: Double) -> String {
    if number.isFinite, number == number.rounded(), abs(number) < 1e15 {
      return String(Int(number))
    }
    guard number.isFinite else { return String(number) }
    return String((number * 1000).rounded() / 1000)
  }
}
