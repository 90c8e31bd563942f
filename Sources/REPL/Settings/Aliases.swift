import Words

/// The learner's own commands, each a text that stands for another.
///
/// `%1` … `%9` stand for the words behind the name, `%*` for all of them, `%%` for a percent sign, as
/// in LLDB; a text without any takes the words at its end.
struct Aliases: Hashable {
  private(set) var texts: [String: String] = [:]

  var names: [String] { texts.keys.sorted() }

  subscript(name: String) -> String? { texts[name] }

  /// Defines one; what was wrong if it can't be.
  mutating func define(_ name: String, as text: String) -> Phrase? {
    guard name.first?.isLetter == true, name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "-" })
    else { return .noAliasName(name) }
    if Command.all.contains(where: { $0.name == name || $0.alias == name }) {
      return .aliasIsCommand(name)
    }
    if case .command(let inner, _) = Input(text) {
      // One step and no more: an alias never leads back to itself.
      if inner == name || texts[inner] != nil { return .aliasOfAlias(inner) }
      let found = Command.named(inner)
      guard found.count == 1 else { return Command.complaint(inner, found) }
    }
    texts[name] = text
    return nil
  }

  mutating func remove(_ name: String) -> Bool { texts.removeValue(forKey: name) != nil }

  /// The text that `:name argument` stands for, filled in.
  func expansion(of name: String, _ argument: String) -> Result<String, Missing>? {
    texts[name].map { Self.fill($0, argument) }
  }

  /// The alias takes more words than were given.
  struct Missing: Error, Hashable {
    var wanted: Int
  }

  private static func fill(_ text: String, _ argument: String) -> Result<String, Missing> {
    let words = argument.split(whereSeparator: \.isWhitespace)
    var result = ""
    var takes = false
    var missing: Int?
    var rest = text[...]
    while let character = rest.popFirst() {
      guard character == "%", let next = rest.first else {
        result.append(character)
        continue
      }
      switch next {
      case "*":
        takes = true
        result += argument
      case "%": result.append("%")
      case "1"..."9":
        takes = true
        let number = next.wholeNumberValue ?? 1
        if number > words.count { missing = max(missing ?? 0, number) }
        result += number <= words.count ? words[number - 1] : ""
      default:
        result.append(character)
        continue
      }
      rest.removeFirst()
    }
    if let missing { return .failure(Missing(wanted: missing)) }
    return .success(takes || argument.isEmpty ? result : "\(result) \(argument)")
  }
}
