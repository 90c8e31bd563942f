import Foundation
import Playground
import Terminal
import Testing

@testable import REPL

/// Whole sessions, as a learner sees them: prompts, what was typed, and all that came back.
///
/// To write one, make a file of lines that begin with `lab> ` and record it:
/// `LAYOUTLAB_RECORD=1 swift test --filter TranscriptTests`; then read what it says.
struct TranscriptTests {
  private nonisolated static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Transcripts")

  nonisolated static let names: [String] = {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (names ?? []).filter { $0.hasSuffix(".repl") }.sorted()
  }()

  @Test func `there are sessions to look at`() {
    #expect(!Self.names.isEmpty)
  }

  @Test(arguments: names)
  func `the session is as it was recorded`(name: String) throws {
    let file = Self.folder.appending(path: name)
    let recorded = try String(contentsOf: file, encoding: .utf8)

    let actual = transcript(of: inputs(in: recorded))

    if ProcessInfo.processInfo.environment["LAYOUTLAB_RECORD"] == "1" {
      try actual.write(to: file, atomically: true, encoding: .utf8)
    } else {
      #expect(actual == recorded, "LAYOUTLAB_RECORD=1 records \(name) anew")
    }
  }

  @Test func `the README shows a session as it is recorded`() throws {
    let top = Self.folder.deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let readme = try String(contentsOf: top.appending(path: "README.md"), encoding: .utf8)
    let session = try String(
      contentsOf: Self.folder.appending(path: "readme.repl"), encoding: .utf8)
    #expect(readme.contains("```\n\(session)```\n"), "copy readme.repl into the README")
  }

  /// What stands after the prompts.
  private func inputs(in transcript: String) -> String {
    transcript.split(separator: "\n", omittingEmptySubsequences: false).compactMap { line in
      for prompt in ["lab> ", "...> ", "answer> ", "play> "] where line.hasPrefix(prompt) {
        return line.dropFirst(prompt.count) + "\n"
      }
      guard line.hasPrefix("lab["), let end = line.range(of: "]> ") else { return nil }
      return line[end.upperBound...] + "\n"
    }.joined()
  }

  private func transcript(of inputs: String) -> String {
    let screen = Output()
    let console = Console(output: screen, errors: screen)
    let reader = PlainReader(text: inputs) { prompt, line in console.write("\(prompt)\(line)\n") }
    let loop = Loop(
      session: Session(), reader: reader, console: console, isInteractive: false, keepsGoing: true,
      environment: [
        "LAYOUTLAB_HOME": FileManager.default.temporaryDirectory.appending(path: "layoutlab").path,
        "LAYOUTLAB_LESSONS": Self.folder.appending(path: "Lessons").path,
      ])
    _ = loop.run()
    return screen.text
  }
}
