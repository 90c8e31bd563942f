import Testing

@testable import Tutor

/// One mistake in a lesson's body, and all that is said about it.
nonisolated struct Mistake: CustomTestStringConvertible {
  var name: String
  var body: String
  var said: [String]

  init(_ name: String, _ body: String, _ said: String...) {
    self.name = name
    self.body = body
    self.said = said
  }

  var testDescription: String { name }
}

@Suite struct `A mistake in a lesson is named at its place` {
  @Test(arguments: fences + info + attachments) func `in the body`(_ mistake: Mistake) {
    let parsed = parse(mistake.body)

    #expect(parsed.lesson == nil)
    #expect(parsed.diagnostics.map(golden) == mistake.said)
  }

  @Test(arguments: frontMatters) func `in the front matter`(_ mistake: Mistake) {
    let parsed = LessonParser.parse(Array(mistake.body.utf8), file: "lesson.md")

    #expect(parsed.diagnostics.map(golden) == mistake.said)
  }

  @Test func `bytes that are not UTF-8`() {
    let bytes = Array("---\nid: 한".utf8) + [0xFF, 0x41]

    let parsed = LessonParser.parse(bytes, file: "lesson.md")

    #expect(
      parsed.diagnostics.map(golden) == ["2:8: this file is not UTF-8 text | save it as UTF-8"])
  }

  nonisolated static let fences = [
    Mistake(
      "a fence that is never closed", "```predict p1 ask=\"a\"\nWhat?\n",
      "7:1: this '```predict' fence is never closed | end it with a line that holds only ```"),
    Mistake(
      "a plain fence that is never closed", "```swift\nlet a = 1\n",
      "7:1: this '```swift' fence is never closed | end it with a line that holds only ```"),
    Mistake(
      "a fence that begins inside another",
      "```predict p1 ask=\"a\"\nWhat?\n\n```hint p1\nLook.\n```\n",
      "10:1: the fence opened in line 7 is not closed before this one begins "
        + "| end it with a line that holds only ``` [\"```\\n\\n\"]"),
    Mistake(
      "an unknown kind", "```predcit p1 ask=\"a\"\nWhat?\n```\n",
      "7:4: unknown fence 'predcit' | did you mean 'predict'? [\"predict\"]"),
    Mistake(
      "a kind like no other", "```quiz\nWhat?\n```\n",
      "7:4: unknown fence 'quiz' | there are: predict, choose, order, count, goal, hint, why, "
        + "wrong, swift, text, console, sh"),
    Mistake(
      "an unknown swift role", "```swift tyr\na\n```\n",
      "7:10: unknown kind of swift fence 'tyr' | did you mean 'try'? [\"try\"]"),
    Mistake(
      "a fence in a list", "- item\n\n  ```predict p1 ask=\"a\"\n  What?\n  ```\n",
      "9:3: a 'predict' fence cannot stand in a list or quotation "
        + "| begin its line with the backticks"),
    Mistake(
      "a backtick in the info string", "```predict p1 ask=\"a `b`\"\nWhat?\n```\n\nMore.\n",
      "7:1: a backtick cannot stand in a fence's first line: Markdown then sees no fence "
        + "| put code that needs one into a 'swift after ID' or 'swift during ID' block"),
    Mistake(
      "an unknown time command", "```swift try\n:trun\n```\n",
      "8:1: a lesson's code has no command ':trun' | did you mean ':turn'? [\":turn\"]"),
  ]

  nonisolated static let info = [
    Mistake(
      "no id", "```predict ask=\"a\"\nWhat?\n```\n",
      "7:1: 'predict' needs an id | write it behind the kind: 'predict size-before'"),
    Mistake(
      "an id with capitals", "```predict P_1 ask=\"a\"\nWhat?\n```\n",
      "7:12: 'P_1' cannot be an id "
        + "| an id is made of small letters, digits and hyphens, and begins with a letter"),
    Mistake(
      "the same id twice",
      "```predict p1 ask=\"a\"\nWhat?\n```\n\n```count p1 ask=\"a.b\"\nHow often?\n```\n",
      "11:10: the id 'p1' is taken | line 7 has it first"),
    Mistake(
      "an unknown attribute", "```predict p1 aks=\"a\"\nWhat?\n```\n",
      "7:15: 'predict' has no attribute 'aks' | did you mean 'ask'? [\"ask\"]"),
    Mistake(
      "an attribute twice", "```predict p1 ask=\"a\" ask=\"b\"\nWhat?\n```\n",
      "7:23: 'ask' is given twice"),
    Mistake(
      "a space before the value", "```predict p1 ask= \"a\"\nWhat?\n```\n",
      "7:15: expected a value behind 'ask=' | write ask=\"value\" without spaces around '='"),
    Mistake(
      "a word too many", "```predict p1 p2 ask=\"a\"\nWhat?\n```\n",
      "7:15: unexpected 'p2' | 'predict' takes ask, after, as, vary, pin, evidence, "
        + "each as key=\"value\""),
    Mistake(
      "nothing to ask", "```predict p1\nWhat?\n```\n",
      "7:1: 'predict' needs 'ask' | add ask=\"card.bounds\""),
    Mistake(
      "a value without its last quote", "```predict p1 ask=\"a\nWhat?\n```\n",
      "7:19: unterminated string literal | end it with '\"' in the same line"),
    Mistake(
      "an unknown escape", "```predict p1 ask=\"a\\q\"\nWhat?\n```\n",
      "7:21: invalid escape sequence '\\q' in literal | in #\"…\"# a backslash stands for itself"),
    Mistake(
      "an interpolation", "```predict p1 ask=\"\\(a)\"\nWhat?\n```\n",
      "7:20: a lesson's values are fixed text: nothing is interpolated"),
    Mistake(
      "an unknown answer form", "```predict p1 ask=\"a\" as=rekt\nWhat?\n```\n",
      "7:26: unknown kind of answer 'rekt' | did you mean 'rect'? [\"rect\"]"),
    Mistake(
      "evidence with a space", "```predict p1 ask=\"a\" evidence=V-1\nWhat?\n```\n",
      "7:32: 'V-1' is no evidence id "
        + "| an id looks like V-027; several stand with commas and without spaces"),
    Mistake(
      "an order of one", "```order o1 ask=\"callbacks\" of=[a.b]\nWhat?\n```\n",
      "7:32: an order needs at least two callbacks"),
    Mistake(
      "a list that is not closed", "```order o1 ask=\"callbacks\" of=[a.b, c.d\nWhat?\n```\n",
      "7:32: expected ']' at the end of the list | write [a, b]"),
    Mistake(
      "a count of no callback", "```count c1 ask=\"layoutSubviews\"\nWhat?\n```\n",
      "7:18: 'layoutSubviews' does not name a callback "
        + "| write 'card.layoutSubviews': whose it is, a dot, its name"),
    Mistake(
      "columns count bytes, as swiftc's do", "```predict p1 ask=\"한\" aks=1\nWhat?\n```\n",
      "7:25: 'predict' has no attribute 'aks' | did you mean 'ask'? [\"ask\"]"),
  ]

  nonisolated static let attachments = [
    Mistake(
      "a hint for no question", "```predict p1 ask=\"a\"\nWhat?\n```\n\n```hint p2\nLook.\n```\n",
      "11:9: no question has the id 'p2' | did you mean 'p1'? [\"p1\"]"),
    Mistake(
      "a question without text", "```predict p1 ask=\"a\"\n```\n",
      "7:1: this 'predict' asks nothing | write the question between its fences"),
    Mistake(
      "an unknown misconception",
      "```predict p1 ask=\"a\"\nWhat?\n```\n\n```wrong p1 by=initLoadView\nNo.\n```\n",
      "11:16: unknown misconception 'initLoadView' | did you mean 'initLoadsView'? "
        + "[\"initLoadsView\"]"),
    Mistake(
      "code twice",
      "```predict p1 ask=\"a\" after=\"b\"\nWhat?\n```\n\n```swift after p1\nb\n```\n",
      "11:1: 'p1' has a 'after' already"),
    Mistake(
      "the wrong role for the kind",
      "```count p1 ask=\"a.b\"\nHow often?\n```\n\n```swift after p1\nb\n```\n",
      "11:1: 'count' takes no 'swift after' block | write 'swift during'"),
  ]

  nonisolated static let frontMatters = [
    Mistake(
      "none", "# Title\n",
      "1:1: expected front matter in the first line | begin the lesson with '---', 'format: 1', "
        + "'id: …', 'title: …', '---'"),
    Mistake(
      "not closed", "---\nformat: 1\n",
      "1:1: this front matter is never closed | end it with a line that holds only ---"),
    Mistake(
      "a key that is missing and one that is misspelled",
      "---\nformat: 1\nid: a\ntitel: T\n---\n",
      "1:1: the front matter needs 'title' | add 'title: …'",
      "4:1: unknown key 'titel' | did you mean 'title'? [\"title\"]"),
    Mistake(
      "a format from the future", "---\nformat: 2\nid: a\ntitle: T\n---\n",
      "2:9: unknown format '2' | this layoutlab reads format 1"),
    Mistake(
      "a number that is none", "---\nformat: 1\nid: a\ntitle: T\nminutes: ten\n---\n",
      "5:10: 'minutes' is a number above 0, not 'ten'"),
    Mistake(
      "a line without a colon", "---\nformat: 1\nid: a\ntitle: T\nwords\n---\n",
      "5:1: expected 'key: value'"),
    Mistake(
      "a system that is not modelled", "---\nformat: 1\nid: a\ntitle: T\nsystem: ios71\n---\n",
      "5:9: unknown system 'ios71' | did you mean 'ios17'? [\"ios17\"]"),
  ]
}
