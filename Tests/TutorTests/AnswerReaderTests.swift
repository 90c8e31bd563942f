import Testing

@testable import Tutor

@Suite struct `What a learner types` {
  @Test(arguments: [
    "guard let v = wall.subviews.first else { return }", "struct A {}", "let x = 1", "name()",
    "poster.frame.size = .zero", "  for v in views {",
  ]) func `may be code`(_ line: String) { #expect(AnswerReader.isCode(line)) }

  @Test(arguments: ["3", "poster", "if", "0 0 200 200", "forty"])
  func `is no code`(_ line: String) { #expect(!AnswerReader.isCode(line)) }

  @Test(arguments: [
    "(0, 0, 200, 200)", "0 0 200 200", "0,0,200,200", "CGRect(x: 0, y: 0, width: 200, height: 200)",
    "{{0, 0}, {200, 200}}", "(0.0, 0.0, 200.0, 200.0)", "  0  0  200.01  199.99 ",
    "CGRect(origin: .zero, size: CGSize(width: 200, height: 200))", "x: 0 y: 0 w: 200 h: 200",
    "width: 200, height: 200, x: 0, y: 0", "（０，０，２００，２００）", "0 0 200x200",
    "0, 0, 200pt, 200pt",
  ]) func `is a rect, however it is spelled`(_ line: String) throws {
    let answer = try AnswerReader.read(line, as: .rect).get()
    #expect(answer.agrees(with: .numbers([0, 0, 200, 200], .rect)))
  }

  @Test(arguments: [".zero", "zero", "CGRect.zero", "cgrect.zero", "0 0 0 0"])
  func `is the zero rect`(_ line: String) throws {
    #expect(try AnswerReader.read(line, as: .rect).get() == .numbers([0, 0, 0, 0], .rect))
  }

  @Test(arguments: [
    "200x100", "200 × 100", "(200, 100)", "CGSize(width: 200, height: 100)", "200 100",
  ])
  func `is a size`(_ line: String) throws {
    #expect(try AnswerReader.read(line, as: .size).get() == .numbers([200, 100], .size))
  }

  @Test(arguments: ["-8.5", "−8.5", "-8.5 pt", "-8.5포인트", "CGFloat(-8.5)"])
  func `is a number`(_ line: String) throws {
    #expect(try AnswerReader.read(line, as: .number).get() == .numbers([-8.5], .number))
  }

  @Test(arguments: [
    ("yes", true), ("Y", true), ("true", true), ("참", true), ("네", true), ("예.", true),
    ("no", false), ("false", false), ("거짓", false), ("아니요", false), ("아니오", false),
  ]) func `is yes or no in both languages`(_ line: String, _ bool: Bool) throws {
    #expect(try AnswerReader.read(line, as: .bool).get() == .bool(bool))
  }

  @Test(arguments: [
    ("once", 1), ("2", 2), ("3 times", 3), ("세 번", 3), ("0번", 0), ("never", 0), ("twice.", 2),
  ]) func `is a count`(_ line: String, _ count: Int) throws {
    #expect(try AnswerReader.count(line).get() == .count(count))
  }

  @Test func `is an order of letters or names`() throws {
    let items = ["view.layoutSubviews", "viewController.viewDidLayoutSubviews", "card.draw"]
    let order = Answer.order([items[1], items[0], items[2]])

    for line in [
      "b a c", "bac", "B, A, C", "b → a → c", "b->a->c", "ㅠㅁㅊ",
      "viewDidLayoutSubviews view.layoutSubviews() card.draw(_:)",
    ] {
      #expect(AnswerReader.order(line, of: items) == .success(order))
    }
    #expect(AnswerReader.order("b a", of: items) == .failure(.missingItems(["card.draw"])))
    #expect(AnswerReader.order("b b a", of: items) == .failure(.repeatedItem(items[1])))
    #expect(AnswerReader.order("b a e", of: items) == .failure(.unknownItem("e")))
    #expect(AnswerReader.order("", of: items) == .failure(.missingItems(items)))
  }

  @Test func `is a choice by letter or by value`() {
    let choices: [Answer] = [.numbers([0, 0], .point), .numbers([95, 100], .point)]

    for line in ["b", "B)", "(b)", "ㅠ", "95 100", "CGPoint(x: 95, y: 100)"] {
      #expect(AnswerReader.choice(line, of: choices) == .success(choices[1]))
    }
    #expect(AnswerReader.choice("c", of: choices) == .failure(.notAChoice(letters: ["a", "b"])))
    #expect(AnswerReader.choice("1 2", of: choices) == .failure(.notAChoice(letters: ["a", "b"])))
  }

  @Test func `is asked for again when it cannot be read`() {
    #expect(AnswerReader.read("dunno", as: .rect) == .failure(.notA(.rect)))
    #expect(AnswerReader.read("200 200", as: .rect) == .failure(.numberCount(found: 2, .rect)))
    #expect(AnswerReader.read("0 0 200 200 or so", as: .rect) == .failure(.notA(.rect)))
    #expect(AnswerReader.read("", as: .text) == .failure(.notA(.text)))
    #expect(AnswerReader.read("maybe", as: .bool) == .failure(.notA(.bool)))
    #expect(AnswerReader.count("-1") == .failure(.notACount))
    #expect(AnswerReader.count("1.5") == .failure(.notACount))
  }

  @Test func `agrees within a rounding, and not further`() {
    let third = Answer.numbers([33.333_333], .number)

    #expect(third.agrees(with: .numbers([33.33], .number)))
    #expect(!third.agrees(with: .numbers([33], .number)))
    #expect(Answer.text("UIView").agrees(with: .text("`uiview`")))
    #expect(!Answer.count(1).agrees(with: .numbers([1], .number)))
  }
}
