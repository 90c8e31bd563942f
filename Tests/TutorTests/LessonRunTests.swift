import Foundation
import Testing
import UIKitEngine

@testable import Tutor

@Suite struct `A lesson's run` {
  private let noon = Date(timeIntervalSince1970: 0)

  private func run(_ body: String = toyLesson) throws -> LessonRun {
    let run = LessonRun(
      try toy(body), stage: ToyStage(.ios17), oracle: try toyOracle(body))
    run.now = { [noon] in noon }
    return run
  }

  @Test func `stops at a question and takes the next line as its answer`() throws {
    let run = try run()

    let first = run.start().map { $0.text(.english) }
    #expect(run.openQuestion?.question.id == "before")
    #expect(
      first == [
        "A lesson", "", "    activate()",
        """
        ? How big is it?
        Your prediction, such as: (10, 20, 30, 40) (:hint, :skip)
        """,
      ])

    let second = run.take("0 0 0 0").map { $0.text(.english) }
    #expect(
      second == [
        "✓ Right: (0, 0, 0, 0)", "Nothing has run.\nRests on V-027.", "Press Enter to go on.",
      ])
    #expect(run.openQuestion == nil)
  }

  @Test func `goes on after Enter, stops to breathe at a section and runs what it offered`() throws
  {
    let run = try run()
    _ = run.start()
    _ = run.take(".zero")
    _ = run.take("")
    #expect(run.openQuestion?.question.id == "marked")
    _ = run.take("a")

    #expect(run.take("").map { $0.text(.english) }.last == "    layOut()\nPress Enter to run it.")
    _ = run.take("")
    #expect(run.openQuestion?.question.id == "twice")
  }

  @Test func `an answer that cannot be read leaves the question open`() throws {
    let run = try run()
    _ = run.start()

    #expect(
      run.take("hm").map { $0.text(.english) } == [
        "A rect is four numbers, such as (0, 0, 100, 50)."
      ])
    #expect(run.take("   ").isEmpty)
    #expect(run.openQuestion?.question.id == "before")
    #expect(run.verdicts.isEmpty)
  }

  @Test func `hints come one by one and end`() throws {
    let run = try run()
    _ = run.start()

    #expect(
      (0..<3).flatMap { _ in run.hint() }.map { $0.text(.korean) } == [
        "힌트 1/2: Has anyone laid it out?", "힌트 2/2: It is (0, 0, 0, 0).", "힌트를 다 썼어요.",
      ])
  }

  @Test func `can be skipped through to the end`() throws {
    let run = try run()
    _ = run.start()
    for _ in 0..<40 where !run.isFinished { _ = run.skip() }

    #expect(run.isFinished)
    #expect(run.verdicts.map(\.judgement) == Array(repeating: .skipped, count: 5))
    #expect(run.take("").isEmpty)
  }

  @Test func `tells the progress log what happened`() throws {
    let run = try run()
    var events: [ProgressEvent] = []
    run.onProgress = { events.append($0) }

    _ = run.start()
    _ = run.hint()
    _ = run.take("0 0 200 200")

    #expect(
      events == [
        ProgressEvent(.began, lesson: "lesson", time: noon),
        ProgressEvent(.hinted, lesson: "lesson", question: "before", time: noon),
        ProgressEvent(
          .answered, lesson: "lesson", question: "before", answer: "(0, 0, 200, 200)",
          isRight: false, belief: "constraintsApplyImmediately", time: noon),
      ])
  }

  @Test func `blames the lesson, not the learner, when a question has no answer`() throws {
    let run = try run("```predict p ask=\"nonsense\"\nWhat?\n```\n")

    #expect(
      run.start().map { $0.text(.english) }.dropFirst().first
        == "The lesson is at fault here, not you: p: cannot find 'nonsense' in scope")
    #expect(run.isFinished)
  }
}
