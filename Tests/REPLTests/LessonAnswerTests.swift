import Foundation
import Terminal
import Testing

@testable import REPL

/// The repository's lessons answered from files, right and wrong, as `layoutlab lesson ID --answers F` does.
///
/// `LAYOUTLAB_RECORD=1` records anew what is said of the answers.
struct LessonAnswerTests {
  private nonisolated static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Answers")
  private static let lessons = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Lessons").path

  nonisolated static let names: [String] = {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (names ?? []).filter { $0.hasSuffix(".answers") }.map { String($0.dropLast(8)) }.sorted()
  }()

  @Test func `each lesson has right and wrong answers`() throws {
    let lessons = try FileManager.default.contentsOfDirectory(atPath: Self.lessons)
      .filter { $0.hasSuffix(".ko.md") }
    #expect(Self.names.count == 2 * lessons.count)
  }

  @Test(arguments: names, ["en", "ko"])
  func `what is said of the answers is as it was recorded`(name: String, language: String) throws {
    let output = Output()
    let errors = Output()
    let status = Program(
      console: Console(output: output, errors: errors),
      environment: ["LAYOUTLAB_LESSONS": Self.lessons, "LC_ALL": language]
    ).run(arguments: [
      "lesson", String(name.prefix(2)), "--answers",
      Self.folder.appending(path: name + ".answers").path,
    ])

    #expect(status == (name.hasSuffix("right") ? .success : .failure))
    #expect(errors.text == "")
    let file = Self.folder.appending(path: "\(name).\(language).txt")
    if ProcessInfo.processInfo.environment["LAYOUTLAB_RECORD"] == "1" {
      try output.text.write(to: file, atomically: true, encoding: .utf8)
    } else {
      #expect(output.text == (try? String(contentsOf: file, encoding: .utf8)))
    }
  }
}
