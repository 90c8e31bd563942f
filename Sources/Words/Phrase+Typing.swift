/// Completion.
extension Phrase {
  public static func moreToOffer(_ count: Int) -> Phrase {
    Phrase(
      "… \(count) more: Tab again", "… \(count)개 더 있어요: Tab을 다시 누르세요",
      plain: "\(count) more. Press Tab again.", "\(count)개 더 있어요. Tab을 다시 누르세요.")
  }
  public static let offersBeginAgain = Phrase(
    "the end: Tab begins again", "끝이에요: Tab을 누르면 처음부터 보여요")
}

/// `:fix`.
extension Phrase {
  public static let nothingToFix = Phrase(
    "there is nothing to fix in the last input", "마지막 입력에는 고칠 것이 없어요")
  public static func noFixIt(_ message: String) -> Phrase {
    Phrase(
      "no fix-it is known for '\(message)'; the up arrow brings the input back",
      "'\(message)'에는 자동 수정이 없어요. 위쪽 화살표를 누르면 입력이 돌아와요")
  }
  public static func noFixItNumber(_ text: String) -> Phrase {
    Phrase("there is no fix-it '\(text)'; :fix lists them", "'\(text)'번 수정은 없어요. :fix로 볼 수 있어요")
  }
  public static let severalFixIts = Phrase(
    "Several ways; :fix and a number takes one:", "고치는 방법이 여럿이에요. :fix 뒤에 번호를 써 주세요:")
}
