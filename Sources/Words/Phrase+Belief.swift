/// Beliefs, as clauses that can follow "if".
extension Phrase {
  public static let beliefSetNeedsLayoutIsImmediate = Phrase(
    "`setNeedsLayout()` laid out at once",
    "`setNeedsLayout()`을 부르면 바로 레이아웃된다")
  public static let beliefConstraintsApplyImmediately = Phrase(
    "adding views and changing constraints laid out at once",
    "뷰를 추가하거나 제약을 바꾸면 바로 레이아웃된다")
  public static let beliefLayoutIfNeededClimbs = Phrase(
    "`layoutIfNeeded()` climbed and laid out the superview too",
    "`layoutIfNeeded()`를 부르면 상위 뷰까지 거슬러 올라가 레이아웃된다")
  public static let beliefLayoutIfNeededAlwaysLaysOut = Phrase(
    "`layoutIfNeeded()` laid out even a view that needs no layout",
    "`layoutIfNeeded()`를 부르면 레이아웃이 필요 없는 뷰도 늘 레이아웃된다")
  public static let beliefLayoutIfNeededDraws = Phrase(
    "`layoutIfNeeded()` also drew",
    "`layoutIfNeeded()`를 부르면 그리기까지 끝난다")
  public static let beliefLayoutIsRecursive = Phrase(
    "laying out a view always laid out all of its subviews",
    "뷰가 레이아웃되면 모든 하위 뷰의 `layoutSubviews()`도 불린다")
  public static let beliefUpdateConstraintsTopDown = Phrase(
    "`updateConstraints()` ran from the top down",
    "`updateConstraints()`는 위에서 아래로 불린다")
  public static let beliefInitLoadsView = Phrase(
    "a controller's `init` loaded its view",
    "뷰 컨트롤러는 `init`에서 뷰를 불러온다")
}
