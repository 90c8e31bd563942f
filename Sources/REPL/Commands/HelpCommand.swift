import Render
import SwiftScript
import Words

extension Command {
  static let help = Command(
    name: "help", usage: ":help [COMMAND|TOPIC]",
    summary: "List the commands, or explain one; topics group them.",
    group: .session, arguments: .command,
    forms: [
      Form(":help", "every command, by group"),
      Form(":help step", "all about one command, with an example"),
      Form(":help time", "a group of commands"),
      Form(":help phases", "the parts of a turn of the main run loop"),
      Form(":help marks", "what each ⚑ will cause"),
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
        return .refused(.noHelp(name, near))
      }
    }
    return .refused(complaint(name, found))
  }
}
