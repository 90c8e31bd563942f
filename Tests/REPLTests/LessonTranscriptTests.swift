import Foundation
import Testing

@testable import REPL

/// Learners taking the repository's own lessons, mistakes and all.
///
/// `NAME.ko.40.repl` is in Korean and 40 columns wide. `LAYOUTLAB_RECORD=1` records anew.
struct LessonTranscriptTests {
  private nonisolated static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Transcripts/Lessons")
  private static let lessons = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Lessons").path

  nonisolated static let names: [String] = {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (names ?? []).filter { $0.hasSuffix(".repl") }.sorted()
  }()

  @Test func `there are learners to watch`() {
    #expect(Self.names.count >= 4)
  }

  @Test(arguments: names)
  func `the learner sees what was recorded`(name: String) throws {
    let file = Self.folder.appending(path: name)
    let recorded = try String(contentsOf: file, encoding: .utf8)

    var learner = Transcript.Learner(lessons: Self.lessons)
    for part in name.split(separator: ".") {
      if let width = Int(part) { learner.width = width }
      if part == "ko" { learner.locale = "ko_KR.UTF-8" }
    }
    let actual = Transcript.sittings(in: recorded, learner)

    if ProcessInfo.processInfo.environment["LAYOUTLAB_RECORD"] == "1" {
      try actual.write(to: file, atomically: true, encoding: .utf8)
    } else {
      #expect(actual == recorded, "LAYOUTLAB_RECORD=1 records \(name) anew")
    }
  }
}
