import Foundation
import Testing

@testable import Tutor

/// A goal for the toy; its conditions stand in the lines 12 and 13.
let toyGoal = """
  ```swift setup
  activate()
  ```

  ```goal settled best=1 evidence=V-027
  // Get it laid out.
  isLaidOut  // it is laid out
  isClean    // nothing waits
  ```

  ```swift solution settled
  layOut()
  ```

  ```hint settled
  What takes a mark away?
  ```

  ```hint settled
  Type layOut().
  ```

  ```why settled evidence=V-027
  A pass takes the mark away.
  ```

  ## Later

  ```predict after ask="isMarked" evidence=V-027
  Is it marked?
  ```
  """

@Suite struct `A goal` {
  private func run(_ body: String = toyGoal) throws -> LessonRun {
    LessonRun(try toy(body), stage: ToyStage(.ios17), oracle: try toyOracle(body))
  }

  private func text(_ steps: [LessonStep]) -> [String] { steps.map { $0.text(.english) } }

  @Test func `is Swift conditions with names, under a comment that says what to do`() throws {
    let goal = try #require(try toy(toyGoal).question("settled"))

    #expect(goal.prompt == "Get it laid out.")
    #expect(goal.conditions.map(\.name) == ["it is laid out", "nothing waits"])
    #expect(goal.conditions.map(\.code.text) == ["isLaidOut", "isClean"])
    #expect(goal.conditions.map(\.code.range.start.line) == [13, 14])
    #expect(goal.best == 1)
  }

  @Test func `a condition without a comment is called by its code, and a string holds no comment`()
    throws
  {
    let body = "```goal g\ntext == \"http://a\"\n  x // \"y\" is x\n```\n"
    let goal = try #require(parse(body).lesson?.question("g"))

    #expect(goal.conditions.map(\.name) == ["`text == \"http://a\"`", "\"y\" is x"])
    #expect(goal.conditions.map(\.code.text) == ["text == \"http://a\"", "x"])
    #expect(goal.conditions.last?.code.range.start.column == 3)
  }

  @Test func `is shown with what holds already`() throws {
    let run = try run()

    #expect(
      text(run.start()).last == """
        ◇ Get it laid out.
          ○ it is laid out
          ○ nothing waits
        Type Swift until all of it holds. (:hint, :solution, :skip)
        """)
    #expect(run.openGoal?.id == "settled")
    #expect(run.openQuestion == nil)
  }

  @Test func `tells by name what is missing, and is silent about a look`() throws {
    let run = try run()
    _ = run.start()

    _ = run.stage.evaluate("mark()", file: "")
    #expect(text(run.notice()) == ["○ Not yet: it is laid out\n○ Not yet: nothing waits"])
    _ = run.stage.evaluate("isMarked", file: "")
    #expect(run.notice().isEmpty)
    #expect(run.notice().isEmpty)
  }

  @Test func `is reached by a detour, and told how few statements it takes`() throws {
    let run = try run()
    var events: [ProgressEvent] = []
    run.onProgress = { events.append($0) }
    _ = run.start()

    _ = run.stage.evaluate("mark()", file: "")
    _ = run.notice()
    _ = run.stage.evaluate("isMarked", file: "")
    _ = run.stage.evaluate("layOut()", file: "")

    #expect(
      text(run.notice()) == [
        "✓ Reached, in 2 statements. It can be done in 1.",
        "A pass takes the mark away.\nRests on V-027.", "Press Enter to go on.",
      ])
    #expect(run.openGoal == nil)
    #expect(events.last?.isRight == true)
    #expect(events.last?.answer == "2")
  }

  @Test func `leaves nothing behind: the lesson goes on as if it had not been`() throws {
    let run = try run()
    _ = run.start()
    _ = run.stage.evaluate("layOut()", file: "")
    _ = run.notice()

    let steps = text(run.take(""))
    #expect(steps.first == "(The app is again as the lesson left it.)")
    #expect(run.take("true").map { $0.text(.english) }.first == "✓ Right: true")
  }

  @Test func `can be given up, or shown`() throws {
    let skipped = try run()
    _ = skipped.start()
    #expect(text(skipped.skip()).last?.hasPrefix("? Is it marked?") == true)

    let shown = try run()
    _ = shown.start()
    #expect(text(shown.hint()) == ["Hint 1 of 2: What takes a mark away?"])
    #expect(text(shown.solution()).first == "One way:\n    layOut()")
    #expect(shown.score == (right: 0, total: 1))
  }

  @Test func `is answered with code in a scripted run`() throws {
    let lesson = try toy(toyGoal)
    func report(_ answers: String) throws -> ScriptedRun.Report {
      ScriptedRun(lesson, oracle: try toyOracle(toyGoal))
        .run(AnswerFile(Array(answers.utf8), file: "answers"))
    }

    let right = try report("settled: mark()\n  layOut()\nafter: yes\n")
    #expect(right.exitCode == 0)
    #expect(
      right.text(.english)
        == "settled: ✓ Reached, in 2 statements. It can be done in 1.\nafter: ✓ Right: true\n"
        + "That was the lesson: 2 of 2 right.")

    let wrong = try report("settled: mark()\nafter: yes\n")
    #expect(wrong.exitCode == 1)
    #expect(
      wrong.text(.korean).hasPrefix(
        "settled: ✗ 이루지 못했어요.\n  ○ 아직이에요: it is laid out\n  ○ 아직이에요: nothing waits\n"))
    #expect(try report("settled: nonsense\nafter: yes").text(.english).contains("cannot find"))
    #expect(try report("after: yes").exitCode == 1)
  }
}
