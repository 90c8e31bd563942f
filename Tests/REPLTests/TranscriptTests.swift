import Foundation
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

    let actual = Transcript.run(
      Transcript.inputs(in: recorded), width: width(of: name),
      lessons: Self.folder.appending(path: "Lessons").path)

    if ProcessInfo.processInfo.environment["LAYOUTLAB_RECORD"] == "1" {
      try actual.write(to: file, atomically: true, encoding: .utf8)
    } else {
      #expect(actual == recorded, "LAYOUTLAB_RECORD=1 records \(name) anew")
    }
  }

  /// `NAME.40.repl` is a session in a terminal of 40 columns; 80 unless the name says so.
  private func width(of name: String) -> Int {
    let parts = name.split(separator: ".")
    return parts.count > 2 ? Int(parts[1]) ?? 80 : 80
  }

  @Test func `the README shows a session as it is recorded`() throws {
    let top = Self.folder.deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let readme = try String(contentsOf: top.appending(path: "README.md"), encoding: .utf8)
    let session = try String(
      contentsOf: Self.folder.appending(path: "readme.repl"), encoding: .utf8)
    #expect(readme.contains("```\n\(session)```\n"), "copy readme.repl into the README")
  }
}
