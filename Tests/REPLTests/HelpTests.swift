import Foundation
import Render
import Testing

@testable import REPL

/// `:help` is made of the table of commands; what it shows really happens.
struct HelpTests {
  private let commands = Command.all

  @Test func `the example in each command's help is what really happens`() throws {
    let examples = commands.filter { !$0.example.isEmpty }
    #expect(examples.contains { $0.name == "step" })
    for command in examples {
      let actual = Transcript.run(Transcript.inputs(in: command.example))
      let text = actual.hasSuffix("\n") ? String(actual.dropLast()) : actual
      if ProcessInfo.processInfo.environment["LAYOUTLAB_RECORD"] == "1" {
        #expect(
          try SourceLiteral.replace(command.example, with: text),
          "the example of :\(command.name) is no raw literal in Sources/REPL")
      } else {
        #expect(text == command.example, "LAYOUTLAB_RECORD=1 records :help \(command.name) anew")
      }
    }
  }

  @Test func `an example shows its own command`() {
    for command in commands where !command.example.isEmpty {
      let inputs = Transcript.inputs(in: command.example).split(separator: "\n")
      let names = inputs.filter { $0.hasPrefix(":") }.compactMap {
        Command.named(String($0.dropFirst().prefix { !$0.isWhitespace })).first?.name
      }
      #expect(names.contains(command.name))
    }
  }

  @Test func `each command is told in one sentence and written with its name`() {
    for command in commands {
      #expect(command.summary.description.hasSuffix("."), "\(command.name)")
      #expect(command.usage.hasPrefix(":\(command.name)"), "\(command.name)")
    }
  }

  @Test func `what help refers to exists`() {
    let names = commands.map(\.name) + HelpTopic.all.map(\.name)
    for command in commands {
      for name in command.seeAlso { #expect(names.contains(name), ":\(command.name): \(name)") }
    }
  }

  @Test(arguments: [40, 80])
  func `no line of help is wider than the terminal`(width: Int) {
    for command in commands {
      for line in command.help(width: width).text.split(separator: "\n") {
        // A word that is too long stays whole.
        let isOneWord = line.split(separator: " ").count < 3
        #expect(String(line).displayWidth <= width || isOneWord, ":\(command.name): \(line)")
      }
    }
    for line in Command.overview(width: width).text.split(separator: "\n") {
      #expect(String(line).displayWidth <= width)
    }
  }
}

/// A multi-line literal in the sources of the prompt.
enum SourceLiteral {
  /// Writes `new` where a literal holds `old`; `false` if none does.
  static func replace(_ old: String, with new: String) throws -> Bool {
    guard old != new else { return true }
    let sources = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Sources/REPL")
    let names = FileManager.default.enumerator(atPath: sources.path)?.compactMap { $0 as? String }
    for name in names ?? [] where name.hasSuffix(".swift") {
      let file = sources.appending(path: name)
      let source = try String(contentsOf: file, encoding: .utf8)
      for indent in stride(from: 0, through: 16, by: 2) {
        let literal = { (text: String) in "\"\"\"\n" + indented(text, indent) + "\n" }
        guard source.contains(literal(old)) else { continue }
        try source.replacingOccurrences(of: literal(old), with: literal(new))
          .write(to: file, atomically: true, encoding: .utf8)
        return true
      }
    }
    return false
  }

  private static func indented(_ text: String, _ indent: Int) -> String {
    let margin = String(repeating: " ", count: indent)
    return text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : margin + $0 }.joined(separator: "\n")
  }
}
