import Foundation
import Render
import SwiftScript
import UIKitEngine
import Words

/// What `:help` says, all of it read from the table of commands.
extension Command {
  /// Every command with one sentence, by group.
  static func overview(width: Int) -> Styled {
    var text = Styled("\(Phrase.helpBegins)\n").wrapped(to: width)
    for group in Group.allCases {
      let commands = list(group, width: width)
      if !commands.isEmpty { text += "\n\(group.rawValue, .quiet)\n" + commands }
    }
    let topics = HelpTopic.all.map { ":help \($0.name)" }.joined(separator: ", ")
    return text + "\n" + Styled("\(Phrase.helpEnds(topics: topics))\n").wrapped(to: width)
  }

  /// The commands of a group; all groups have one width of names.
  static func list(_ group: Group, width: Int) -> Styled {
    let termWidth = all.map(\.usage.displayWidth).max() ?? 0
    return definitionText(
      all.filter { $0.group == group }.map {
        (Styled($0.usage, .emphasis), Styled("\($0.summary)"))
      },
      termWidth: termWidth, width: width)
  }

  /// Everything there is to know of the receiver.
  func help(width: Int) -> Styled {
    var text: Styled = "\(usage, .emphasis)\n" + Styled("\(summary)\n").wrapped(to: width)
    if !forms.isEmpty {
      text += "\n"
      text += definitionText(
        forms.map { (Styled($0.usage, .emphasis), Styled("\($0.summary)")) }, width: width)
    }
    if !options.isEmpty {
      text += "\n"
      text += definitionText(
        options.map { option in
          let value = option.value.map { " " + $0 } ?? ""
          return (Styled(option.name + value, .emphasis), Styled("\(option.summary)"))
        }, width: width)
    }
    if let details { text += "\n" + Styled("\(details)\n").wrapped(to: width) }
    if let alias { text += "\(Phrase.shortForm(":\(alias)"), .quiet)\n" }
    if !example.isEmpty {
      text += "\n" + exampleText.wrapped(to: width - 2, hanging: 4).indented(by: 2)
    }
    if !seeAlso.isEmpty {
      let names = seeAlso.map { Self.isCommand($0) ? ":\($0)" : ":help \($0)" }
      let list = Phrase.seeAlso(names.joined(separator: ", "))
      text += "\n" + Styled("\(list)\n", .quiet).wrapped(to: width)
    }
    return text
  }

  private static func isCommand(_ name: String) -> Bool { all.contains { $0.name == name } }

  /// What is typed stands out.
  private var exampleText: Styled {
    let lines = example.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.map { line in
      guard let prompt = Prompt.prefix(of: line) else { return Styled(line + "\n") }
      return "\(prompt, .quiet)\(line.dropFirst(prompt.count), .emphasis)\n"
    }.joined()
  }

  // MARK: Names that are none

  /// What to say of a name that is no command, or may be several.
  static func complaint(_ name: String, _ found: [Command]) -> Phrase {
    if name.isEmpty { return .helpListsCommands }
    guard found.isEmpty else {
      return .ambiguousCommand(name, found.map { ":\($0.name)" }.joined(separator: ", "))
    }
    if HelpTopic.all.contains(where: { $0.name == name }) {
      return .unknownCommand(name, see: ":help \(name)")
    }
    let names = all.flatMap { [$0.name, $0.alias].compactMap { $0 } }
    if let near = Spelling.nearest(to: name, among: names) {
      return .unknownCommand(name, near: near)
    }
    return .unknownCommand(name)
  }

  /// For Swift that was refused and looks like a command without its colon.
  static func hint(for source: String) -> Styled? {
    let text = source.trimmingCharacters(in: .whitespacesAndNewlines)
    guard let first = text.split(separator: " ").first else { return nil }
    let word = first.hasPrefix("/") ? String(first.dropFirst()) : String(first)
    let name = ["exit", "q"].contains(word) ? "quit" : word == "?" ? "help" : word
    guard let command = all.first(where: { $0.name == name }) else { return nil }
    // A word before others is taken for a command only if Swift could not mean it.
    guard first.count == text.count || !text.contains(where: { "=({:.".contains($0) }) else {
      return nil
    }
    return "\(Phrase.note, .note) \(Phrase.commandsBeginWithColon(command.usage))\n"
  }
}

/// The prompts of the loop, as transcripts show them.
enum Prompt {
  static var main: String { "\(Phrase.prompt)" }
  static var continuation: String { "\(Phrase.continuationPrompt)" }
  static var answer: String { "\(Phrase.answerPrompt)" }
  static var play: String { "\(Phrase.playPrompt)" }

  /// `lab> `, `...> `, `answer> ` or `layout ▸ ` at the start of a line.
  static func prefix(of line: some StringProtocol) -> String? {
    let prompts: [Phrase] = [.prompt, .continuationPrompt, .answerPrompt, .playPrompt]
    for voice in Voice.all {
      for prompt in prompts.map({ $0.text(voice) }) where line.hasPrefix(prompt) { return prompt }
    }
    // For screen readers: `layout, card.layoutSubviews> `.
    let isPhase = Phase.allCases.contains { line.hasPrefix($0.title) }
    if isPhase, let end = line.range(of: "> ") { return String(line[..<end.upperBound]) }
    // A prompt that is shown inside a command's help is indented.
    guard !line.hasPrefix(" "), let end = line.range(of: "▸ ") else { return nil }
    return String(line[..<end.upperBound])
  }
}
