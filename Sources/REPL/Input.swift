import Foundation

/// A line, or several, told apart: a tool command or Swift.
nonisolated enum Input: Hashable {
  case nothing
  /// `:name argument`.
  case command(name: String, argument: String)
  case swift(String)

  init(_ text: String) {
    let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
    if trimmed.isEmpty {
      self = .nothing
    } else if trimmed.hasPrefix(":") {
      let words = trimmed.dropFirst().split(
        maxSplits: 1, omittingEmptySubsequences: true, whereSeparator: \.isWhitespace)
      self = .command(
        name: words.first.map(String.init) ?? "",
        argument: words.dropFirst().first.map {
          $0.trimmingCharacters(in: .whitespaces)
        } ?? "")
    } else {
      self = .swift(text)
    }
  }

  /// Cuts a paste at its tool commands; Swift between them stays together, as one file.
  static func pieces(of text: String, isIncomplete: (String) -> Bool) -> [String] {
    placed(text, isIncomplete: isIncomplete).map(\.text)
  }

  /// The pieces, each with the number of its first line.
  static func placed(
    _ text: String, isIncomplete: (String) -> Bool
  ) -> [(text: String, line: Int)] {
    var pieces: [(text: String, line: Int)] = []
    var code: (text: String, line: Int)?
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      let isCommand = line.drop(while: \.isWhitespace).hasPrefix(":")
      if isCommand, !isIncomplete(code?.text ?? "") {
        pieces += [code, (String(line), index + 1)].compactMap { $0 }
        code = nil
      } else if let before = code {
        code = (before.text + "\n" + line, before.line)
      } else if Input(String(line)) != .nothing {
        code = (String(line), index + 1)
      }
    }
    return (pieces + [code].compactMap { $0 }).filter { Input($0.text) != .nothing }
  }
}
