import SwiftParser
import SwiftSyntax

extension Interpreter {
  /// What may stand at `utf8Offset` in `text`, which may be broken and unfinished before it.
  ///
  /// What stands after the cursor is not looked at. Nothing runs, and nothing is declared.
  public func completion(in text: String, at utf8Offset: Int) -> CompletionResult {
    let head = String(decoding: Array(text.utf8.prefix(utf8Offset)), as: UTF8.self)
    let tail = String(decoding: Array(text.utf8.dropFirst(utf8Offset)), as: UTF8.self)
    let word = String(
      head.reversed().prefix { $0.isLetter || $0.isNumber || $0 == "_" }.reversed())
    // A number is not the start of a name.
    if word.first?.isNumber ?? false { return CompletionResult() }
    let source = head.dropLast(word.count) + CompletionProbe.token
    let parsed = ParsedSource(String(source), file: "<completion>", operators: module.operatorTexts)
    guard let cursor = CompletionCursor(in: parsed.tree) else { return CompletionResult() }

    let probe = CompletionProbe()
    let checker = Checker(
      library: library, machine: machine, module: module, file: "<completion>",
      places: parsed.places, isPrompt: true)
    checker.probe = probe
    _ = checker.check(parsed.tree)
    cursor.offer(from: checker, to: probe)

    var result = CompletionResult(word: word, from: probe.items, calls: probe.calls)
    if tail.hasPrefix("(") {
      // The arguments are there already.
      for index in result.items.indices {
        let name = result.items[index].insertion.prefix { $0 != "(" && $0 != " " }
        result.items[index].insertion = String(name)
      }
    }
    return result
  }
}
