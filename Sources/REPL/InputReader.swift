import Foundation
import Playground
import Terminal

/// Puts lines together until the parser sees a whole input.
final class InputReader {
  enum Reading: Hashable {
    case input(String)
    case interrupted(wasEmpty: Bool)
    case end
    case unreadable(UnreadableInput)
  }

  private let reader: any LineReader
  /// What a paste still holds after its first piece.
  private var pending: [String] = []
  /// The lines above the one that is being typed.
  private(set) var earlierLines = ""

  /// Told of each line of an input as it is accepted, with its prompt and the lines above it.
  var onLine: ((_ line: String, _ prompt: String, _ before: String) -> Void)?

  init(_ reader: any LineReader) {
    self.reader = reader
  }

  /// Drops the rest of a paste, after an error in it.
  func forgetPaste() {
    pending = []
  }

  /// One line, whatever it holds; answers are not remembered.
  func readAnswer(prompt: String) -> Reading {
    pending = []
    return switch reader.readLine(prompt: prompt) {
    case .line(let line): .input(line)
    case .interrupted(let wasEmpty): .interrupted(wasEmpty: wasEmpty)
    case .end: .end
    case .unreadable(let problem): .unreadable(problem)
    }
  }

  func read(prompt: String) -> Reading {
    if !pending.isEmpty { return .input(pending.removeFirst()) }
    var text = ""
    var isBlock = false
    defer { earlierLines = "" }
    while true {
      earlierLines = text
      let isFirst = text.isEmpty && !isBlock
      let prompt = isFirst ? prompt : Prompt.continuation
      switch reader.readLine(prompt: prompt) {
      case .line(let line):
        onLine?(line, prompt, text)
        let word = line.trimmingCharacters(in: .whitespaces)
        if isFirst, word == ":{" {
          isBlock = true
          continue
        }
        if isBlock, word == ":}" { return whole(text) }
        text += text.isEmpty ? line : "\n" + line
        if isBlock || isOpen(text) { continue }
        return whole(text)
      case .interrupted(let wasEmpty):
        return .interrupted(wasEmpty: wasEmpty && isFirst)
      case .end:
        return text.isEmpty ? .end : whole(text)
      case .unreadable(let problem):
        return .unreadable(problem)
      }
    }
  }

  /// Puts an input that was not typed where the arrow keys find it.
  func remember(_ text: String) { reader.remember(text) }

  /// Whether more lines belong to `text`.
  private func isOpen(_ text: String) -> Bool {
    guard let last = Input.pieces(of: text, isIncomplete: Session.isIncomplete).last else {
      return false
    }
    return !last.hasPrefix(":") && Session.isIncomplete(last)
  }

  private func whole(_ text: String) -> Reading {
    reader.remember(text)
    pending = Input.pieces(of: text, isIncomplete: Session.isIncomplete)
    return .input(pending.isEmpty ? "" : pending.removeFirst())
  }
}
