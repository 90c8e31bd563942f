import SwiftParser
import SwiftSyntax

extension Interpreter {
  /// The names that may follow the text before the cursor, those that fit first in the alphabet.
  public func completions(in line: String, at utf8Offset: Int) -> [String] {
    let before = String(decoding: Array(line.utf8.prefix(utf8Offset)), as: UTF8.self)
    let word = String(
      before.reversed().prefix { $0.isLetter || $0.isNumber || $0 == "_" }.reversed())
    let rest = before.dropLast(word.count)
    let names: [String]
    if rest.hasSuffix(".") {
      names = members(after: String(rest.dropLast()))
    } else {
      names = checker(for: "").namesInScope
    }
    return Set(names).filter {
      $0.hasPrefix(word) && $0 != word && !$0.hasPrefix("_") && ($0.first?.isLetter ?? false)
    }
    .sorted()
  }

  private func members(after text: String) -> [String] {
    let expression = receiver(in: text)
    guard !expression.isEmpty else { return [] }
    let parsed = ParsedSource(expression, file: "<completion>")
    guard parsed.diagnostics.isEmpty, let item = parsed.tree.statements.last,
      case .expr(let node) = item.item
    else { return [] }
    let checker = checker(for: expression)
    guard let found = checker.guess({ checker.check(node, expecting: nil) }) else { return [] }
    if case .metatype(let type) = found.type {
      return checker.memberNames(of: type, isStatic: true)
    }
    return checker.memberNames(of: found.type, isStatic: false)
  }

  /// The row of members, calls and subscripts at the end of `text`.
  private func receiver(in text: String) -> String {
    var depth = 0
    var start = text.endIndex
    for index in text.indices.reversed() {
      let character = text[index]
      switch character {
      case ")", "]": depth += 1
      case "(", "[":
        if depth == 0 { return String(text[start...]) }
        depth -= 1
      default:
        let isPart = character.isLetter || character.isNumber || "_.?!".contains(character)
        if depth == 0, !isPart { return String(text[start...]) }
      }
      start = index
    }
    return String(text[start...])
  }

  private func checker(for text: String) -> Checker {
    Checker(
      library: library, machine: machine, module: module, file: "<completion>",
      places: SourceLocationConverter(fileName: "<completion>", tree: Parser.parse(source: text)),
      isPrompt: true)
  }
}
