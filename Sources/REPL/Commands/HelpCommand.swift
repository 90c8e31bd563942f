import Render
import SwiftScript
import Words

extension Command {
  static let help = Command(
    name: "help", usage: ":help [COMMAND|TOPIC]",
    summary: .helpSummary,
    group: .session, arguments: .command,
    forms: [
      Form(":help", .helpOnAll),
      Form(":help step", .helpOnOne),
      Form(":help time", .helpOnGroup),
      Form(":help phases", .helpOnPhases),
      Form(":help marks", .helpOnMarks),
    ]
  ) { argument, loop in
    let name = argument.hasPrefix(":") ? String(argument.dropFirst()) : argument
    if name.isEmpty { return .show(overview(width: loop.width)) }
    let found = named(name)
    let topics = HelpTopic.all.filter { $0.name == name }
    let isCommand = found.first.map { $0.name == name || $0.alias == name } ?? false
    if !isCommand, let topic = topics.first { return .show(topic.text(loop)) }
    if let command = found.first, found.count == 1 {
      return .show(command.help(width: loop.width))
    }
    if found.isEmpty {
      let begun = HelpTopic.all.filter { $0.name.hasPrefix(name) }
      if let topic = begun.first, begun.count == 1 { return .show(topic.text(loop)) }
      if let near = Spelling.nearest(to: name, among: HelpTopic.all.map(\.name)) {
        return .refused(.noHelp(name, near: near))
      }
    }
    return .refused(complaint(name, found))
  }
}
