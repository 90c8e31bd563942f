import Playground
import SwiftScript
import UIKitEngine

/// Proves of every lesson in a folder that it keeps its promises.
public struct Check {
  /// Below this many misconceptions told apart, a lesson teaches too little.
  nonisolated static let misconceptionsPerLesson = 3

  private let course: Course
  private let evidence: EvidenceLibrary
  private let makeStage: StageMaker

  /// The evidence stands in `Evidence` beside the lessons, or else in `sharedEvidence`, so that
  /// authors can write in a folder of their own.
  public init(
    folder: String, sharedEvidence: String? = nil,
    makeStage: @escaping StageMaker = { Session.forAnswers($0) }
  ) {
    course = Course(folder: folder)
    let own = EvidenceLibrary(folder: folder + "/Evidence")
    let shared = own.entries.isEmpty ? sharedEvidence.map(EvidenceLibrary.init(folder:)) : nil
    evidence = shared ?? own
    self.makeStage = makeStage
  }

  public func run() -> CheckReport {
    var report = CheckReport(folder: course.folder)
    report.add(course.diagnostics.map { Finding(.format, $0) })
    for entry in course.entries {
      for file in entry.files where file.parsed.lesson != nil {
        report.lessons.append(file.path)
      }
      guard let original = entry.original ?? entry.files.first?.parsed.lesson else { continue }
      report.add(LessonCheck(original, oracle: Oracle(original, makeStage: makeStage)).findings())
      for file in entry.files {
        guard let lesson = file.parsed.lesson else { continue }
        report.add(EvidenceCheck(lesson, evidence).findings())
        if lesson.file != original.file {
          report.add(TranslationCheck(original, lesson).findings())
        }
      }
    }
    report.add(repeatedIDs() + unknownRequirements())
    if course.entries.isEmpty, course.diagnostics.isEmpty {
      report.add([Finding(.format, .noLessons(in: course.folder))])
    }
    return report
  }

  private func unknownRequirements() -> [Finding] {
    let lessons = course.entries.compactMap(\.original)
    return lessons.flatMap { lesson in
      lesson.requires.filter { id in !lessons.contains { $0.id == id } }
        .map { Finding(.format, .unknownRequirement($0, of: lesson)) }
    }
  }

  private func repeatedIDs() -> [Finding] {
    var stems: [String: String] = [:]
    return course.entries.compactMap { entry in
      guard let lesson = entry.original else { return nil }
      guard let other = stems[lesson.id] else {
        stems[lesson.id] = entry.stem
        return nil
      }
      return Finding(.format, .lessonIDTaken(lesson, by: other))
    }
  }
}
