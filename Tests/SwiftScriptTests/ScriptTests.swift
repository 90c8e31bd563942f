import Testing

@testable import SwiftScript

/// What the interpreter prints, traps on and refuses, against what the real compiler was seen to do.
@Suite struct ScriptTests {
  @Test(arguments: CorpusCase.scripts)
  func `a script prints what the compiled program prints`(_ script: CorpusCase) {
    let run = Run(script.source, name: script.name)
    #expect(run.errors == [])
    #expect(run.lines == script.expectedLines)
    if let trap = script.expectedTrap {
      #expect(run.trap?.hasPrefix(trap) == true, "trapped with \(run.trap ?? "nothing")")
    } else {
      #expect(run.trap == nil)
    }
  }

  @Test(arguments: CorpusCase.refused)
  func `what the compiler refuses is refused before anything runs`(_ script: CorpusCase) throws {
    let expected = try #require(script.expectedError)
    let run = Run(script.source, name: script.name)
    let first = try #require(run.errors.first)
    #expect(first == "\(expected.line): \(expected.message)")
    #expect(run.lines == [])
  }

  @Test(arguments: CorpusCase.warned)
  func `what the compiler warns of is warned of, and nothing else`(_ script: CorpusCase) {
    let run = Run(script.source, name: script.name)
    #expect(run.errors == [])
    #expect(run.warnings == script.expectedWarnings)
  }
}

/// One program, run to its end.
struct Run {
  var lines: [String] = []
  var errors: [String] = []
  var warnings: [String] = []
  var trap: String?

  init(_ source: String, name: String) {
    let interpreter = Interpreter(library: Library([]))
    var output = ""
    interpreter.machine.onPrint = { output += $0 }
    let result = interpreter.run(source, file: name)
    lines = output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    errors = result.diagnostics.filter { $0.severity != .warning }
      .map { "\($0.range.start.line): \($0.message)" }
    warnings = result.diagnostics.filter { $0.severity == .warning }
      .map { "\($0.range.start.line): \($0.message)" }
    switch result.stop {
    case .trap(let message): trap = message
    case .overflow(let function, _): trap = "stack overflow: '\(function)' calls itself without end"
    case .limit(let steps): trap = "stopped after \(steps) steps: the program may never end"
    case .memory(let limit): trap = "stopped at \(limit) bytes of memory"
    case .interrupted: trap = "interrupted"
    case nil: trap = nil
    }
  }
}
