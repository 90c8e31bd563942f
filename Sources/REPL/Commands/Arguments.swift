import Foundation
import SwiftScript
import Words

/// What follows a command's name, with its options taken out.
struct Arguments {
  /// By the option's name; the value of a switch is empty.
  private(set) var options: [String: String] = [:]
  /// The rest, as it was typed.
  private(set) var rest = ""

  /// What is wrong with what was typed.
  struct Mistake: Error {
    var message: Phrase
  }

  /// - Parameter options: those that the command takes; they may stand anywhere outside of quotes.
  init(_ argument: String, _ options: [Command.Option], of command: String) throws(Mistake) {
    var kept: [String] = []
    var words = Self.words(argument)[...]
    while let word = words.popFirst() {
      guard word.hasPrefix("--"), word.count > 2 else {
        kept.append(word)
        continue
      }
      guard let option = options.first(where: { $0.name == word }) else {
        throw Self.unknown(word, options, command)
      }
      if let value = option.value {
        guard let next = words.popFirst(), !next.hasPrefix("--") else {
          throw Mistake(message: .optionNeeds(":\(command)", word, value))
        }
        self.options[word] = Self.unquoted(next)
      } else {
        self.options[word] = ""
      }
    }
    rest = kept.joined(separator: " ")
  }

  func has(_ option: String) -> Bool { options[option] != nil }

  private static func unknown(
    _ word: String, _ options: [Command.Option], _ command: String
  ) -> Mistake {
    let names = options.map(\.name)
    let command = ":\(command)"
    guard !names.isEmpty else { return Mistake(message: .noOptions(command, word)) }
    if let near = Spelling.nearest(to: word, among: names) {
      return Mistake(message: .noOption(command, word, near: near))
    }
    return Mistake(message: .noOption(command, word, among: names.joined(separator: ", ")))
  }

  /// Cut at white space; what stands in double quotes stays together.
  private static func words(_ text: String) -> [String] {
    var words: [String] = []
    var word = ""
    var isQuoted = false
    for character in text {
      if character == "\"" { isQuoted.toggle() }
      if character.isWhitespace, !isQuoted {
        if !word.isEmpty { words.append(word) }
        word = ""
      } else {
        word.append(character)
      }
    }
    return word.isEmpty ? words : words + [word]
  }

  private static func unquoted(_ word: String) -> String {
    word.count > 1 && word.hasPrefix("\"") && word.hasSuffix("\"")
      ? String(word.dropFirst().dropLast()) : word
  }
}
