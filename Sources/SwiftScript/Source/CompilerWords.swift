/// What the compiler says where its new parser has other words for the same.
enum CompilerWords {
  static func text(_ message: String) -> String {
    if let name = message.firstMatch(of: /^unknown infix operator '(.+)'$/)?.1 {
      return "cannot find operator '\(name)' in scope"
    }
    switch message {
    case "expected 'func' in function":
      return "expected 'func' keyword in instance method declaration"
    case "expected 'var' in variable": return "expected 'var' keyword in property declaration"
    default: break
    }
    // A statement among the members of a type.
    let inType = /^unexpected code '(\w+)(.?).*' in (class|struct|enum|actor|extension)$/
    if let found = message.firstMatch(of: inType.dotMatchesNewlines()) {
      if statementWords.contains(String(found.1)) { return "expected declaration" }
      if found.2 == "." { return "expected 'func' keyword in instance method declaration" }
    }
    return message.hasPrefix("Single-quoted") ? "s" + message.dropFirst() : message
  }

  private static let statementWords: Set = [
    "for", "if", "while", "switch", "return", "do", "guard", "repeat", "defer", "throw", "try",
    "await", "self", "super",
  ]
}
