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
    #expect(verdict.remarks.map(\.text) == ["Constraints are only marks."])
    #expect(
      verdict.text(.english) == """
        ✗ Not so.
          You said: (0, 0, 200, 200)
          The app says: (0, 0, 0, 0)
        That would be the answer if adding views and changing constraints laid out at once.
        Constraints are only marks.
        Rests on V-027.
        Then `view.layoutSubviews` would have run at `activate()`. The record shows no such call there.
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

  @Test func `shows where the record has the call that a belief wants earlier`() throws {
    let grader = Grader(try toyOracle())
    let question = try #require(grader.oracle.lesson.question("twice"))

    let verdict = try #require(grader.grade(.count(2), for: question))

    #expect(verdict.beliefs == [.setNeedsLayoutIsImmediate, .layoutIfNeededAlwaysLaysOut])
    #expect(verdict.namedBeliefs == [.setNeedsLayoutIsImmediate])
    #expect(
      verdict.contradiction?.text(.english)
        == "Then `card.layoutSubviews` would have run at `mark()`. "
        + "In the record it runs later at `layOut()`.")
    #expect(
      verdict.contradiction?.text(.korean)
        == "그렇다면 `mark()`에서 `card.layoutSubviews` 호출이 일어났어야 해요. "
        + "기록을 보면 더 나중에 `layOut()`에서 일어나요.")
  }

  @Test func `names every belief that the lesson speaks of when several answer alike`() throws {
    let body =
      toyLesson + """

        ```wrong twice by=layoutIfNeededAlwaysLaysOut evidence=V-074
        Only when needed.
        ```

        ```wrong twice by=setNeedsLayoutIsImmediate evidence=V-027
        Only a mark.
        ```
        """
    let grader = Grader(try toyOracle(body))
    let question = try #require(grader.oracle.lesson.question("twice"))

    let verdict = try #require(grader.grade(.count(2), for: question))

    #expect(
      verdict.text(.korean) == """
        ✗ 달라요.
          내 답: 2
          앱의 답: 1
        ‘`layoutIfNeeded()`를 부르면 레이아웃이 필요 없는 뷰도 늘 레이아웃된다’ 또는 \
        ‘`setNeedsLayout()`을 부르면 바로 레이아웃된다’라고 생각하면 나오는 답이에요.
        Only when needed.
        근거: V-074
        Only a mark.
        근거: V-027
        """)
  }

  @Test func `says that the lesson is at fault when its code does not run`() throws {
    let oracle = try toyOracle(
      "```predict p ask=\"nonsense\"\nWhat?\n```\n\n```predict q ask=\"bounds\" after=\"crash()\"\nWhat?\n```\n"
    )

    let failures = oracle.lesson.questions.map { question in
      if case .failure(let failure) = oracle.outcome(of: question).answer {
        failure.phrase.text(.english)
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

  @Test func `a crash that the lesson does not survive is named as the reason`() throws {
    let oracle = try toyOracle(
      "```swift try\ncrash()\n```\n\n```predict p ask=\"nonsense\"\nWhat?\n```\n")
    let question = try #require(oracle.lesson.question("p"))

    guard case .failure(let failure) = oracle.outcome(of: question).answer else {
      Issue.record("nonsense has no value")
      return
    }
    #expect(failure.phrase.text(.english) == "the app ends here: Fatal error: on purpose")
  }
}
