import Words

extension LessonRun {
  /// Goes on in another language: a translation has the same parts, with other words.
  ///
  /// A question that comes back with numbers of its own stays as it was put.
  public func translate(to translation: Lesson) {
    guard translation.id == lesson.id, translation.parts.count == lesson.parts.count, !isReview
    else { return }
    let old = lesson
    lesson = translation
    func translated(_ question: Question) -> Question {
      guard old.questions.contains(question) else { return question }
      return translation.questions.first { $0.id == question.id } ?? question
    }
    if let open = openQuestion { openQuestion?.question = translated(open.question) }
    if let goal = openGoal { openGoal = translated(goal) }
  }

  /// The question or goal that is open, told again.
  public func retell() -> [LessonStep] {
    if let openQuestion { return [.question(openQuestion)] }
    if let openGoal { return [.goal(openGoal, look(at: openGoal))] }
    return []
  }
}
