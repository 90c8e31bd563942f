import Foundation
import Testing

@testable import Tutor

@Suite struct `The progress log` {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("layoutlab-\(UUID().uuidString)")
  private let event = ProgressEvent(
    .answered, lesson: "l", question: "q", answer: "답", isRight: true,
    time: Date(timeIntervalSince1970: 0))

  private func withLog<T>(_ bytes: [UInt8]? = nil, _ body: (ProgressLog) throws -> T) throws -> T {
    defer { try? FileManager.default.removeItem(at: folder) }
    let log = ProgressLog(folder: folder.path)
    if let bytes {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(bytes).write(to: URL(fileURLWithPath: log.path))
    }
    return try body(log)
  }

  @Test func `gives back what it was given`() throws {
    try withLog { log in
      #expect(try log.read().get().events.isEmpty)
      try log.append(event).get()
      try log.append(event).get()
      let contents = try log.read().get()
      #expect(contents.events == [event, event])
      #expect(contents.diagnostics.isEmpty)
    }
  }

  @Test func `half a line at the end loses neither itself nor what follows`() throws {
    let half = Array(#"{"kind":"answered","les"#.utf8)
    try withLog(half) { log in
      let before = try log.read().get()
      #expect(
        before.diagnostics.map(golden) == [
          "1:1: this line ends in the middle; it was passed over "
            + "| it stays in the file; what follows goes on a line of its own"
        ])

      try log.append(event).get()

      #expect(try log.read().get().events == [event])
      let bytes = try [UInt8](Data(contentsOf: URL(fileURLWithPath: log.path)))
      #expect(bytes.starts(with: half))
    }
  }

  @Test func `garbage between events is reported and stepped over`() throws {
    try withLog { log in
      try log.append(event).get()
      let good = try [UInt8](Data(contentsOf: URL(fileURLWithPath: log.path)))
      let bytes = good + [0xFF, 0x00, 0x0A] + Array("[1]\n\n".utf8) + good

      let contents = ProgressLog.contents(of: bytes, path: "progress.jsonl")

      #expect(contents.events == [event, event])
      #expect(contents.diagnostics.map(\.range.start.line) == [2, 3])
    }
  }

  @Test func `a place that cannot be written is an error with its path`() throws {
    try withLog(Array("x".utf8)) { log in
      let inside = ProgressLog(folder: log.path)
      guard case .failure(let failure) = inside.append(event) else {
        Issue.record("a file is no folder")
        return
      }
      #expect(failure.message.hasPrefix("cannot write '\(inside.path)'"))
    }
  }
}

@Suite struct `A progress summary` {
  private func event(_ kind: ProgressEvent.Kind, _ question: String?, _ isRight: Bool?)
    -> ProgressEvent
  {
    ProgressEvent(
      kind, lesson: "now-or-later", question: question, isRight: isRight,
      time: Date(timeIntervalSince1970: 0))
  }

  @Test func `counts the last answer to each question`() {
    let summary = ProgressSummary([
      event(.began, nil, nil), event(.answered, "a", true), event(.answered, "b", false),
      event(.answered, "b", true), event(.answered, "c", true), event(.skipped, "c", nil),
    ])

    #expect(summary.mastered == ["now-or-later": ["a", "b"]])
    #expect(summary.finished.isEmpty)
  }

  @Test func `goes on with the first lesson that is not finished`() {
    let course = Course(folder: lessonsFolder)

    #expect(ProgressSummary([]).next(in: course)?.stem == course.entries.first?.stem)
    let done = course.entries.compactMap { entry in
      entry.original.map { ProgressEvent(.finished, lesson: $0.id, time: Date()) }
    }
    let secondIsLeft = done.filter { $0.lesson != course.entries[1].original?.id }
    #expect(ProgressSummary(secondIsLeft).next(in: course)?.stem == course.entries[1].stem)
    #expect(ProgressSummary(done).next(in: course) == nil, "there is none once all are done")
  }
}
