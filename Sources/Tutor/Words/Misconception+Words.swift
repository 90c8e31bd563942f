import UIKitEngine

nonisolated extension Rules.Misconception {
  /// The belief as a clause that can follow "if".
  public func words(_ language: Language) -> String {
    language == .korean ? beliefs.korean : beliefs.english
  }

  var beliefs: (english: String, korean: String) {
    switch self {
    case .setNeedsLayoutIsImmediate:
      ("`setNeedsLayout()` laid out at once", "`setNeedsLayout()`을 부르면 바로 레이아웃된다")
    case .constraintsApplyImmediately:
      (
        "adding views and changing constraints laid out at once",
        "뷰를 추가하거나 제약을 바꾸면 바로 레이아웃된다"
      )
    case .layoutIfNeededClimbs:
      (
        "`layoutIfNeeded()` climbed and laid out the superview too",
        "`layoutIfNeeded()`를 부르면 상위 뷰까지 거슬러 올라가 레이아웃된다"
      )
    case .layoutIfNeededAlwaysLaysOut:
      (
        "`layoutIfNeeded()` laid out even a view that needs no layout",
        "`layoutIfNeeded()`를 부르면 레이아웃이 필요 없는 뷰도 늘 레이아웃된다"
      )
    case .layoutIfNeededDraws:
      ("`layoutIfNeeded()` also drew", "`layoutIfNeeded()`를 부르면 그리기까지 끝난다")
    case .layoutIsRecursive:
      (
        "laying out a view always laid out all of its subviews",
        "뷰가 레이아웃되면 모든 하위 뷰의 `layoutSubviews()`도 불린다"
      )
    case .updateConstraintsTopDown:
      ("`updateConstraints()` ran from the top down", "`updateConstraints()`는 위에서 아래로 불린다")
    case .initLoadsView:
      ("a controller's `init` loaded its view", "뷰 컨트롤러는 `init`에서 뷰를 불러온다")
    case .layoutRunsBottomUp:
      (
        "subviews were laid out before their superview",
        "레이아웃은 하위 뷰에서 상위 뷰로, 아래에서 위로 진행된다"
      )
    case .movingLaysOut:
      ("moving a view laid it out", "뷰를 옮기기만 해도 `layoutSubviews()`가 불린다")
    case .resizingSparesSuperview:
      ("a new size laid out only the view itself", "크기가 바뀌면 그 뷰만 레이아웃된다")
    case .resizingRedraws:
      ("a new size made a view draw again", "크기가 바뀌면 `draw(_:)`가 다시 불린다")
    case .scrollingLaysOutSuperview:
      (
        "scrolling laid out the scroll view's superview too",
        "스크롤하면 스크롤 뷰의 상위 뷰까지 레이아웃된다"
      )
    case .emptyViewsAreNotLaidOut:
      ("a view without a size was not laid out", "크기가 0인 뷰는 레이아웃되지 않는다")
    case .constantsCallUpdateConstraints:
      (
        "changing a constant called `updateConstraints()`",
        "제약의 상수를 바꾸면 `updateConstraints()`가 불린다"
      )
    case .viewDidLayoutSubviewsComesLast:
      (
        "`viewDidLayoutSubviews()` came after the layout of all views below",
        "`viewDidLayoutSubviews()`는 아래의 모든 뷰가 레이아웃된 다음에 불린다"
      )
    case .viewWillAppearHasFinalFrames:
      ("all frames were final by `viewWillAppear(_:)`", "`viewWillAppear(_:)`에서는 frame이 다 정해져 있다")
    case .drawingFollowsViewDidAppear:
      ("views were drawn after `viewDidAppear(_:)`", "`viewDidAppear(_:)`가 불린 다음에야 화면이 그려진다")
    case .pushLoadsAtOnce:
      (
        "`pushViewController` loaded the view before it returned",
        "`pushViewController`를 부르면 그 자리에서 뷰를 불러온다"
      )
    }
  }
}
