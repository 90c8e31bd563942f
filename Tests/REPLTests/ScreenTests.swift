import Foundation
import Playground
import Terminal
import Testing
import Words

@testable import REPL

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// What stands on the screen byte by byte: colours, the other language, and pictures for others.
struct ScreenTests {
  private static let looks = """
    let card = UIView()
    view.addSubview(card)
    card.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([card.widthAnchor.constraint(equalToConstant: 100)])
    :constraints card
    :help step
    :dirty
    let width: Int = view.frame.width

    """

  private func prompt(_ inputs: String, _ environment: [String: String]) -> String {
    let screen = Output()
    let console = Console(output: screen, errors: screen, environment: environment)
    let learner = Transcript.Learner()
    let loop = Loop(
      session: Session(limits: .prompt), reader: PlainReader(text: inputs) { _, _ in },
      console: console, isInteractive: false, keepsGoing: true, environment: learner.environment)
    _ = loop.run()
    return screen.text
  }

  private func expectScreen(_ text: String, _ name: String) throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Transcripts/Screens/\(name).txt")
    let visible = text.replacing("\u{1B}", with: "␛")
    if ProcessInfo.processInfo.environment["LAYOUTLAB_RECORD"] == "1" {
      try visible.write(to: file, atomically: true, encoding: .utf8)
    }
    let recorded = try? String(contentsOf: file, encoding: .utf8)
    #expect(recorded == visible, "LAYOUTLAB_RECORD=1 records \(name).txt anew")
  }

  @Test(arguments: ["en", "ko"]) func `--help is as it was recorded`(language: String) throws {
    let screen = Output()
    let console = Console(output: screen, errors: screen)
    let status = Program(console: console, environment: [:]).run(
      arguments: ["--lang", language, "--help"])
    #expect(status == .success)
    try expectScreen(screen.text, "usage.\(language)")
  }

  @Test func `help and constraints in colour are as they were recorded`() throws {
    let screen = prompt(Self.looks, ["CLICOLOR_FORCE": "1"])
    #expect(screen.contains("\u{1B}["))
    try expectScreen(screen, "colour")
  }

  @Test(arguments: [["NO_COLOR": "1", "CLICOLOR_FORCE": "1"], ["NO_COLOR": "1"], ["TERM": "dumb"]])
  func `without colours no byte is an escape`(environment: [String: String]) {
    let screen = prompt(Self.looks, environment)
    #expect(screen.contains("width"))
    #expect(!screen.contains("\u{1B}"))
  }

  @Test func `an SVG picture is well-formed, whatever the texts hold`() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).svg")
    defer { try? FileManager.default.removeItem(at: file) }
    let screen = prompt(
      #"""
      let label = UILabel(frame: CGRect(x: 0, y: 100, width: 300, height: 40))
      label.text = "1 < 2 && \"한글\" > 'a' ]]> \u{1}\u{8}\t👩‍🚀"
      view.addSubview(label)
      :draw --svg \#(file.path)

      """#, [:])
    let picture = try Data(contentsOf: file)
    #expect(String(decoding: picture, as: UTF8.self).contains("한글"), "\(screen)")
    let parser = XMLParser(data: picture)
    #expect(parser.parse(), "\(String(describing: parser.parserError)) \(parser.lineNumber)")
  }
}
