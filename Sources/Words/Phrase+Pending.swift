/// What waits, and what will come of it.
extension Phrase {
  public static let inNextCommit = Phrase(
    "in the next commit, in this order", "다음 커밋에서, 이 순서대로")
  public static let notInNextCommit = Phrase(
    "marked, but not for the next commit", "표시되어 있지만 다음 커밋에서는 처리하지 않는 것")
  public static let nothingInNextCommit = Phrase(
    "nothing is pending in the next commit", "다음 커밋을 기다리는 일이 없어요")
  public static let nothingMarked = Phrase("nothing is marked", "표시된 것이 없어요")
  public static func blocksBeforeCommit(_ count: Int) -> Phrase {
    Phrase(
      "before the commit: \(count, "block") of the main queue", "커밋 전에: 메인 큐의 블록 \(count)개")
  }
  public static func nextAlarm(_ seconds: String) -> Phrase {
    Phrase(
      "later: the clock wakes the loop in \(seconds) s", "나중에: \(seconds)초 뒤에 시계가 런 루프를 깨워요")
  }
  public static let framesWillCome = Phrase(
    "constraints have changed: views get their new frames in the layout phase",
    "제약이 바뀌었어요. 뷰는 layout 단계에서 새 프레임을 받아요")

  public static func willUpdateProperties(_ callback: String) -> Phrase {
    Phrase(
      "\(callback) runs just before layoutSubviews() of the same view, or at updatePropertiesIfNeeded()",
      "같은 뷰의 layoutSubviews() 바로 전이나 updatePropertiesIfNeeded()에서 \(callback, .이가) 불려요")
  }
  public static func willUpdateConstraints(_ callback: String) -> Phrase {
    Phrase(
      """
      \(callback) runs inside the first layoutSubviews(), children first, or at \
      updateConstraintsIfNeeded() or layoutIfNeeded()
      """,
      """
      첫 layoutSubviews() 안에서 하위 뷰부터 \(callback, .이가) 불려요. updateConstraintsIfNeeded()나 \
      layoutIfNeeded()로 먼저 부를 수도 있어요
      """)
  }
  public static func willLayOut(_ callback: String) -> Phrase {
    Phrase(
      "\(callback) runs in the layout phase, or at layoutIfNeeded()",
      "layout 단계나 layoutIfNeeded()에서 \(callback, .이가) 불려요")
  }
  public static func willDraw(_ callback: String) -> Phrase {
    Phrase(
      "\(callback) runs in the display phase, parents first",
      "display 단계에서 상위 뷰부터 \(callback, .이가) 불려요")
  }
  /// `its draw(_:)`, `their draw(_:)`, `viewController's updateViewConstraints()`.
  public static func its(_ callback: String) -> Phrase { Phrase("its \(callback)", "\(callback)") }
  public static func their(_ callback: String) -> Phrase {
    Phrase("their \(callback)", "\(callback)")
  }
  public static func of(_ owner: String, _ callback: String) -> Phrase {
    Phrase("\(owner)'s \(callback)", "\(owner)의 \(callback)")
  }

  public static let inNoWindow = Phrase("in no visible window", "보이는 윈도우 안에 없어요")
  public static func inNoWindowButAskable(_ callback: String) -> Phrase {
    Phrase(
      "in no visible window; \(callback) runs at layoutIfNeeded()",
      "보이는 윈도우 안에 없어요. layoutIfNeeded()를 부르면 \(callback, .이가) 불려요")
  }
  public static let noConstraintsEngaged = Phrase(
    """
    nothing comes of it, as no constraint is in the tree and nobody called \
    setNeedsUpdateConstraints(): V-069
    """,
    "뷰 계층에 제약이 없고 setNeedsUpdateConstraints()도 부르지 않아서 아무 일도 없어요: V-069")
  public static let drawnOnceShown = Phrase(
    "drawn once the view is shown", "뷰가 보이게 되면 그려요")
  public static let drawnOnceNotEmpty = Phrase(
    "drawn once the view has an area", "뷰에 넓이가 생기면 그려요")
}
