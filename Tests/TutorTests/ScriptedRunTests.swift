import Testing

@testable import Tutor

@Suite struct `A scripted run` {
  private func report(_ answers: String) throws -> ScriptedRun.Report {
    ScriptedRun(try toy(), oracle: try toyOracle())
      .run(AnswerFile(Array(answers.utf8), file: "answers.txt"))
  }

  private let good = """
    # good
    before: 0 0 0 0
    marked: .zero
    twice: once
    chain: view.layoutSubviews
      card.layoutSubviews
    settled: no
    """

  @Test func `ends with 0 when all is right`() throws {
    let report = try report(good)

    #expect(report.results.map(\.isRight) == Array(repeating: true, count: 5))
    #expect(report.exitCode == 0)
  }

  @Test func `ends with 1 when an answer is wrong, unreadable or missing`() throws {
    #expect(try report(good.replacing("once", with: "2")).exitCode == 1)
    #expect(try report(good.replacing("once", with: "often")).exitCode == 1)
    let missing = try report(good.replacing("twice: once\n", with: ""))
    #expect(missing.exitCode == 1)
    #expect(missing.results[2].verdict?.judgement == .skipped)
  }

  @Test func `ends with 2 and the place when the answer file is wrong`() throws {
    let report = try report("befor: 0\nmarked: a\nmarked: b\nwhat\n  a: b\n")

    #expect(report.exitCode == 2)
    #expect(report.results.isEmpty)
    #expect(
      report.diagnostics.map(golden) == [
        "3:1: 'marked' is answered twice | line 2 answers it first",
        "4:1: expected 'ID: answer' | a comment begins with #",
        "1:1: no question has the id 'befor' | did you mean 'before'? [\"before\"]",
      ])
    let binary = AnswerFile([0x61, 0xFF], file: "answers.txt")
    #expect(
      binary.diagnostics.map(golden) == ["1:2: this file is not UTF-8 text | save it as UTF-8"])
    #expect(
      AnswerFile(Array("  a: b".utf8), file: "a").diagnostics.map(golden) == [
        "1:3: this indented line continues no answer"
      ])
  }

  @Test func `reports as text and as one JSON object a line`() throws {
    let report = try report("before: 0 0 200 200\ntwice: often\n")

    #expect(report.text(.english).hasPrefix("before: ✗ Not so.\n  You said: (0, 0, 200, 200)"))
    #expect(report.text(.korean).hasSuffix("수업이 끝났어요. 5문제 중에서 0문제를 맞혔어요."))
    let lines = report.json().split(separator: "\n")
    #expect(lines.count == 6)
    #expect(
      lines.first
        == #"{"answer":"(0, 0, 0, 0)","beliefs":["constraintsApplyImmediately"],"given":"(0, 0, 200, 200)","id":"before","lesson":"lesson","type":"question","v":1,"verdict":"wrong"}"#
    )
    #expect(lines.last == #"{"lesson":"lesson","right":0,"total":5,"type":"lesson","v":1}"#)
  }
}
