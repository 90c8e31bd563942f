/// A goal, and the way there.
nonisolated extension Phrase {
  static let untilAllHolds = Phrase(
    "Type Swift until all of it holds. (:hint, :solution, :skip)",
    "모두 이루어질 때까지 Swift 코드를 써 보세요. (:hint, :solution, :skip)")
  static let notYet = Phrase(
    "○ Not yet: {condition}",
    "○ 아직이에요: {condition}")
  static let reached = Phrase(
    "✓ Reached. Statements: {count}.",
    "✓ 해냈어요. 쓴 문장: {count}개.")
  static let fewest = Phrase(
    "It cannot be done with fewer than {best}.",
    "{best}개보다 적게는 할 수 없어요.")
  static let fewer = Phrase(
    "It can be done with {best}.",
    "{best}개로도 할 수 있어요.")
  static let oneWay = Phrase(
    "One way:",
    "이렇게 할 수 있어요.")
  static let notReached = Phrase(
    "✗ Not reached.",
    "✗ 이루지 못했어요.")
  static let goalSkipped = Phrase(
    "– No code for this goal.",
    "– 이 목표에 쓴 코드가 없어요.")
}

/// Besides the lesson's own way.
nonisolated extension Phrase {
  static let putBack = Phrase(
    "(The app is again as the lesson left it.)",
    "(앱을 수업에서 멈춘 상태로 되돌렸어요.)")
  static let playing = Phrase(
    "Free play: try what you like. :resume goes back, and nothing of it reaches the lesson.",
    "자유롭게 해 보세요. :resume을 쓰면 수업으로 돌아가고, 여기서 한 일은 수업에 남지 않아요.")
  static let playedOut = Phrase(
    "Back in the lesson. The app is as it was.",
    "수업으로 돌아왔어요. 앱도 아까 그대로예요.")
  static let resumed = Phrase(
    "You have been here before: {right} of {total} right so far. The code up to here:",
    "지난번에 하던 곳이에요. 지금까지 {total}문제 중에서 {right}문제를 맞혔어요. 여기까지의 코드예요.")
  static let placeIsKept = Phrase(
    "Your place is kept: `layoutlab learn` goes on from here.",
    "여기까지 저장했어요. `layoutlab learn`을 실행하면 이어서 할 수 있어요.")
  static let review = Phrase(
    "Once more, from {title}",
    "다시 한 번: {title}")
}
