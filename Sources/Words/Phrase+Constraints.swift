/// Constraints: who made them, and whether they hold.
extension Phrase {
  public static let emptyConstraint = Phrase("(empty)", "(빈 제약)")
  public static let madeByProgram = Phrase("yours", "직접 만든 제약")
  public static let madeByStackView = Phrase("stack view", "스택 뷰")
  public static let madeByContent = Phrase("intrinsic content size", "고유 콘텐츠 크기")
  public static let madeByMask = Phrase("frame and autoresizing mask", "프레임과 오토리사이징 마스크")
  public static let madeByContainer = Phrase("size from outside", "바깥에서 정해 준 크기")
  public static let madeByGuide = Phrase("UIKit's layout guides", "UIKit의 레이아웃 가이드")

  public static let holds = Phrase("holds", "지켜짐")
  public static func holds(sparing slack: String) -> Phrase {
    Phrase("holds, \(slack) to spare", "지켜짐, 여유 \(slack)")
  }
  public static let waitsForLayout = Phrase("waits for layout", "레이아웃 대기")
  public static func givesWay(by missing: String) -> Phrase {
    Phrase("gives way by \(missing)", "\(missing)만큼 밀림")
  }
  public static let isBroken = Phrase("broken: given up for the others", "깨짐: 다른 제약에 밀려 버려짐")
  public static let inactive = Phrase("inactive", "꺼짐")
  public static let sharesNoView = Phrase("its items share no view", "두 항목을 함께 담은 뷰가 없음")
}
