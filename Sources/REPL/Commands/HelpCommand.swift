import Foundation
import Render

extension Command {
  static let help = Command(
    name: "help", usage: ":help [COMMAND]", summary: "List the commands, or explain one.",
    group: .session, arguments: .command
  ) { argument, _ in
    let name = argument.hasPrefix(":") ? String(argument.dropFirst()) : argument
    guard !name.isEmpty else { return .show(helpText()) }
    let found = Command.named(name)
    guard let command = found.first, found.count == 1 else {
      return .refused(complaint(name, found))
    }
    return .show(command.helpText())
  }

  /// What to say of a name that is no command, or may be several.
  static func complaint(_ name: String, _ found: [Command]) -> String {
    guard !found.isEmpty else {
      let names = all.map(\.name)
      guard let near = Suggestion.nearest(to: name, among: names) else {
        return "unknown command ':\(name)'; :help lists the commands"
      }
      return "unknown command ':\(name)'; did you mean ':\(near)'?"
    }
    let names = found.map { ":\($0.name)" }.joined(separator: ", ")
    return name.isEmpty ? ":help lists the commands" : "':\(name)' may be \(names)"
  }

  /// For Swift that was refused and looks like a command without its colon.
  static func hint(for source: String) -> Styled? {
    let word = source.trimmingCharacters(in: .whitespacesAndNewlines)
    let name = word == "exit" ? "quit" : word.hasPrefix("/") ? String(word.dropFirst()) : word
    guard let command = all.first(where: { $0.name == name }) else { return nil }
    return "\("note:", .note) commands begin with a colon: \(command.usage, .emphasis)\n"
  }

  private static func helpText() -> Styled {
    let width = (all.map(\.usage.count).max() ?? 0) + 2
    var text: Styled = "Type Swift as in an app: `let card = UIView()`. `view` is on screen.\n"
    for group in Group.allCases {
      let commands = all.filter { $0.group == group }
      guard !commands.isEmpty else { continue }
      text += "\n\(group.rawValue, .quiet)\n"
      for command in commands {
        text += "  \(command.usage.padded(to: width), .emphasis)\(command.summary)\n"
      }
    }
    text += "\nShort forms work as long as they are clear: :adv 0.5. :{ and :} hold many lines.\n"
    return text
  }

  private func helpText() -> Styled {
    var text: Styled = "\(usage, .emphasis)\n\(summary)\n"
    if !details.isEmpty { text += Styled(details + "\n") }
    if let alias { text += "\("Short form: :\(alias)", .quiet)\n" }
    return text
  }
}
