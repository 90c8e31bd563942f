/// Cuts text at marks that stand outside brackets and strings.
enum TopLevel {
  struct Part: Hashable {
    /// The mark before it; `nil` for the first.
    var separator: String?
    var text: String
  }

  static func split(_ text: String, at marks: Set<Character>) -> [Part] {
    var parts: [Part] = []
    var separator: String?
    var current = ""
    var depth = 0
    var isString = false
    for character in text {
      if character == "\"" { isString.toggle() }
      if !isString {
        if "([{".contains(character) { depth += 1 }
        if ")]}".contains(character) { depth -= 1 }
        let isSign = "+-".contains(character) && isSignPlace(current, parts.isEmpty)
        if depth == 0, marks.contains(character), !isSign {
          parts.append(Part(separator: separator, text: trimmed(current)))
          separator = String(character)
          current = ""
          continue
        }
      }
      current.append(character)
    }
    return parts + [Part(separator: separator, text: trimmed(current))]
  }

  /// Whether a plus or minus after `text` is a number's sign: `0.5 * -x`, `-24`.
  private static func isSignPlace(_ text: String, _ isFirst: Bool) -> Bool {
    guard let last = trimmed(text).last else { return true }
    return "*/(=<>".contains(last)
  }

  /// The two sides of the first relation.
  static func relation(in text: String) -> (left: String, Pin.Relation, right: String)? {
    let signs: [(String, Pin.Relation)] = [
      ("<=", .lessThanOrEqual), (">=", .greaterThanOrEqual), ("≤", .lessThanOrEqual),
      ("≥", .greaterThanOrEqual), ("==", .equal), ("=", .equal),
    ]
    for index in text.indices {
      for (sign, relation) in signs where text[index...].hasPrefix(sign) {
        let right = text[text.index(index, offsetBy: sign.count)...]
        return (trimmed(text[..<index]), relation, trimmed(right))
      }
    }
    return nil
  }

  /// `view.safe` and `top` of `view.safe.top`.
  static func lastMember(of text: String) -> (owner: String, name: String)? {
    guard let last = split(text, at: ["."]).last, last.separator != nil, !last.text.isEmpty,
      last.text.allSatisfy({ $0.isLetter || $0.isNumber })
    else { return nil }
    let owner = text.dropLast(last.text.count + 1)
    return owner.isEmpty ? nil : (String(owner), last.text)
  }

  private static func trimmed(_ text: some StringProtocol) -> String {
    var text = text[...]
    while text.first?.isWhitespace ?? false { text = text.dropFirst() }
    while text.last?.isWhitespace ?? false { text = text.dropLast() }
    return String(text)
  }
}
