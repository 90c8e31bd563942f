/// What `:help` says of `:view`, `:pin` and `:tap`.
extension Phrase {
  public static let viewSummary = Phrase(
    "Make a view and put it into another; prints the Swift that it runs.",
    "뷰를 만들어 다른 뷰에 넣고, 실행한 Swift를 보여 줘요.")
  public static let viewDetails = Phrase(
    "The new view has no size yet: give it a frame, or :pin it.",
    "새 뷰는 아직 크기가 없어요. frame을 정하거나 :pin으로 고정하세요.")
  public static let viewForm = Phrase("a UIView in `view`", "`view` 안에 UIView")
  public static let viewInForm = Phrase("a UIView in another view", "다른 뷰 안에 UIView")
  public static let viewClassForm = Phrase("a view of a class", "정한 클래스의 뷰")
  public static let pinSummary = Phrase(
    "Make constraints; prints the Swift that it runs.", "제약을 만들고, 실행한 Swift를 보여 줘요.")
  public static func pinDetails(_ sides: String) -> Phrase {
    Phrase(
      "Several relations stand between commas. Sides: \(sides).",
      "여러 관계는 쉼표로 나눠요. 쓸 수 있는 속성: \(sides).")
  }
  public static let pinSideForm = Phrase("a side to a side", "변과 변 사이")
  public static let pinGuideForm = Phrase(
    "safe, margins and readable are guides", "safe, margins, readable은 레이아웃 가이드")
  public static let pinMultiplierForm = Phrase("lengths have multipliers", "길이에는 배수")
  public static let pinPriorityForm = Phrase("<=, >= and a priority", "<=, >=와 우선순위")
  public static let pinSeveralForm = Phrase("several at once", "한 번에 여럿")
  public static let pinEdgesForm = Phrase("16 in from every side", "모든 변에서 16씩 안쪽")
  public static let tapSummary = Phrase(
    "Touch a view's middle, as a finger would.", "손가락처럼 뷰의 가운데를 눌러요.")
  public static let tapDetails = Phrase(
    """
    A control sends its actions; :tap prints the Swift for that. Elsewhere the nearest view with a \
    tap recognizer hears of it, or the row or item of a list is selected; what overrides \
    touchesBegan is told of the touch. If nothing happens, :tap says why: hidden, covered, disabled \
    and so on.
    """,
    """
    컨트롤이면 액션을 보내고 그 Swift를 보여 줘요. 아니면 탭 인식기가 있는 가장 가까운 뷰가 듣거나, \
    목록의 행이나 항목이 선택돼요. touchesBegan을 재정의한 쪽도 터치를 받아요. 아무 일도 없으면 왜인지 말해 줘요: 숨겨짐, 가려짐, 꺼짐 등.
    """)
}

/// What `:help` says of `:fix`.
extension Phrase {
  public static let fixSummary = Phrase(
    "Mend the last refused input as its error says.", "거절된 마지막 입력을 오류가 말한 대로 고쳐요.")
  public static let fixDetails = Phrase(
    """
    Shows the mended Swift and runs it. Where an error can be mended in several ways, they are \
    listed with numbers: :fix 2.
    """,
    "고친 Swift를 보여 주고 실행해요. 고치는 방법이 여럿이면 번호와 함께 보여 줘요: :fix 2.")
}
