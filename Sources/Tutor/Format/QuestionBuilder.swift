import SwiftScript
import UIKitEngine

/// Puts questions together from their fences, wherever in the file each stands.
nonisolated struct QuestionBuilder {
  private let fences: [Fence]
  private var questions: [String: Question] = [:]
  private var firstLines: [String: Int] = [:]
  private(set) var problems: [Diagnostic] = []

  init(_ fences: [Fence]) {
    self.fences = fences
  }

  /// Keeps a question's place among the parts until all of its fences have been read.
  static func placeholder(for fence: Fence) -> Question? {
    guard let id = fence.id, let kind = Question.Kind(rawValue: fence.kind.rawValue) else {
      return nil
    }
    let ask = fence.code(.ask) ?? LessonCode(text: "", range: fence.range)
    return Question(
      id: id.text, kind: kind, prompt: fence.body.text, ask: ask, code: nil, items: [], form: nil,
      pin: fence.code(.pin), evidence: [], hints: [], why: nil, remarks: [:], range: fence.range)
  }

  mutating func build() -> [String: Question] {
    for fence in fences where fence.kind.isQuestion { addQuestion(fence) }
    for fence in fences where !fence.kind.isQuestion { attach(fence) }
    for fence in fences where fence.kind.isQuestion {
      guard let id = fence.id, let question = questions[id.text] else { continue }
      checkVariations(of: question, fence)
    }
    return questions
  }

  // MARK: The question itself

  private mutating func addQuestion(_ fence: Fence) {
    guard let id = fence.id, var question = Self.placeholder(for: fence) else { return }
    if let line = firstLines[id.text] {
      problems.append(.idTaken(id, by: line))
      return
    }
    firstLines[id.text] = fence.firstLine
    if isBlank(fence.body.text) {
      problems.append(.questionWithoutText(fence.kind, at: fence.range))
    }
    if fence.kind == .goal { addGoal(fence, to: &question) }
    question.code = fence.code(.after) ?? fence.code(.during)
    question.evidence = citations(fence)
    question.form = form(fence)
    checkAsk(of: question, fence)
    if fence.kind == .order { question.items = items(fence) }
    if let distractors = fence.code(.distractors), distractors.text != "auto" {
      problems.append(.badDistractors(distractors))
    }
    if let vary = fence.code(.vary) { addVariations(vary, to: &question, fence) }
    questions[id.text] = question
  }

  private mutating func checkAsk(of question: Question, _ fence: Fence) {
    guard let ask = fence.code(.ask) else { return }
    if question.kind == .order, ask.text != "callbacks" { problems.append(.badOrderAsk(ask)) }
    let word = InfoString.Word(text: ask.text, range: ask.range)
    if question.kind == .count, CallbackName(ask.text) == nil {
      problems.append(.badCallback(word))
    }
  }

  private mutating func items(_ fence: Fence) -> [String] {
    let words = fence.words(.of)
    for word in words where CallbackName(word.text) == nil { problems.append(.badCallback(word)) }
    if words.count < 2, let attribute = fence.attributes[.of] {
      problems.append(.tooFewItems(at: attribute.range))
    }
    return words.map(\.text)
  }

  private mutating func form(_ fence: Fence) -> AnswerForm? {
    guard let word = fence.words(.as).first else { return nil }
    let form = AnswerForm(rawValue: word.text)
    if form == nil { problems.append(.unknownForm(word)) }
    return form
  }

  private mutating func citations(_ fence: Fence) -> [Citation] {
    fence.words(.evidence).flatMap { word in
      word.text.split(separator: ",", omittingEmptySubsequences: false).map { id in
        if id.wholeMatch(of: /[A-Z]-[0-9]{3}/) == nil {
          problems.append(.badCitation(InfoString.Word(text: String(id), range: word.range)))
        }
        return Citation(id: String(id), range: word.range)
      }
    }
  }

  // MARK: What belongs to it

  private mutating func attach(_ fence: Fence) {
    guard let id = fence.id else { return }
    guard var question = questions[id.text] else {
      problems.append(.unknownQuestion(id, knowing: firstLines.keys.sorted()))
      return
    }
    if isBlank(fence.body.text) { problems.append(.saysNothing(fence.kind, at: fence.range)) }
    switch fence.kind {
    case .after, .during: addCode(fence, to: &question)
    case .hint: question.hints.append(fence.body.text)
    case .why: addWhy(fence, to: &question)
    case .wrong: addRemark(fence, to: &question)
    case .solution:
      if question.kind != .goal {
        problems.append(.roleNotTaken(fence.kind, by: question.kind, at: fence.range))
      } else if question.solution != nil {
        problems.append(.givenTwice("solution", for: question.id, at: fence.range))
      }
      question.solution = fence.body
    case .setup, .tryIt, .predict, .choose, .order, .count, .goal: break
    }
    questions[id.text] = question
  }

  private mutating func addCode(_ fence: Fence, to question: inout Question) {
    let role: FenceKind =
      question.kind == .order || question.kind == .count ? .during : .after
    guard fence.kind == role, question.kind != .goal else {
      problems.append(.roleNotTaken(fence.kind, by: question.kind, at: fence.range))
      return
    }
    if question.code != nil {
      let what = String(role.rawValue.dropFirst(6))
      problems.append(.givenTwice(what, for: question.id, at: fence.range))
    }
    question.code = fence.body
  }

  private mutating func addWhy(_ fence: Fence, to question: inout Question) {
    if question.why != nil {
      problems.append(.givenTwice("why", for: question.id, at: fence.range))
    }
    question.why = remark(fence)
  }

  private mutating func addRemark(_ fence: Fence, to question: inout Question) {
    guard let word = fence.words(.by).first else { return }
    guard let misconception = Rules.Misconception(rawValue: word.text) else {
      problems.append(.unknownMisconception(word))
      return
    }
    if question.remarks[misconception] != nil {
      problems.append(.givenTwice("wrong by=\(word.text)", for: question.id, at: fence.range))
    }
    question.remarks[misconception] = remark(fence)
  }

  private mutating func remark(_ fence: Fence) -> Remark {
    Remark(text: fence.body.text, evidence: citations(fence), range: fence.range)
  }

  mutating func report(_ problem: Diagnostic) { problems.append(problem) }

  private func isBlank(_ text: String) -> Bool {
    text.allSatisfy(\.isWhitespace)
  }
}
