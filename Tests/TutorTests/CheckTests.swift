import Foundation
import Testing
import UIKitEngine

@testable import Tutor

@Suite struct `The check of a course` {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("layoutlab-\(UUID().uuidString)")

  private func report(_ files: [String: String]) throws -> CheckReport {
    defer { try? FileManager.default.removeItem(at: folder) }
    let evidence = folder.appendingPathComponent("Evidence")
    try FileManager.default.createDirectory(at: evidence, withIntermediateDirectories: true)
    try "# Evidence\n### V-027 Stale\n- text\n### V-074 Now\n### V-012 Order\n".write(
      to: evidence.appendingPathComponent("views.md"), atomically: true, encoding: .utf8)
    for (name, body) in files {
      try (frontMatter + body).write(
        to: folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
    }
    return Check(folder: folder.path, makeStage: ToyStage.init).run()
  }

  private func said(_ report: CheckReport) -> [String] {
    report.findings.map { finding in
      let name = finding.diagnostic.range.file.split(separator: "/").last ?? ""
      return "\(finding.promise.rawValue) \(name):" + golden(finding.diagnostic)
    }
  }

  /// The toy without its last question, on which all beliefs agree.
  private var good: String {
    String(
      toyLesson[
        ..<(toyLesson.firstRange(of: "```predict settled")?.lowerBound
          ?? toyLesson.endIndex)])
  }

  @Test func `finds nothing in a good course`() throws {
    let report = try report(["01-toy.md": good, "01-toy.ko.md": good, "README.md": "no lesson"])

    #expect(said(report) == [])
    #expect(report.exitCode == 0)
    #expect(report.text() == "2 lesson files, all right")
  }

  @Test func `finds a question on which every misconception agrees with the truth`() throws {
    let report = try report(["01-toy.md": toyLesson])

    #expect(
      said(report) == [
        "discriminates 01-toy.md:63:1: no misconception answers 'settled' differently "
          + "| a learner who believes something wrong would get it right all the same"
      ])
    #expect(report.exitCode == 1)
  }

  @Test func `finds a pin that moved, missing and unknown evidence, and a hint that tells`() throws
  {
    let body = good.replacing("pin=\"(0, 0, 0, 0)\"", with: "pin=\"(1, 0, 0, 0)\"")
      .replacing("evidence=V-074", with: "evidence=V-999")
      .replacing("```why before evidence=V-027", with: "```why before")
      .replacing("Has anyone laid it out?", with: "Not (0, 0, 0, 0)?")
    let report = try report(["01-toy.md": body])

    #expect(
      said(report) == [
        "pins 01-toy.md:13:37: the engine's answer is now '(0, 0, 0, 0)', not the pinned "
          + "'(1, 0, 0, 0)' | if the new answer is right, write pin=\"(0, 0, 0, 0)\"",
        "hints 01-toy.md:13:1: a hint of 'before' contains the answer | only the last hint may",
        "evidence 01-toy.md:25:1: this explanation names no evidence | add evidence=V-027",
        "evidence 01-toy.md:43:51: there is no evidence 'V-999'",
      ])
  }

  @Test func `finds an answer that hangs on what the evidence leaves open`() throws {
    let body = good + "\n```predict guess ask=\"isGuess\" evidence=V-027\nIs it?\n```\n"
    let report = try report(["01-toy.md": body])

    #expect(report.findings.map(\.promise) == [.discriminates, .certain])
    #expect(
      said(report).last?.hasSuffix(
        "the answer to 'guess' hangs on 'emptyViewsAreDrawn' "
          + "| the evidence leaves that open; ask for something that is known") == true)
  }

  @Test func `finds a translation that is out of step`() throws {
    let report = try report([
      "01-toy.md": good, "01-toy.ko.md": good.replacing("layOut()\nlayOut()", with: "layOut()"),
    ])

    #expect(
      report.findings.map(\.promise) == [.translation])
    #expect(said(report)[0].hasPrefix("translation 01-toy.ko.md:43:1: 'twice' is not as in the"))
  }

  @Test func `finds a lesson that tells too few misconceptions apart`() throws {
    let body =
      "```swift setup\nactivate()\n```\n```predict p ask=\"bounds\" evidence=V-027\nQ?\n```\n"
    let report = try report(["01-toy.md": body])

    #expect(
      said(report) == [
        "discriminates 01-toy.md:1:1: the lesson tells too few misconceptions from the truth: 1 instead of 3"
      ])
  }

  @Test func `puts an answer's own diagnostic where the lesson has the expression`() throws {
    let report = try report(["01-toy.md": "```predict p ask=\"nonsense\" evidence=V-027\nQ?\n```\n"]
    )

    #expect(
      said(report).first == "answerable 01-toy.md:7:19: cannot find 'nonsense' in scope")
  }

  @Test func `says so when there is no folder, no lesson, or no sense in one`() throws {
    let nowhere = Check(folder: "/nowhere/at/all", makeStage: ToyStage.init).run()
    #expect(
      nowhere.text().hasPrefix(
        "/nowhere/at/all:1:1: error: cannot read '/nowhere/at/all': there is no such folder"))
    #expect(nowhere.exitCode == 2)
    #expect(try report([:]).exitCode == 2)
    #expect(try report(["01-toy.md": "```predict p\n"]).exitCode == 2)
  }

  @Test func `reports in JSON and for JUnit`() throws {
    let report = try report(["01-<toy>.md": toyLesson])

    let lines = report.json().split(separator: "\n")
    #expect(lines.count == 2)
    #expect((lines.first ?? "").contains(#""column":1,"#))
    #expect((lines.first ?? "").contains(#""line":63,"#))
    #expect((lines.first ?? "").contains(#""promise":"discriminates""#))
    #expect((lines.last ?? "") == #"{"findings":1,"lessons":1,"type":"check","v":1}"#)
    #expect(report.junit().contains(#"tests="9" failures="1">"#))
    #expect(report.junit().contains("01-&lt;toy&gt;.md"))
    #expect(!report.junit().contains("<toy>"))
    #expect(try self.report(["01-toy.md": "```predict p"]).junit().contains(#"skipped="8">"#))
  }
}
