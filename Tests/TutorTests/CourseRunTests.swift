import Foundation
import TemporaryFolder
import Testing
import Words

@testable import Playground
@testable import Tutor

/// The repository's own lessons, in the app that learners get.
@Suite struct `The course in a session` {
  @Test func `keeps every promise that check proves`() {
    let report = Check(folder: lessonsFolder).run()

    #expect(report.findings.map(\.diagnostic).map(\.plainText) == [])
    #expect(report.lessons.count >= 2)
  }

  @Test func `a new lesson keeps them from the start`() throws {
    let folder = TemporaryFolder()
    let file = folder.url.appendingPathComponent("01-mine.md")
    try LessonTemplate.text(for: file.path).write(to: file, atomically: true, encoding: .utf8)

    let report = Check(folder: folder.path, sharedEvidence: lessonsFolder + "/Evidence").run()

    #expect(report.findings.map(\.diagnostic).map(\.plainText) == [])
    #expect(report.text() == "1 lesson file, all right")
  }

  @Test(arguments: Language.allCases)
  func `can be taken to its end without a crash, skipped all the way`(_ language: Language) throws {
    for entry in Course(folder: lessonsFolder).entries {
      let lesson = try #require(entry.lesson(in: language))
      let run = LessonRun(lesson, stage: Session())
      var steps = run.start()
      for _ in 0..<200 where !run.isFinished {
        steps += run.openQuestion == nil && run.openGoal == nil ? run.take("") : run.skip()
      }

      #expect(run.isFinished)
      #expect(run.verdicts.count == lesson.questions.count { $0.kind != .goal })
      for step in steps {
        if case .ran(let evaluation) = step { #expect(evaluation.ending == .completed) }
        if case .broken(let message) = step { Issue.record("\(message)") }
      }
    }
  }

  @Test func `now or later prints what its prose says`() throws {
    let lesson = try #require(Course(folder: lessonsFolder).entry("now-or-later")?.original)
    let run = LessonRun(lesson, stage: Session())
    var steps = run.start()
    for _ in 0..<200 where !run.isFinished {
      steps += run.openQuestion == nil && run.openGoal == nil ? run.take("") : run.skip()
    }

    let printed = steps.compactMap {
      if case .ran(let evaluation) = $0 { evaluation.output } else { nil }
    }
    #expect(
      printed.filter { !$0.isEmpty } == [
        "(0.0, 0.0, 200.0, 200.0)\n(0.0, 0.0, 0.0, 0.0)\n", "(95.0, 300.0, 200.0, 200.0)\n",
        "(95.0, 300.0, 200.0, 200.0)\n", "(95.0, 200.0, 200.0, 200.0)\n",
      ])
  }

  @Test func `right answers are right and end with 0`() throws {
    let entry = try #require(Course(folder: lessonsFolder).entry("now-or-later"))
    let lesson = try #require(entry.original)
    let answers = """
      bounds-before: .zero
      bounds-marked: 0 0 0 0
      image-too-early: CGRect.zero
      whose-call: (95, 100)
      passes: once
      clean-child: 0
      top-down: viewController.viewWillLayoutSubviews, view.layoutSubviews
        viewController.viewDidLayoutSubviews, card.layoutSubviews
      up-now: top.constant = 140
        view.layoutIfNeeded()
      two-constants: 95 260
      """

    let report = ScriptedRun(lesson).run(AnswerFile(Array(answers.utf8), file: "answers"))

    #expect(report.results.filter { !$0.isRight }.map(\.question.id) == [])
    #expect(report.exitCode == 0)
  }

  @Test func `a wrong answer names its belief and shows what speaks against it`() throws {
    let entry = try #require(Course(folder: lessonsFolder).entry("now-or-later"))
    let lesson = try #require(entry.original)
    let answers = "bounds-marked: 0 0 200 200"

    let report = ScriptedRun(lesson).run(AnswerFile(Array(answers.utf8), file: "answers"))

    let verdict = try #require(report.results[1].verdict)
    #expect(verdict.namedBeliefs == [.setNeedsLayoutIsImmediate])
    #expect(
      verdict.contradiction?.text(.english)
        == "Then `card.layoutSubviews` would have run at `view.setNeedsLayout()`. "
        + "The record shows no such call there.")
  }
}
