import Foundation
import TemporaryFolder
import Terminal
import Testing
import Words

@testable import REPL

/// The contract of `layoutlab run`: what goes to standard output, and how it ends.
struct ProgramTests {
  private let folder = TemporaryFolder()
  private struct Result: Equatable {
    var output: String
    var errors: String
    var status: REPL.ExitStatus
  }

  private func run(_ arguments: String...) -> Result {
    let output = Output()
    let errors = Output()
    let console = Console(output: output, errors: errors)
    let status = Program(console: console, environment: [:]).run(arguments: arguments)
    return Result(output: output.text, errors: errors.text, status: status)
  }

  private func run(code: String, _ options: String...) -> Result {
    let output = Output()
    let errors = Output()
    let console = Console(output: output, errors: errors)
    let status = Program(console: console, environment: [:]).run(
      arguments: ["-e", code] + options)
    return Result(output: output.text, errors: errors.text, status: status)
  }

  /// A file that lives as long as the test.
  private func file(_ text: String, _ name: String = "App.swift") throws -> String {
    try folder.file(name, text).path
  }

  @Test func `standard output is exactly what the program printed`() {
    let result = run(code: "print(\"한글\", 7 / 2)\nprint(\"no newline\", terminator: \"\")")
    #expect(result == Result(output: "한글 3\nno newline", errors: "", status: .success))
  }

  @Test func `a value that nobody prints is not printed`() {
    #expect(run(code: "view.bounds") == Result(output: "", errors: "", status: .success))
  }

  @Test func `the file is one event handler, then time runs`() throws {
    let program = try file(
      """
      import UIKit
      class Card: UIView {
        override func layoutSubviews() {
          super.layoutSubviews()
          print("layout")
        }
      }
      view.addSubview(Card())
      DispatchQueue.main.async { print("main queue") }
      print("handler")
      """)
    #expect(
      run("run", program)
        == Result(output: "handler\nmain queue\nlayout\n", errors: "", status: .success))
  }

  @Test func `a program that never comes to rest ends after the time it was given`() {
    let code = "Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in print(\"tick\") }"
    let result = run(code: code, "--until", "2.5")
    #expect(result.output == "tick\ntick\n")
    #expect(
      result.errors == "note: 2.5 s of virtual time are over, and more is pending (--until)\n")
    #expect(result.status == .success)
  }

  @Test func `a program under two rules shows how they differ`() {
    let code = """
      class Card: UIView {
        override func updateProperties() { print("properties") }
      }
      view.addSubview(Card())
      """
    let result = run(code: code, "--compare", "ios17,ios26")
    let added = result.output.split(separator: "\n").filter { $0.hasPrefix("+") }

    #expect(result.output.hasPrefix("- ios17   + ios26\n"))
    #expect(added.contains { $0.hasSuffix("Card#1.updateProperties()") })
    #expect(added.contains { $0.hasSuffix("properties") })
    #expect(!result.output.contains("\n- "))
    #expect(result.errors.isEmpty && result.status == .success)
    #expect(run(code: code, "--rules", "ios26").output == "properties\n")
    #expect(
      run(code: "print(1)", "--compare", "ios17,ios26").output
        == "the same under ios17 and ios26\n")
    #expect(run(code: "let a: Int = 1.5", "--compare", "ios12,ios17").status == .usage)
  }

  @Test func `what swiftc refuses is refused before anything runs`() {
    let result = run(code: "print(1)\nlet a: Int = \"b\"")
    #expect(result.output == "")
    #expect(result.errors.hasPrefix("<command line>:2:14: error: cannot convert value"))
    #expect(result.status == .usage)
  }

  @Test func `a crash keeps what was printed and ends with 1`() {
    let result = run(code: "print(1)\nlet a: Int? = nil\nprint(a!)")
    #expect(result.output == "1\n")
    #expect(result.errors.hasPrefix("Fatal error: Unexpectedly found nil"))
    #expect(result.status == .failure)
  }

  @Test func `UIKit's own messages go to standard error`() {
    let result = run(
      code: """
        let a = UIView()
        NSLayoutConstraint.activate([
          a.widthAnchor.constraint(equalToConstant: 1), a.widthAnchor.constraint(equalToConstant: 2),
        ])
        a.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(a)
        """)
    #expect(result.output == "")
    #expect(result.errors.contains("Unable to simultaneously satisfy constraints."))
    #expect(result.status == .success)
  }

  @Test func `with --json standard output is events, prints included`() {
    let result = run(code: "print(\"a\")", "--json")
    let lines = result.output.split(separator: "\n")
    #expect(!lines.isEmpty)
    for line in lines { #expect(line.hasPrefix("{\"v\":1,\"n\":")) }
    #expect(lines.contains { $0.hasSuffix("\"kind\":\"printed\",\"text\":\"a\\n\"}") })
  }

  @Test func `a trace goes to its file, or to standard error`() throws {
    let trace = try file("", "trace.txt")
    _ = run(code: "view.setNeedsLayout()", "--trace", trace)
    let text = try String(contentsOfFile: trace, encoding: .utf8)
    #expect(text.contains("⚑ view needsLayout"))
    #expect(run(code: "view.setNeedsLayout()", "--trace", "-").errors == text)
    #expect(run(code: "", "--trace", "/no/such/folder/trace").status == .usage)
  }

  @Test func `a program that shows nothing of what it declares is told`() throws {
    let result = run(code: "class Controller: UIViewController {}")
    #expect(result.errors.hasPrefix("note: nothing shows Controller yet"))
    #expect(result.status == .success)
  }

  @Test func `what is no program is told apart`() throws {
    let folder = NSTemporaryDirectory()
    let binary = try file("", "binary.swift")
    try Data([0x6C, 0x65, 0x74, 0x00, 0xFF]).write(to: URL(filePath: binary))
    #expect(
      run("run", "no/such.swift")
        == Result(output: "", errors: "layoutlab: no such file: no/such.swift\n", status: .usage))
    #expect(
      run("run", folder).errors == "layoutlab: \(folder) is a folder, not a file\n")
    #expect(run("run", binary).errors == "layoutlab: \(binary) is not UTF-8 text: byte 3 is 0x0\n")
    #expect(run("run", binary).status == .usage)
  }

  @Test func `an empty program is a program`() throws {
    #expect(run(code: "") == Result(output: "", errors: "", status: .success))
    #expect(run("run", try file("\u{FEFF}// nothing\r\n")).status == .success)
  }

  @Test func `help and version go to standard output`() {
    #expect(run("--help") == Result(output: "\(Phrase.usage)", errors: "", status: .success))
    #expect(run("--version") == Result(output: Usage.version + "\n", errors: "", status: .success))
    #expect(run("--odd").status == .usage)
  }
}
