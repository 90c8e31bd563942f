/// A question that is open.
extension Phrase {
  public static let thenRuns = Phrase(
    "Suppose that this runs:",
    "이 코드를 실행한다고 해 봐요.")
  public static let answerWithLetter = Phrase(
    "Your choice: a letter. (:hint, :skip)",
    "글자로 골라 주세요. (:hint, :skip)")
  public static func answerWithOrder(example: String) -> Phrase {
    Phrase(
      "Your order, such as: \(example) (:hint, :skip)",
      "순서대로 써 주세요. 예: \(example) (:hint, :skip)")
  }
  public static let answerWithCount = Phrase(
    "Your count: a number. (:hint, :skip)",
    "횟수를 숫자로 써 주세요. (:hint, :skip)")
  public static func answerWith(example: Phrase) -> Phrase {
    Phrase(
      "Your prediction, such as: \(example) (:hint, :skip)",
      "예상한 값을 써 주세요. 예: \(example) (:hint, :skip)")
  }
  public static let yesOrNo = Phrase("yes, no", "네, 아니요")
  public static func hint(_ text: String, number: Int, of count: Int) -> Phrase {
    Phrase("Hint \(number) of \(count): \(text)", "힌트 \(number)/\(count): \(text)")
  }
  public static let noMoreHints = Phrase(
    "There are no more hints here.",
    "힌트를 다 썼어요.")
  /// What time commands, `:why` and `:trace` say while a question is open.
  public static let answerFirst = Phrase(
    "after your prediction, or :skip",
    "먼저 답을 하거나 :skip으로 넘어가 주세요")
}

/// An answer that cannot be read.
extension Phrase {
  public static func unreadable(_ line: String) -> Phrase {
    Phrase("✗ '\(line)' cannot be read as an answer.", "✗ 답으로 읽을 수 없어요: \(line)")
  }
  public static let notARect = Phrase(
    "A rect is four numbers, such as (0, 0, 100, 50).",
    "사각형은 숫자 네 개로 써 주세요. 예: (0, 0, 100, 50)")
  public static let notASize = Phrase(
    "A size is two numbers, such as (100, 50).",
    "크기는 숫자 두 개로 써 주세요. 예: (100, 50)")
  public static let notAPoint = Phrase(
    "A point is two numbers, such as (100, 50).",
    "점은 숫자 두 개로 써 주세요. 예: (100, 50)")
  public static let notANumber = Phrase(
    "The answer is a number, such as 100.",
    "답을 숫자로 써 주세요. 예: 100")
  public static let notABool = Phrase(
    "The answer is yes or no.",
    "네 또는 아니요로 답해 주세요.")
  public static let notAText = Phrase(
    "The answer is a text.",
    "답을 글로 써 주세요.")
  public static func numberCount(found: Int, wanted: Int) -> Phrase {
    Phrase(
      "That is \(found, "number"); it takes \(wanted).",
      "숫자가 \(found)개예요. \(wanted)개가 필요해요.")
  }
  public static func notAChoice(_ letters: String) -> Phrase {
    Phrase("Choose one of: \(letters)", "이 가운데 하나를 골라 주세요: \(letters)")
  }
  public static let notACount = Phrase(
    "The answer is a whole number, such as 2.",
    "횟수를 숫자로 써 주세요. 예: 2")
  public static func unknownItem(_ item: String) -> Phrase {
    Phrase("'\(item)' is none of these callbacks.", "목록에 없는 콜백이에요: \(item)")
  }
  public static func repeatedItem(_ item: String) -> Phrase {
    Phrase("'\(item)' stands there twice.", "두 번 나온 콜백이 있어요: \(item)")
  }
  public static func missingItems(_ items: String) -> Phrase {
    Phrase("Still missing: \(items)", "빠진 콜백이 있어요: \(items)")
  }
}
