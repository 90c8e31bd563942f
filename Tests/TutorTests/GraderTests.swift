import Testing
import UIKitEngine

@testable import Tutor

@Suite struct `The grader` {
  @Test func `asks the engine for every answer`() throws {
    let oracle = try toyOracle()
    let answers = oracle.lesson.questions.map { oracle.outcome(of: $0).value?.description }

    #expect(
      answers == [
        "(0, 0, 0, 0)", "(0, 0, 0, 0)", "1", "view.layoutSubviews → card.layoutSubviews", "false",
      ])
  }

  @Test func `names the belief behind a wrong answer and what speaks against it`() throws {
    let grader = Grader(try toyOracle())
    let question = try #require(grader.oracle.lesson.question("before"))

    let given = try grader.read("0 0 200 200", for: question).get()
    let verdict = try #require(grader.grade(given, for: question))

    #expect(verdict.judgement == .wrong)
    #expect(verdict.beliefs == [.constraintsApplyImmediately])
    #expect(verdict.remark?.text == "Constraints are only marks.")
    #expect(
      verdict.text(.english) == """
        ✗ Not so. You said (0, 0, 200, 200); the engine says (0, 0, 0, 0)
        That would be so if adding views and changing constraints laid out at once. It is not.
        Constraints are only marks.
        Rests on V-027.
        `view.layoutSubviews` would then have run at `activate()`. The record shows no such call.
        """)
  }

  @Test func `has no belief to name for an answer of nobody's`() throws {
    let grader = Grader(try toyOracle())
    let question = try #require(grader.oracle.lesson.question("before"))

    let given = try grader.read("1 2 3 4", for: question).get()
    let verdict = try #require(grader.grade(given, for: question))

    #expect(verdict.judgement == .wrong)
    #expect(verdict.beliefs.isEmpty)
    #expect(verdict.contradiction == nil)
  }

  @Test func `offers the misconceptions' answers as choices, in the same order every time`() throws
  {
    let question = try #require(try toy().question("marked"))
    let choices = try (0..<5).map { _ in try toyOracle().choices(for: question) }

    #expect(Set(choices.map { $0.map(\.description) }).count == 1)
    #expect(
      Set(choices[0].map(\.description)) == ["(0, 0, 0, 0)", "(0, 0, 200, 200)"])
  }

  @Test func `never shows the callbacks in their true order`() throws {
    let oracle = try toyOracle()
    let question = try #require(oracle.lesson.question("chain"))

    #expect(Answer.order(oracle.items(of: question)) != oracle.outcome(of: question).value)
  }

  @Test func `counts what happens during the question, under each belief`() throws {
    let oracle = try toyOracle()
    let question = try #require(oracle.lesson.question("twice"))
    let deviations = oracle.deviations(of: question)

    #expect(oracle.outcome(of: question).value == .count(1))
    #expect(deviations.map(\.misconception).contains(.setNeedsLayoutIsImmediate))
    #expect(deviations.map(\.misconception).contains(.layoutIfNeededAlwaysLaysOut))
  }

  @Test func `says that the lesson is at fault when its code does not run`() throws {
    let oracle = try toyOracle(
      "```predict p ask=\"nonsense\"\nWhat?\n```\n\n```predict q ask=\"bounds\" after=\"crash()\"\nWhat?\n```\n"
    )

    let failures = oracle.lesson.questions.map { question in
      if case .failure(let failure) = oracle.outcome(of: question).answer {
        failure.message
      } else {
        ""
      }
    }
    #expect(
      failures == [
        "cannot find 'nonsense' in scope", "the app ends here: Fatal error: on purpose",
      ])
  }

  @Test func `a try block may crash: the app goes on as it was`() throws {
    let oracle = try toyOracle(
      "```swift try\ncrash()\n```\n\n```predict p ask=\"bounds\"\nWhat?\n```\n")
    let question = try #require(oracle.lesson.question("p"))

    #expect(oracle.outcome(of: question).value?.description == "(0, 0, 0, 0)")
  }
}
