import UIKitEngine

@testable import Playground
@testable import SwiftScript

/// A launched app without a session around it.
final class ScriptedApp {
  private let world = World(rules: .ios17, library: UIKitBindings.library())
  private(set) var output = ""
  private(set) var diagnostics: [Diagnostic] = []
  private(set) var problems: [String] = []

  init() {
    Engine.current = world.engine
    world.launch()
    world.engine.onOutput = { [weak self] in self?.output += $0 }
  }

  // What the script still holds dies while the machine is there to be asked.
  isolated deinit { world.tearDown() }

  func run(_ source: String) {
    let result = world.interpreter.run(source, file: "test.swift")
    diagnostics += result.diagnostics
    problems += result.diagnostics.map { "\($0.range.start.line): \($0.message)" }
    if let stop = result.stop { problems.append("\(stop)") }
  }

  /// Lets what waits in the main loop take its turns.
  func advance() { world.engine.advance(by: 0.1) }

  /// What was wrong with the parts of the library that the script called for.
  var libraryProblems: [String] { world.interpreter.problems }

  var machine: Machine { world.interpreter.machine }

  /// An exception or a fault has ended it.
  var hasEnded: Bool { world.engine.faulted != nil }

  func forgetOutput() { output = "" }

  /// What the script's variable holds.
  func value(of name: String) -> Value? {
    world.interpreter.run(name, file: "test.swift", isPrompt: true).rawValue
  }
}
