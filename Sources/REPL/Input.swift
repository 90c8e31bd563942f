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
    var pieces: [String] = []
    var code = ""
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let isCommand = line.drop(while: \.isWhitespace).hasPrefix(":")
      if isCommand, !isIncomplete(code) {
        pieces += [code, String(line)]
        code = ""
      } else {
        code += code.isEmpty ? line : "\n" + line
      }
    }
    return (pieces + [code]).filter { Input($0) != .nothing }
  }
}
