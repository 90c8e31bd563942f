/// Why the app ended, where the sentence is ours.
extension Phrase {
  public static func insideCall(_ call: String) -> Phrase {
    Phrase("in \(call)", "\(call) 안에서")
  }
  public static func moreCalls(_ count: Int) -> Phrase {
    Phrase("and \(count) more", "그 밖에 \(count)개 더")
  }
  public static let stoppedApp = Phrase(
    "LayoutLab stopped the app:", "LayoutLab이 앱을 멈췄어요:")
  public static let stoppedAppAtLimit = Phrase(
    "LayoutLab stopped the app at a limit:", "한도에 닿아 LayoutLab이 앱을 멈췄어요:")
  public static let interrupted = Phrase("Interrupted.", "실행을 중단했어요.")
  public static let pauseGivenUp = Phrase("Given up at the pause.", "멈춘 곳에서 그만뒀어요.")
  public static let asBeforeInput = Phrase(
    "The app is as it was before that input.", "앱은 그 입력 전으로 돌아갔어요.")
}
