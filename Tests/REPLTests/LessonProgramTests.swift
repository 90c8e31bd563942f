import Foundation
import TemporaryFolder
import Terminal
import Testing

@testable import REPL

/// What the command line says of lessons; what lessons are is TutorTests' business.
struct LessonProgramTests {
  private let folder = TemporaryFolder()
  private static let lessons = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Transcripts/Lessons").path

  private func run(_ arguments: String...) -> (
    output: String, errors: String, status: REPL.ExitStatus
  ) {
    let output = Output()
    let errors = Output()
    let status = Program(
      console: Console(output: output, errors: errors),
      environment: ["LAYOUTLAB_LESSONS": Self.lessons]
    ).run(arguments: arguments)
    return (output.text, errors.text, status)
  }

  private func answers(_ text: String) throws -> String {
    try folder.file("answers", text).path
  }

  @Test func `right answers end with 0, wrong and missing ones with 1`() throws {
    let right = try answers("marks: 0\nlater: (20, 0, 200, 100)\n")
    #expect(run("lesson", "1", "--answers", right).status == .success)
    #expect(run("lesson", "1", "--answers", try answers("marks: 2\n")).status == .failure)
    #expect(run("lesson", "1", "--answers", try answers("")).status == .failure)
  }

  @Test func `an answer to nothing is a mistake of the file`() throws {
    let result = run("lesson", "1", "--answers", try answers("odd: 1\n"))
    #expect(result.output == "")
    #expect(result.errors.contains("odd"))
    #expect(result.status == .usage)
  }

  @Test func `--json reports one object a line`() throws {
    let lines = run("lesson", "1", "--json", "--answers", try answers("marks: 0\n")).output
      .split(separator: "\n")
    #expect(lines.count == 3)
    for line in lines { #expect(line.hasPrefix("{") && line.contains("\"v\":1")) }
  }

  @Test func `a lesson that is not there is told`() throws {
    let result = run("lesson", "odd", "--answers", try answers(""))
    #expect(result.errors == "layoutlab: no lesson 'odd'; there are 01-marks\n")
    #expect(result.status == .usage)
  }

  @Test func `learn tells where a broken lesson has its mistakes`() throws {
    let text = "---\nformat: 1\nid: a\ntitle: A\n---\n\n```predict p aks=\"x\"\nQ?\n```\n"
    _ = try folder.file("01-a.md", text)
    let errors = Output()
    let status = Program(
      console: Console(output: Output(), errors: errors),
      environment: ["LAYOUTLAB_LESSONS": folder.path]
    ).run(arguments: ["learn", "1"])

    #expect(status == .usage)
    #expect(errors.text.contains("01-a.md:7:14: error: 'predict' has no attribute 'aks'"))
    #expect(errors.text.contains("note: did you mean 'ask'?"))
  }

  @Test func `a new lesson is written once and passes check`() throws {
    let lessons = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Lessons/Evidence")
    try FileManager.default.createSymbolicLink(
      at: folder.url.appending(path: "Evidence"), withDestinationURL: lessons)
    let file = folder.url.appending(path: "mine.md").path

    #expect(run("new", "lesson", file).status == .success)
    #expect(run("new", "lesson", file).errors == "layoutlab: \(file) is there already\n")
    #expect(run("check", folder.path).output == "1 lesson file, all right\n")
    #expect(run("check", folder.path + "/nothing").status != .success)
  }
}
