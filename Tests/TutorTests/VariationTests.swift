import Testing
import UIKitEngine

@testable import Playground
@testable import Tutor

/// A "what if" for the real app.
private let whatIf = """
  ```swift setup
  let card = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
  view.addSubview(card)
  :turn
  ```

  ```count loops ask="card.layoutSubviews" vary="3 in 2...9" evidence=V-027
  What if it is asked 3 times?
  ```

  ```swift during loops
  for _ in 1...3 {
    card.setNeedsLayout()
    card.layoutIfNeeded()
  }
  card.setNeedsLayout()
  ```

  ```hint loops
  Not 13, and not 3.5.
  ```

  ```predict width ask="card.frame.width" after="card.frame.size.width = 200" evidence=V-027
  How wide?
  ```
  """

@Suite struct `A question with changed numbers` {
  private func lesson(_ body: String = whatIf) throws -> Lesson {
    try #require(parse(body).lesson)
  }

  @Test func `is as it is written the first time`() throws {
    let lesson = try lesson()
    #expect(lesson.varied(by: 0) == lesson)
    #expect(
      lesson.question("loops")?.variations.map { [$0.lowest, $0.highest, $0.step] } == [[2, 9, 1]])
  }

  @Test func `has other numbers for each seed, the same on every machine`() throws {
    let lesson = try lesson()
    let prompts = (0...4).compactMap { lesson.varied(by: $0).question("loops")?.prompt }

    #expect(Set(prompts).count == 5)
    for seed in 1...20 {
      let question = try #require(lesson.varied(by: seed).question("loops"))
      let number = try #require(Int(question.prompt.filter(\.isNumber)))
      #expect((2...9).contains(number) && number != 3)
      #expect(question.code?.text.contains("1...\(number) {") == true)
      #expect(question.hints == ["Not 13, and not 3.5."])
      #expect(lesson.varied(by: seed).question("width") == lesson.question("width"))
    }
  }

  @Test func `is answered by the engine whatever its numbers are`() throws {
    for seed in 0...3 {
      let lesson = try lesson().varied(by: seed)
      let question = try #require(lesson.question("loops"))
      let number = Int(question.prompt.filter(\.isNumber)) ?? -1
      #expect(Oracle(lesson).outcome(of: question).value == .count(number))
    }
  }

  @Test func `leaves no trace in the lesson`() throws {
    let lesson = try lesson()
    let question = try #require(lesson.question("width"))
    let oracle = Oracle(lesson)
    _ = oracle.outcome(of: try #require(lesson.question("loops")))
    #expect(oracle.outcome(of: question).value == .numbers([200], .number))

    let session = Session()
    let run = LessonRun(lesson, stage: session)
    _ = run.start()
    let before = session.position
    _ = run.take("3")
    _ = run.take("")
    #expect(session.position == before)
  }

  @Test func `two numbers do not write over each other`() throws {
    let body =
      "```count c ask=\"a.b\" during=\"x(1, 2)\" vary=\"1 in 1...2; 2 in 1...2\"\nQ?\n```\n"
    let lesson = try lesson(body)

    #expect(lesson.varied(by: 1).question("c")?.code?.text == "x(2, 1)")
  }

  @Test func `says what is wrong with vary`() {
    func said(_ vary: String) -> [String] {
      parse("```count c ask=\"a.b\" during=\"x(3)\" vary=\"\(vary)\"\nQ?\n```\n").diagnostics
        .map(golden)
    }

    #expect(said("3 in 1...9") == [])
    #expect(
      said("3 to 9") == [
        "7:42: '3 to 9' does not say which number varies | "
          + "write vary=\"300 in 150...350 by 50\"; several stand with semicolons"
      ])
    #expect(
      said("4 in 1...9") == ["7:42: the number 4 does not stand in the question's code"])
  }

  @Test func `check finds a text that goes on speaking of the lesson's own answer`() throws {
    let good = whatIf.replacing("Not 13, and not 3.5.", with: "Count the passes.")
    func said(_ body: String) throws -> [String] {
      let lesson = try lesson(body)
      let question = try #require(lesson.question("loops"))
      let oracle = Oracle(lesson)
      let answer = try #require(oracle.outcome(of: question).value)
      return VariantCheck(question, oracle).findings(answer).map {
        "\($0.promise.rawValue) \($0.diagnostic.message)"
      }
    }

    #expect(try said(good) == [])
    let other = good.replacing(
      "card.layoutIfNeeded()\n",
      with: "card.layoutIfNeeded()\n  card.setNeedsLayout()\n  card.layoutIfNeeded()\n"
    )
    .replacing("Count the passes.", with: "It is 6.")
    #expect(
      try said(other) == [
        "pins the number 6 stands in a text of 'loops' whatever the answer is"
      ])
  }

  @Test func `check finds other numbers that tell no belief from the truth`() throws {
    let body = """
      ```swift setup
      let card = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
      view.addSubview(card)
      :turn
      ```

      ```count loops ask="card.layoutSubviews" vary="3 in 0...3 by 3" evidence=V-027
      What if it is asked 3 times?
      ```

      ```swift during loops
      for _ in 0..<3 { card.setNeedsLayout() }
      ```
      """
    let lesson = try lesson(body)
    let question = try #require(lesson.question("loops"))
    let oracle = Oracle(lesson)
    let answer = try #require(oracle.outcome(of: question).value)

    #expect(VariantCheck(question, oracle).findings(answer).map(\.promise) == [.discriminates])
  }
}
