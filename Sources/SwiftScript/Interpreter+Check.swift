import SwiftSyntax

extension Interpreter {
  /// What is wrong with `source` as the next input; nothing runs and nothing is declared.
  public func problems(in source: String) -> [Diagnostic] {
    let parsed = ParsedSource(source, file: "<check>", operators: module.operatorTexts)
    guard parsed.diagnostics.isEmpty else { return parsed.diagnostics }
    let checker = Checker(
      library: library, machine: machine, module: module, file: "<check>", places: parsed.places,
      isPrompt: true)
    _ = checker.check(parsed.tree)
    return checker.diagnostics.filter { $0.severity != .warning }
  }
}
