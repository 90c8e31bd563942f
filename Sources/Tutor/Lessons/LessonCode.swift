import SwiftScript

/// Swift in a lesson, and where it stands; a line such as `:turn` moves time.
public nonisolated struct LessonCode: Hashable, Sendable {
  public var text: String
  /// From the first character of `text` on.
  public var range: SourceRange

  /// What can be done with a piece of it.
  public enum Step: Hashable, Sendable {
    /// `line` counts from 0, within the code.
    case swift(String, line: Int)
    case time(LessonTime)

    /// The text of `line`, which counts from 1 within the step; a time command is one statement.
    func statement(at line: Int?) -> String? {
      guard case .swift(let source, _) = self else {
        if case .time(let time) = self { return time.spelling }
        return nil
      }
      guard let line else { return nil }
      let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
      guard lines.indices.contains(line - 1) else { return nil }
      return String(lines[line - 1].drop(while: \.isWhitespace))
    }
  }

  /// Swift between time commands runs as one input.
  public var steps: [Step] {
    var steps: [Step] = []
    var pending: [String] = []
    var firstLine = 0
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)

    func finish(before next: Int) {
      let source = pending.joined(separator: "\n")
      if source.contains(where: { !$0.isWhitespace }) {
        steps.append(.swift(source, line: firstLine))
      }
      pending = []
      firstLine = next
    }
    for (number, line) in lines.enumerated() {
      if let command = LessonTime(line: line) {
        finish(before: number + 1)
        steps.append(.time(command))
      } else {
        pending.append(String(line))
      }
    }
    finish(before: lines.count)
    return steps
  }
}

/// The time commands that a lesson's code may hold.
public nonisolated enum LessonTime: Hashable, Sendable {
  /// `:turn`: until the loop is about to sleep.
  case turn
  /// `:run`: until nothing is pending.
  case run
  /// `:advance 0.5`: every turn that is due in so many virtual seconds.
  case advance(seconds: Double)

  /// As a lesson writes it.
  var spelling: String {
    switch self {
    case .turn: ":turn"
    case .run: ":run"
    case .advance(let seconds): ":advance \(seconds)"
    }
  }

  static let spellings = [":turn", ":run", ":advance"]

  init?(line: Substring) {
    let words = line.split { $0 == " " || $0 == "\t" }
    switch (words.first, words.count) {
    case (":turn", 1): self = .turn
    case (":run", 1): self = .run
    case (":advance", 2):
      guard let seconds = Double(words[1]), seconds >= 0, seconds.isFinite else { return nil }
      self = .advance(seconds: seconds)
    default: return nil
    }
  }
}
