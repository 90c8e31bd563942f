nonisolated extension Lesson {
  /// The lesson with other numbers in its "what if" questions; 0 leaves them as they are written.
  public func varied(by seed: Int) -> Lesson {
    guard seed != 0 else { return self }
    var lesson = self
    lesson.parts = parts.map { part in
      guard case .question(let question) = part else { return part }
      return .question(question.varied(by: seed, salt: id))
    }
    return lesson
  }

  /// All that leads to `question`, without a word, and the question: a lesson of its own.
  public func excerpt(asking question: Question) -> Lesson {
    var codes: [LessonCode] = []
    for part in parts {
      if case .question(let other) = part, other.id == question.id { break }
      switch part {
      case .prose: break
      case .setup(let code), .tryIt(let code): codes.append(code)
      case .question(let other):
        if !other.leavesNoTrace, let code = other.code { codes.append(code) }
      }
    }
    var lesson = self
    lesson.parts = codes.map { .setup($0) } + [.question(question)]
    lesson.minutes = nil
    return lesson
  }
}

nonisolated extension Question {
  /// Texts and code with the numbers for `seed`.
  public func varied(by seed: Int, salt: String) -> Question {
    guard !variations.isEmpty else { return self }
    let changes = variations.map { ($0.literal, $0.text(seed: seed, salt: "\(salt)/\(id)")) }
    func changed(_ text: String) -> String {
      // Through a placeholder, so that what one change writes the next one leaves alone.
      var text = text
      for (index, change) in changes.enumerated() {
        text = text.replacing(number: change.0, with: "\u{1}\(index)\u{1}")
      }
      for (index, change) in changes.enumerated() {
        text = text.replacing("\u{1}\(index)\u{1}", with: change.1)
      }
      return text
    }
    var question = self
    question.prompt = changed(prompt)
    question.ask.text = changed(ask.text)
    question.code?.text = changed(code?.text ?? "")
    question.hints = hints.map(changed)
    question.why?.text = changed(why?.text ?? "")
    question.remarks = remarks.mapValues { remark in
      var remark = remark
      remark.text = changed(remark.text)
      return remark
    }
    if seed != 0 { question.pin = nil }
    return question
  }
}
