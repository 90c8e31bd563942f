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

/// More of them: how far a change reaches, and when controllers hear of it.
extension Phrase {
  public static let beliefLayoutRunsBottomUp = Phrase(
    "subviews were laid out before their superview",
    "레이아웃은 하위 뷰에서 상위 뷰로, 아래에서 위로 진행된다")
  public static let beliefMovingLaysOut = Phrase(
    "moving a view laid it out",
    "뷰를 옮기기만 해도 `layoutSubviews()`가 불린다")
  public static let beliefResizingSparesSuperview = Phrase(
    "a new size laid out only the view itself",
    "크기가 바뀌면 그 뷰만 레이아웃된다")
  public static let beliefResizingRedraws = Phrase(
    "a new size made a view draw again",
    "크기가 바뀌면 `draw(_:)`가 다시 불린다")
  public static let beliefScrollingLaysOutSuperview = Phrase(
    "scrolling laid out the scroll view's superview too",
    "스크롤하면 스크롤 뷰의 상위 뷰까지 레이아웃된다")
  public static let beliefEmptyViewsAreNotLaidOut = Phrase(
    "a view without a size was not laid out",
    "크기가 0인 뷰는 레이아웃되지 않는다")
  public static let beliefConstantsCallUpdateConstraints = Phrase(
    "changing a constant called `updateConstraints()`",
    "제약의 상수를 바꾸면 `updateConstraints()`가 불린다")
  public static let beliefViewDidLayoutSubviewsComesLast = Phrase(
    "`viewDidLayoutSubviews()` came after the layout of all views below",
    "`viewDidLayoutSubviews()`는 아래의 모든 뷰가 레이아웃된 다음에 불린다")
  public static let beliefViewWillAppearHasFinalFrames = Phrase(
    "all frames were final by `viewWillAppear(_:)`",
    "`viewWillAppear(_:)`에서는 frame이 다 정해져 있다")
  public static let beliefDrawingFollowsViewDidAppear = Phrase(
    "views were drawn after `viewDidAppear(_:)`",
    "`viewDidAppear(_:)`가 불린 다음에야 화면이 그려진다")
  public static let beliefLaterAnimationsReplace = Phrase(
    "a second animation of a position cut the first short",
    "위치를 다시 애니메이션하면 앞의 애니메이션이 중간에 끊긴다")
  public static let beliefPushLoadsAtOnce = Phrase(
    "`pushViewController` loaded the view before it returned",
    "`pushViewController`를 부르면 그 자리에서 뷰를 불러온다")
}
