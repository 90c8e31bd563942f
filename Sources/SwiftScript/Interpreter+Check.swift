import SwiftSyntax

extension Interpreter {
  /// What is wrong with `source` as the next input; nothing runs and nothing is declared.
  public func problems(in source: String) -> [Diagnostic] {
    let parsed = ParsedSource(source, file: "<check>")
    guard parsed.diagnostics.isEmpty else { return parsed.diagnostics }
    let checker = Checker(
      library: library, machine: machine, module: module, file: "<check>", places: parsed.places,
      isPrompt: true)
    _ = checker.check(parsed.tree)
    return checker.diagnostics.filter { $0.severity != .warning }
  }

  /// The names of the variables that the script has declared or was given.
  public var variableNames: [String] {
    module.names.compactMap { name, named in
      if case .variable = named { name } else { nil }
    }
  }
}
