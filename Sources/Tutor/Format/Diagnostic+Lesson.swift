import SwiftScript
import UIKitEngine

/// What can be wrong with a lesson as a whole.
nonisolated extension Diagnostic {
  // MARK: The file

  static func notUTF8(at range: SourceRange) -> Self {
    Diagnostic(.error, "this file is not UTF-8 text", at: range, notes: ["save it as UTF-8"])
  }

  static func unreadable(_ file: String, because reason: String) -> Self {
    let start = SourcePosition(line: 1, column: 1, offset: 0)
    return Diagnostic(
      .error, "cannot read '\(file)': \(reason)",
      at: SourceRange(file: file, start: start, end: start))
  }

  // MARK: Front matter

  static func frontMatterMissing(at range: SourceRange) -> Self {
    Diagnostic(
      .error, "expected front matter in the first line", at: range,
      notes: ["begin the lesson with '---', 'format: 1', 'id: …', 'title: …', '---'"])
  }

  static func frontMatterNotClosed(at range: SourceRange) -> Self {
    Diagnostic(
      .error, "this front matter is never closed", at: range,
      notes: ["end it with a line that holds only ---"])
  }

  static func frontMatterLine(at range: SourceRange) -> Self {
    Diagnostic(.error, "expected 'key: value'", at: range)
  }

  static func frontMatterKeyMissing(_ key: FrontMatter.Key, at range: SourceRange) -> Self {
    Diagnostic(
      .error, "the front matter needs '\(key.rawValue)'", at: range,
      notes: ["add '\(key.rawValue): \(key == .format ? "1" : "…")'"])
  }

  static func frontMatterKeyRepeated(_ key: FrontMatter.Key, at range: SourceRange) -> Self {
    Diagnostic(.error, "'\(key.rawValue)' is given twice", at: range)
  }

  static func frontMatterValueMissing(_ key: FrontMatter.Key, at range: SourceRange) -> Self {
    Diagnostic(.error, "expected a value behind '\(key.rawValue):'", at: range)
  }

  static func unknownFrontMatterKey(_ word: String, at range: SourceRange) -> Self {
    misspelled(
      "unknown key '\(word)'", InfoString.Word(text: word, range: range),
      among: FrontMatter.Key.allCases.map(\.rawValue))
  }

  static func unknownFormat(_ value: String, at range: SourceRange) -> Self {
    Diagnostic(
      .error, "unknown format '\(value)'", at: range,
      notes: ["this layoutlab reads format \(FrontMatter.format)"])
  }

  static func notANumber(_ key: FrontMatter.Key, _ value: String, at range: SourceRange) -> Self {
    Diagnostic(.error, "'\(key.rawValue)' is a number above 0, not '\(value)'", at: range)
  }

  static func unknownSystem(_ value: String, at range: SourceRange) -> Self {
    misspelled(
      "unknown system '\(value)'", InfoString.Word(text: value, range: range),
      among: Rules.System.allCases.map(\.rawValue))
  }

  // MARK: Questions

  static func idTaken(_ word: InfoString.Word, by line: Int) -> Self {
    Diagnostic(
      .error, "the id '\(word.text)' is taken", at: word.range, notes: ["line \(line) has it first"]
    )
  }

  static func unknownQuestion(_ word: InfoString.Word, knowing ids: [String]) -> Self {
    guard !ids.isEmpty else {
      return Diagnostic(.error, "no question has the id '\(word.text)'", at: word.range)
    }
    return misspelled("no question has the id '\(word.text)'", word, among: ids)
  }

  static func questionWithoutText(_ kind: FenceKind, at range: SourceRange) -> Self {
    Diagnostic(
      .error, "this '\(kind.rawValue)' asks nothing", at: range,
      notes: ["write the question between its fences"])
  }

  static func saysNothing(_ kind: FenceKind, at range: SourceRange) -> Self {
    Diagnostic(.error, "this '\(kind.rawValue)' says nothing", at: range)
  }

  static func givenTwice(_ what: String, for id: String, at range: SourceRange) -> Self {
    Diagnostic(.error, "'\(id)' has a '\(what)' already", at: range)
  }

  static func roleNotTaken(_ role: FenceKind, by kind: Question.Kind, at range: SourceRange) -> Self
  {
    let right = kind == .order || kind == .count ? "swift during" : "swift after"
    return Diagnostic(
      .error, "'\(kind.rawValue)' takes no '\(role.rawValue)' block", at: range,
      notes: kind == .goal ? [] : ["write '\(right)'"])
  }

  static func unknownForm(_ word: InfoString.Word) -> Self {
    misspelled(
      "unknown kind of answer '\(word.text)'", word, among: AnswerForm.allCases.map(\.rawValue))
  }

  static func unknownMisconception(_ word: InfoString.Word) -> Self {
    misspelled(
      "unknown misconception '\(word.text)'", word,
      among: Rules.Misconception.allCases.map(\.rawValue))
  }

  static func badCallback(_ word: InfoString.Word) -> Self {
    Diagnostic(
      .error, "'\(word.text)' does not name a callback", at: word.range,
      notes: ["write 'card.layoutSubviews': whose it is, a dot, its name"])
  }

  static func badOrderAsk(_ code: LessonCode) -> Self {
    Diagnostic(
      .error, "'order' asks for callbacks, not for '\(code.text)'", at: code.range,
      notes: [#"write ask="callbacks""#])
  }

  static func tooFewItems(at range: SourceRange) -> Self {
    Diagnostic(.error, "an order needs at least two callbacks", at: range)
  }

  static func badDistractors(_ code: LessonCode) -> Self {
    Diagnostic(
      .error, "'distractors' can only be 'auto'", at: code.range,
      notes: ["the choices are the engine's answer and those of the misconceptions"])
  }

  static func badCitation(_ word: InfoString.Word) -> Self {
    Diagnostic(
      .error, "'\(word.text)' is no evidence id", at: word.range,
      notes: ["an id looks like V-027; several stand with commas and without spaces"])
  }

  static func unknownTimeCommand(_ word: InfoString.Word) -> Self {
    misspelled("a lesson's code has no command '\(word.text)'", word, among: LessonTime.spellings)
  }
}
