/// A lesson's course.
extension Phrase {
  public static func lessonBegins(_ title: String, minutes: Int) -> Phrase {
    Phrase("\(title) · about \(minutes, "minute")", "\(title) · \(minutes)분쯤 걸려요")
  }
  public static let pressEnterToRun = Phrase(
    "Press Enter to run it.",
    "Enter를 누르면 실행해요.")
  public static let pressEnterToGoOn = Phrase(
    "Press Enter to go on.",
    "Enter를 누르면 계속해요.")
  public static func itCrashed(_ message: String) -> Phrase {
    Phrase("The app ended here: \(message)", "앱이 여기서 멈췄어요. \(message)")
  }
  public static func lessonDone(right: Int, total: Int) -> Phrase {
    Phrase(
      "That was the lesson: \(right) of \(total) right.",
      "수업이 끝났어요. \(total)문제 중에서 \(right)문제를 맞혔어요.")
  }
  public static let lessonDoneNothingAsked = Phrase(
    "That was the lesson.",
    "수업이 끝났어요.")
  public static func lessonBroken(_ message: Phrase) -> Phrase {
    Phrase(
      "The lesson is at fault here, not you: \(message)",
      "답이 아니라 수업 파일에 문제가 있어요. \(message)")
  }
}

/// Why a lesson's question has no answer; for its author.
extension Phrase {
  public static func aboutQuestion(_ id: String, _ message: Phrase) -> Phrase {
    Phrase("\(id): \(message)", "\(id): \(message)")
  }
  public static let codeDoesNotCompile = Phrase(
    "the code does not compile",
    "코드가 컴파일되지 않아요")
  public static func appEndsHere(_ message: String) -> Phrase {
    Phrase("the app ends here: \(message)", "앱이 여기서 멈춰요: \(message)")
  }
  public static let expressionHasNoValue = Phrase(
    "the question's expression has no value",
    "질문의 식에 값이 없어요")
  public static func neverCalled(_ callbacks: String) -> Phrase {
    Phrase("never called: \(callbacks)", "한 번도 불리지 않아요: \(callbacks)")
  }
}
