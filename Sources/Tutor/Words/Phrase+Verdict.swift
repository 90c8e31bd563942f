/// What an answer was worth.
nonisolated extension Phrase {
  static let right = Phrase(
    "✓ Right: {answer}",
    "✓ 맞았어요: {answer}")
  static let wrong = Phrase(
    "✗ Not so.\n  You said: {given}\n  The app says: {answer}",
    "✗ 달라요.\n  내 답: {given}\n  앱의 답: {answer}")
  static let skipped = Phrase(
    "– The app says: {answer}",
    "– 앱의 답: {answer}")
  static let belief = Phrase(
    "That would be the answer if {belief}.",
    "‘{belief}’라고 생각하면 나오는 답이에요.")
  static let orBelief = Phrase(", or if ", "’ 또는 ‘")
  static let evidence = Phrase(
    "Rests on {ids}.",
    "근거: {ids}")
  static let place = Phrase(
    " at `{statement}`",
    " `{statement}`에서")
  static let contradictedByAbsence = Phrase(
    "Then `{call}` would have run{place}. The record shows no such call there.",
    "그렇다면{place} `{call}` 호출이 일어났어야 해요. 기록에는 그때 그런 호출이 없어요.")
  static let contradictedByDelay = Phrase(
    "Then `{call}` would have run{place}. In the record it runs later{laterplace}.",
    "그렇다면{place} `{call}` 호출이 일어났어야 해요. 기록을 보면 더 나중에{laterplace} 일어나요.")
  static let contradictedByPresence = Phrase(
    "Then `{call}` would not have run{place}. The record shows that it did.",
    "그렇다면{place} `{call}` 호출이 없어야 해요. 기록에는 그 호출이 있어요.")
}

/// An answer that cannot be read.
nonisolated extension Phrase {
  static let unreadable = Phrase(
    "✗ '{line}' cannot be read as an answer.",
    "✗ 답으로 읽을 수 없어요: {line}")
  static let notARect = Phrase(
    "A rect is four numbers: (0, 0, 100, 50)",
    "사각형은 숫자 네 개로 써 주세요. 예: (0, 0, 100, 50)")
  static let notASize = Phrase(
    "A size is two numbers: (100, 50)",
    "크기는 숫자 두 개로 써 주세요. 예: (100, 50)")
  static let notAPoint = Phrase(
    "A point is two numbers: (100, 50)",
    "점은 숫자 두 개로 써 주세요. 예: (100, 50)")
  static let notANumber = Phrase(
    "The answer is a number: 100",
    "답을 숫자로 써 주세요. 예: 100")
  static let notABool = Phrase(
    "The answer is yes or no.",
    "네 또는 아니요로 답해 주세요.")
  static let notAText = Phrase(
    "The answer is a text.",
    "답을 글로 써 주세요.")
  static let numberCount = Phrase(
    "That is {found} numbers; it takes {wanted}.",
    "숫자가 {found}개예요. {wanted}개가 필요해요.")
  static let notAChoice = Phrase(
    "Choose one of: {letters}",
    "이 가운데 하나를 골라 주세요: {letters}")
  static let notACount = Phrase(
    "The answer is a whole number: 2",
    "횟수를 숫자로 써 주세요. 예: 2")
  static let unknownItem = Phrase(
    "'{item}' is none of these callbacks.",
    "목록에 없는 콜백이에요: {item}")
  static let repeatedItem = Phrase(
    "'{item}' stands there twice.",
    "두 번 나온 콜백이 있어요: {item}")
  static let looksLikeCode = Phrase(
    "That is code. Say what you expect; :play lets you try things out.",
    "코드를 쓰셨네요. 먼저 예상을 답해 주세요. 코드를 써 보고 싶으면 :play를 쓰세요.")
  static let missingItems = Phrase(
    "Still missing: {items}",
    "빠진 콜백이 있어요: {items}")
}
