/// A goal, and the way there.
extension Phrase {
  public static let untilAllHolds = Phrase(
    "Type Swift until all of it holds. (:hint, :solution, :skip)",
    "모두 이루어질 때까지 Swift 코드를 써 보세요. (:hint, :solution, :skip)")
  public static func conditionHolds(_ name: String) -> Phrase {
    Phrase("  ✓ \(name)", "  ✓ \(name)", plain: "Done: \(name)", "이루었어요: \(name)")
  }
  public static func conditionWaits(_ name: String) -> Phrase {
    Phrase("  ○ \(name)", "  ○ \(name)", plain: "To do: \(name)", "남았어요: \(name)")
  }
  public static func notYet(_ condition: String) -> Phrase {
    Phrase(
      "○ Not yet: \(condition)", "○ 아직이에요: \(condition)",
      plain: "Not yet: \(condition)", "아직이에요: \(condition)")
  }
  public static func reached(_ count: Int) -> Phrase {
    Phrase(
      "✓ Reached, in \(count, "statement").", "✓ 해냈어요. 쓴 문장은 \(count)개예요.",
      plain: "Reached, in \(count, "statement").", "해냈어요. 쓴 문장은 \(count)개예요.")
  }
  public static let fewest = Phrase(
    "That is as few as it takes.",
    "가장 적게 쓴 거예요.")
  public static let fewerThanBest = Phrase(
    "That is fewer than the lesson knew of.",
    "수업이 아는 것보다도 적어요.")
  public static func canBeFewer(_ best: Int) -> Phrase {
    Phrase("It can be done in \(best).", "\(best)개로도 할 수 있어요.")
  }
  public static let oneWay = Phrase(
    "One way:",
    "이렇게 할 수 있어요.")
  public static let notReached = Phrase(
    "✗ Not reached.", "✗ 이루지 못했어요.",
    plain: "Not reached.", "이루지 못했어요.")
  public static let goalSkipped = Phrase(
    "– No code for this goal.", "– 이 목표에 쓴 코드가 없어요.",
    plain: "No code for this goal.", "이 목표에 쓴 코드가 없어요.")
  public static let notACondition = Phrase(
    "a condition of a goal is a Bool",
    "목표의 조건은 Bool이어야 해요")
}

/// Besides the lesson's own way.
extension Phrase {
  public static let putBack = Phrase(
    "(The app is again as the lesson left it.)",
    "(앱을 수업에서 멈춘 상태로 되돌렸어요.)")
  public static let playing = Phrase(
    "Free play: try what you like. :resume goes back, and nothing of it reaches the lesson.",
    "자유롭게 해 보세요. :resume을 쓰면 수업으로 돌아가고, 여기서 한 일은 수업에 남지 않아요.")
  public static let playedOut = Phrase(
    "Back in the lesson. The app is as it was.",
    "수업으로 돌아왔어요. 앱도 아까 그대로예요.")
  public static let nothingToResume = Phrase(
    "nothing to go back to; :play begins free play",
    "돌아갈 수업이 없어요. :play로 자유롭게 해 볼 수 있어요")
  public static func resumed(right: Int, total: Int) -> Phrase {
    Phrase(
      "You have been here before: \(right) of \(total) right so far. The code up to here:",
      "지난번에 하던 곳이에요. 지금까지 \(total)문제 중에서 \(right)문제를 맞혔어요. 여기까지의 코드예요.")
  }
  public static let placeIsKept = Phrase(
    "Your place is kept: `layoutlab learn` goes on from here.",
    "여기까지 저장했어요. `layoutlab learn`을 실행하면 이어서 할 수 있어요.")
  public static func lessonUndo(_ command: String) -> Phrase {
    Phrase(
      "what comes before is the lesson's own; \(command) begins it anew",
      "그 앞은 수업이 한 일이에요. 처음부터 하려면 \(command)")
  }
  public static func commandInstead(_ usage: String) -> Phrase {
    Phrase("Commands begin with a colon: \(usage)", "명령은 콜론으로 시작해요: \(usage)")
  }
  public static let looksLikeCode = Phrase(
    "That is code. Say what you expect; :play lets you try things out.",
    "코드를 쓰셨네요. 먼저 예상을 답해 주세요. 코드를 써 보고 싶으면 :play를 쓰세요.")
}

/// What comes back, and how far one has come.
extension Phrase {
  public static let nothingDue = Phrase(
    "nothing is due for review",
    "지금 복습할 문제가 없어요")
  public static func due(_ count: Int) -> Phrase {
    Phrase("due for :review: \(count)", ":review로 복습할 문제: \(count)개")
  }
  public static func again(_ title: String) -> Phrase {
    Phrase("Once more, from: \(title)", "다시 한 번: \(title)")
  }
  public static func reviewsLeft(_ count: Int) -> Phrase {
    Phrase("Press Enter for the next; \(count) to go.", "Enter를 누르면 다음 문제예요. \(count)개 남았어요.")
  }
  public static let reviewDone = Phrase(
    "That was all for now.",
    "지금은 이게 전부예요.")
}
