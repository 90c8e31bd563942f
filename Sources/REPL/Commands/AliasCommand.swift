import Render
import Words

extension Command {
  static let alias = Command(
    name: "alias", usage: ":alias [NAME [TEXT]]", summary: .aliasSummary, details: .aliasDetails,
    group: .session, arguments: .none,
    forms: [
      Form(":alias", .aliasFormAll),
      Form(":alias q :advance 0.25", .aliasFormCommand),
      Form(":alias box let %1 = UIView()", .aliasFormSwift),
      Form(":alias q", .aliasFormOne),
    ], seeAlso: ["unalias", "set"]
  ) { argument, loop in
    let words = argument.split(maxSplits: 1, whereSeparator: \.isWhitespace).map(String.init)
    guard var name = words.first else {
      let names = loop.aliases.names
      guard !names.isEmpty else { return .show("\(Phrase.noAliases, .quiet)\n") }
      return .show(aliasText(names, loop))
    }
    if name.hasPrefix(":") { name.removeFirst() }
    guard let text = words.dropFirst().first else {
      guard loop.aliases[name] != nil else { return .refused(.noAlias(name)) }
      return .show(aliasText([name], loop))
    }
    let old = loop.aliases[name]
    if let complaint = loop.aliases.define(name, as: text) { return .refused(complaint) }
    var answer: Styled = ""
    if let old {
      answer += "\(Phrase.aliasWas(name, old), .quiet)\n"
    } else if let hidden = Command.named(name).first, Command.named(name).count == 1 {
      answer += "\(Phrase.aliasHides(name, hidden.name), .quiet)\n"
    }
    return .show(answer + aliasText([name], loop))
  }

  static let unalias = Command(
    name: "unalias", usage: ":unalias NAME", summary: .unaliasSummary, group: .session,
    arguments: .names { $0.aliases.names },
    seeAlso: ["alias"]
  ) { argument, loop in
    let name = argument.hasPrefix(":") ? String(argument.dropFirst()) : argument
    guard loop.aliases.remove(name) else { return .refused(.noAlias(name)) }
    return .show("\(Phrase.aliasRemoved(name), .quiet)\n")
  }

  private static func aliasText(_ names: [String], _ loop: Loop) -> Styled {
    definitionText(
      names.map { (Styled(":\($0)", .emphasis), Styled(loop.aliases[$0] ?? "")) },
      width: loop.width)
  }
}
