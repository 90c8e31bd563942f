import Foundation
import TemporaryFolder
import Testing

@testable import REPL

/// Whole sittings from the command line on: languages, screen readers, start files, settings, aliases.
///
/// Each begins with a line such as `$ layoutlab --lang ko`; one whose name begins with `init` has
/// `start-file.txt` of the same folder as its `init.swift`, which no Swift formatter can read. `LAYOUTLAB_RECORD=1` records anew.
struct SittingTests {
  private nonisolated static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Transcripts/Sittings")

  nonisolated static let names: [String] = {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (names ?? []).filter { $0.hasSuffix(".repl") }.sorted()
  }()

  @Test func `there are sittings to look at`() {
    #expect(Self.names.count >= 3)
  }

  @Test(arguments: names)
  func `the sitting is as it was recorded`(name: String) throws {
    let file = Self.folder.appending(path: name)
    let recorded = try String(contentsOf: file, encoding: .utf8)

    var learner = Transcript.Learner(
      lessons: Self.folder.deletingLastPathComponent().appending(path: "Lessons").path)
    let home = TemporaryFolder()
    let startFile = home.url.appending(path: "init.swift")
    try FileManager.default.copyItem(
      at: Self.folder.appending(path: "start-file.txt"), to: startFile)
    if name.hasPrefix("init") { learner.startFile = startFile.path }
    let actual = Transcript.sittings(in: recorded, learner).replacing(home.path + "/", with: "")

    if ProcessInfo.processInfo.environment["LAYOUTLAB_RECORD"] == "1" {
      try actual.write(to: file, atomically: true, encoding: .utf8)
    } else {
      #expect(actual == recorded, "LAYOUTLAB_RECORD=1 records \(name) anew")
    }
  }
}
