import Foundation
import SwiftScript
import Tutor
import Words

/// Where the lessons are.
struct LessonFolder {
  let path: String

  /// `LAYOUTLAB_LESSONS`, else `Lessons` here, else beside the program or above it.
  init(environment: [String: String]) {
    path = environment["LAYOUTLAB_LESSONS"] ?? Self.found ?? "Lessons"
  }

  func course() -> Course { Course(folder: path) }

  /// What stands in `Evidence` beside the lessons; lessons of one's own rest on ours.
  func evidence() -> EvidenceLibrary {
    let own = EvidenceLibrary(folder: path + "/Evidence")
    guard own.entries.isEmpty, let found = Self.found else { return own }
    return EvidenceLibrary(folder: found + "/Evidence")
  }

  /// The lesson with this id, file stem or number.
  func lesson(_ name: String) throws(UsageError) -> Lesson {
    let course = course()
    guard let entry = course.entry(name) else {
      guard !course.entries.isEmpty else { throw UsageError(.noLessons(in: path)) }
      let names = course.entries.map(\.stem).joined(separator: ", ")
      if let near = Spelling.nearest(to: name, among: course.entries.map(\.stem)) {
        throw UsageError(.noLessonButNear(name, near))
      }
      throw UsageError(.noLesson(name, among: names))
    }
    guard let lesson = entry.lesson(in: Voice.current.language) else {
      let mistakes = entry.files.flatMap(\.parsed.diagnostics).map(\.plainText)
      throw UsageError(.lessonHasMistakes(name, folder: path, mistakes.joined(separator: "\n")))
    }
    return lesson
  }

  private static var found: String? {
    var folder = URL(filePath: FileManager.default.currentDirectoryPath)
    if isLessons(folder.appending(path: "Lessons")) { return "Lessons" }
    // `.build/release/layoutlab` stands in the checkout that has the lessons.
    folder = (Bundle.main.executableURL ?? folder).resolvingSymlinksInPath()
    while folder.path != "/" {
      folder.deleteLastPathComponent()
      let lessons = folder.appending(path: "Lessons")
      if isLessons(lessons) { return lessons.path }
    }
    return nil
  }

  private static func isLessons(_ folder: URL) -> Bool {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.contains { $0.hasSuffix(".md") }
  }
}
