/// A lesson's course.
nonisolated extension Phrase {
  static let lessonBegins = Phrase(
    "{title} · about {minutes} minutes",
    "{title} · {minutes}분쯤 걸려요")
  static let pressEnterToRun = Phrase(
    "Press Enter to run it.",
    "Enter를 누르면 실행해요.")
  static let pressEnterToGoOn = Phrase(
    "Press Enter to go on.",
    "Enter를 누르면 계속해요.")
  static let itCrashed = Phrase(
    "The app ended here: {message}",
    "앱이 여기서 멈췄어요. {message}")
  static let lessonDone = Phrase(
    "That was the lesson: {right} of {total} right.",
    "수업이 끝났어요. {total}문제 중에서 {right}문제를 맞혔어요.")
  static let lessonDoneNothingAsked = Phrase(
    "That was the lesson.",
    "수업이 끝났어요.")
  static let lessonBroken = Phrase(
    "The lesson is at fault here, not you: {message}",
    "답이 아니라 수업 파일에 문제가 있어요. {message}")
}

/// A question that is open.
nonisolated extension Phrase {
  static let thenRuns = Phrase(
    "Suppose that this runs:",
    "이 코드를 실행한다고 해 봐요.")
  static let answerWithLetter = Phrase(
    "Your choice: a letter. (:hint, :skip)",
    "글자로 골라 주세요. (:hint, :skip)")
  static let answerWithOrder = Phrase(
    "Your order, such as: {example} (:hint, :skip)",
    "순서대로 써 주세요. 예: {example} (:hint, :skip)")
  static let answerWithCount = Phrase(
    "Your count: a number. (:hint, :skip)",
    "횟수를 숫자로 써 주세요. (:hint, :skip)")
  static let answerWith = Phrase(
    "Your prediction, such as: {example} (:hint, :skip)",
    "예상한 값을 써 주세요. 예: {example} (:hint, :skip)")
  static let hint = Phrase(
    "Hint {number} of {count}: {text}",
    "힌트 {number}/{count}: {text}")
  static let noMoreHints = Phrase(
    "There are no more hints here.",
    "힌트를 다 썼어요.")
  /// What time commands, `:why` and `:trace` say while a question is open.
  public static let answerFirst = Phrase(
    "After your prediction, or :skip.",
    "먼저 답을 하거나 :skip으로 넘어가 주세요.")
}
