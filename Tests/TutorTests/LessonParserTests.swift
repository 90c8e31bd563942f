import SwiftScript
import Testing

@testable import Tutor

@Suite struct `The lesson parser` {
  @Test func `a lesson's parts stand in file order`() throws {
    let lesson = try #require(
      parse(
        #"""
        # Title

        Words.

        ```swift setup
        let a = 1
        ```

        ## Section

        ```swift
        shown()
        ```

        ```swift try
        print(a)
        ```

        ```predict p1 ask="a" evidence=V-001,V-002
        What is `a`?
        ```

        ```hint p1
        Look up.
        ```
        """#
      ).lesson)

    #expect(
      lesson.parts.map(shape) == [
        "prose: # Title\n\nWords.", "setup: let a = 1",
        "section: ## Section\n\n```swift\nshown()\n```", "try: print(a)", "question p1",
      ])
    let question = try #require(lesson.question("p1"))
    #expect(question.ask.text == "a")
    #expect(question.prompt == "What is `a`?")
    #expect(question.evidence.map(\.id) == ["V-001", "V-002"])
    #expect(question.hints == ["Look up."])
  }

  @Test func `values are Swift string literals, backslashes and all`() throws {
    let lesson = try #require(
      parse(
        ##"""
        ```predict p1 ask="f(\"a\\b\")" after=#"print("\n")"#
        What?
        ```
        """##
      ).lesson)

    #expect(lesson.question("p1")?.ask.text == #"f("a\b")"#)
    #expect(lesson.question("p1")?.code?.text == #"print("\n")"#)
  }

  @Test func `long code stands in a block of its own`() throws {
    let lesson = try #require(
      parse(
        """
        ```order o1 ask="callbacks" of=[view.layoutSubviews, "card.layoutSubviews()"]
        In which order?
        ```

        ```swift during o1
        view.setNeedsLayout()
        :turn
        view.layoutIfNeeded()
        ```
        """
      ).lesson)

    let question = try #require(lesson.question("o1"))
    #expect(question.items == ["view.layoutSubviews", "card.layoutSubviews()"])
    #expect(
      question.code?.steps == [
        .swift("view.setNeedsLayout()", line: 0), .time(.turn),
        .swift("view.layoutIfNeeded()", line: 2),
      ])
    #expect(question.code?.range.start.line == 12)
  }

  @Test func `the file's name says its language`() {
    #expect(LessonFileName("Lessons/02-now.ko.md").language == .korean)
    #expect(LessonFileName("Lessons/02-now.ko.md").stem == "02-now")
    #expect(LessonFileName("02-now.md").language == .english)
    #expect(LessonFileName("02.now.md").stem == "02.now")
  }

  @Test func `windows line ends and a byte order mark change nothing`() throws {
    let text = "---\nformat: 1\nid: l\ntitle: T\n---\n\n```predict p ask=\"1\"\nQ?\n```\n"
    let windows = [0xEF, 0xBB, 0xBF] + Array(text.replacing("\n", with: "\r\n").utf8)

    let lesson = try #require(LessonParser.parse(windows, file: "l.md").lesson)

    #expect(lesson.title == "T")
    #expect(lesson.question("p")?.prompt == "Q?")
  }

  @Test func `an empty file and one of blank lines are reported, not crashed on`() {
    for text in ["", "\n", "---", "---\n---", "---\n---\n"] {
      let parsed = LessonParser.parse(Array(text.utf8), file: "l.md")
      #expect(parsed.lesson == nil)
      #expect(!parsed.diagnostics.isEmpty)
    }
  }

  @Test func `no beginning of a good lesson crashes the parser`() {
    let whole = Array((frontMatter + goodLesson).utf8)
    for length in 0..<whole.count {
      _ = LessonParser.parse(Array(whole.prefix(length)), file: "l.md")
      _ = LessonParser.parse(Array(whole.dropFirst(length)), file: "l.md")
    }
  }

  private let goodLesson = ##"""
    ```swift setup
    let a = 1
    :turn
    ```
    ```predict p1 ask="\u{61}" after=#"a"# as=number evidence=V-001
    왜 `a`?
    ```
    ```wrong p1 by=initLoadsView evidence=V-001
    No.
    ```
    """##
}

/// A part in one line.
private func shape(_ part: Lesson.Part) -> String {
  switch part {
  case .prose(let prose):
    (prose.opensSection && prose.text.hasPrefix("## ") ? "section: " : "prose: ") + prose.text
  case .setup(let code): "setup: \(code.text)"
  case .tryIt(let code): "try: \(code.text)"
  case .question(let question): "question \(question.id)"
  }
}
