import Foundation
import Testing

@testable import Tutor

/// The repository's own lessons.
nonisolated let lessonsFolder = URL(fileURLWithPath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  .appendingPathComponent("Lessons").path

@Suite struct `The course` {
  private let course = Course(folder: lessonsFolder)

  @Test func `reads without a complaint`() {
    #expect(course.diagnostics.map(golden) == [])
    #expect(!course.entries.isEmpty)
  }

  @Test func `every lesson is there in every language`() {
    for entry in course.entries {
      #expect(entry.files.map(\.language) == [.english, .korean], "\(entry.stem)")
    }
  }

  @Test func `a lesson answers to its id, its file's name and its number`() {
    #expect(course.entry("now-or-later")?.stem == "02-now-or-later")
    #expect(course.entry("02-now-or-later")?.original?.id == "now-or-later")
    #expect(course.entry("2")?.stem == "02-now-or-later")
    #expect(course.entry("later") == nil)
    #expect(course.entry("now-or-later")?.lesson(in: .korean)?.language == .korean)
  }

  @Test func `the evidence is there, every entry of it`() {
    let library = EvidenceLibrary(folder: lessonsFolder + "/Evidence")

    #expect(library.entries.count > 300)
    #expect(
      library["V-027"]?.title
        == "Geometry is stale until the pass: bounds stay .zero after activation and after "
        + "setNeedsLayout")
    #expect(library["V-027"]?.text.hasPrefix("- Scenario:") == true)
    #expect(library["V-027"]?.text.contains("###") == false)
    #expect(library["V-999"] == nil)
  }

  @Test func `translations are in step and every claim has its evidence`() throws {
    let library = EvidenceLibrary(folder: lessonsFolder + "/Evidence")
    for entry in course.entries {
      let original = try #require(entry.original)
      for file in entry.files {
        let lesson = try #require(file.parsed.lesson)
        #expect(EvidenceCheck(lesson, library).findings().map(\.diagnostic).map(golden) == [])
        #expect(TranslationCheck(original, lesson).findings().map(\.diagnostic).map(golden) == [])
      }
    }
  }

  @Test func `a new lesson parses, whatever its file is called`() {
    for (file, id) in [
      ("07-My lesson.md", "my-lesson"), ("수업.md", "lesson"), ("a/b/x.ko.md", "x"),
    ] {
      let text = LessonTemplate.text(for: file)
      let parsed = LessonParser.parse(Array(text.utf8), file: file)
      #expect(parsed.diagnostics.map(golden) == [])
      #expect(parsed.lesson?.id == id)
    }
  }
}
