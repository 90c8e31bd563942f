/// Why something happened, and why not.
extension Phrase {
  /// Who marked a view, in a trace.
  public static func because(_ who: Phrase, marked what: String, _ ordinal: Int) -> Phrase {
    Phrase(
      "because: \(who) marked \(what) (#\(ordinal))", "이유: \(who)에서 \(what) 표시 (#\(ordinal))")
  }
  /// Who handed over what came later.
  public static func because(_ who: Phrase, _ ordinal: Int) -> Phrase {
    Phrase("because: \(who) asked for it (#\(ordinal))", "이유: \(who)에서 예약 (#\(ordinal))")
  }
  /// A statement of the program.
  public static func statement(_ line: Phrase, _ code: String) -> Phrase {
    Phrase("\(line) \(code)", "\(line) \(code)")
  }
  public static let because = Phrase("because:", "이유:")
  public static func ran(_ who: Phrase) -> Phrase {
    Phrase("\(who) was running", "\(who) 실행 중")
  }
  public static func bornMarked(_ name: String) -> Phrase {
    Phrase(
      "\(name) was made: a new view needs its first pass",
      "\(name) 생성: 새 뷰는 첫 패스가 필요함")
  }
  public static func placedBySolution(_ who: String) -> Phrase {
    Phrase(
      "\(who) copied the constraints' solution into its subviews",
      "\(who)에서 제약의 해를 하위 뷰에 옮김")
  }
  public static func superviewResized(_ name: String) -> Phrase {
    Phrase(
      "the size of its superview \(name) changed, and the autoresizing mask followed",
      "상위 뷰 \(name)의 크기가 바뀌어 autoresizing mask가 따라감")
  }
  public static func around(_ callback: String) -> Phrase {
    Phrase("it belongs to \(callback)", "\(callback)에 딸린 콜백")
  }
  public static let commitOfTurn = Phrase(
    "the main run loop was about to sleep, and something was marked",
    "메인 런 루프가 잠들기 전이었고 표시된 것이 있었음")
  public static func phaseRan(_ phase: String) -> Phrase {
    Phrase("the \(phase) phase ran", "\(phase) 단계 실행")
  }
  public static func nowIs(_ what: String, _ value: String) -> Phrase {
    Phrase("\(what) is \(value)", "\(what) = \(value)")
  }
  public static func ranTimes(_ what: String, _ count: Int, _ ordinals: String) -> Phrase {
    Phrase(
      "\(what) ran \(count, "time"): \(ordinals)", "\(what) \(count)번 실행: \(ordinals)")
  }
  public static func neverChanged(_ what: String) -> Phrase {
    Phrase(
      "\(what) has never been another", "\(what)\(.은는) 바뀐 적이 없어요")
  }
  public static func neverHappened(_ what: String) -> Phrase {
    Phrase(
      "\(what) has not happened; :whynot asks why not",
      "\(what)\(.은는) 일어난 적이 없어요. :whynot으로 이유를 물어보세요")
  }
  public static func fixedBy(_ what: String) -> Phrase {
    Phrase("the constraints that fix \(what):", "\(what)\(.을를) 정하는 제약:")
  }
  public static let gaveWay = Phrase("constraints that gave way:", "양보한 제약:")
  public static func leftOpen(_ numbers: String) -> Phrase {
    Phrase(
      "the constraints leave \(numbers) open; the rule for ties chose (A-075)",
      "제약만으로는 \(numbers)\(.이가) 하나로 정해지지 않아서 동점 규칙이 골랐어요 (A-075)")
  }
  public static let solutionWaits = Phrase(
    "constraints have changed since; the next layout pass solves them anew",
    "그 뒤에 제약이 바뀌었어요. 다음 레이아웃 패스에서 다시 풀어요")
  public static let whyTakes = Phrase(
    ":why takes a value, a callback or an event: :why card.frame, :why card.layoutSubviews, :why #94",
    ":why 뒤에는 값, 콜백, 이벤트를 써 주세요. 예: :why card.frame, :why card.layoutSubviews, :why #94")
  public static let whyNotTakes = Phrase(
    ":whynot takes a view's callback, such as :whynot card.layoutSubviews",
    ":whynot 뒤에는 뷰의 콜백을 써 주세요. 예: :whynot card.layoutSubviews")
}

/// Why a callback did not come.
extension Phrase {
  public static func itDidRun(_ what: String, _ ordinal: Int) -> Phrase {
    Phrase("\(what) did run, last as #\(ordinal)", "\(what)\(.은는) 실행됐어요. 마지막은 #\(ordinal)")
  }
  public static func comesNext(_ what: String) -> Phrase {
    Phrase("\(what) comes right now", "바로 지금 \(what) 차례예요")
  }
  public static func isMarkedAndWaits(_ name: String, _ flag: String) -> Phrase {
    Phrase(
      "\(name) is marked \(flag): it waits for the next pass (:turn)",
      "\(name)에 \(flag) 표시가 있어요. 다음 패스를 기다려요 (:turn)")
  }
  public static func isNotMarked(_ name: String, _ flag: String) -> Phrase {
    Phrase(
      "\(name) is not marked \(flag), and a clean view is passed by",
      "\(name)에 \(flag) 표시가 없어요. 표시가 없는 뷰는 건너뛰어요")
  }
  public static func isInNoWindow(_ name: String) -> Phrase {
    Phrase(
      "\(name) is in no visible window: a commit does not come to it",
      "\(name)\(.은는) 보이는 윈도우에 없어요. 커밋이 거기까지 가지 않아요")
  }
  public static func movedWithoutMark(_ name: String, _ ordinal: Int) -> Phrase {
    Phrase(
      "#\(ordinal) only moved \(name); a new place marks nothing",
      "#\(ordinal)에서는 \(name)의 위치만 바뀌었어요. 위치가 바뀌어도 표시가 생기지 않아요")
  }
  public static func drawsNothing(_ type: String) -> Phrase {
    Phrase(
      "\(type) does not override draw(_:), so there is nothing to draw",
      "\(type)\(.은는) draw(_:)를 재정의하지 않아서 그릴 것이 없어요")
  }
  public static func isHiddenOrEmpty(_ name: String) -> Phrase {
    Phrase(
      "\(name) is hidden or has no size (what UIKit does then is not settled)",
      "\(name)\(.은는) 숨겨졌거나 크기가 없어요 (이때 UIKit이 어떻게 하는지는 확실하지 않아요)")
  }
  public static func standsForView(_ callback: String) -> Phrase {
    Phrase(
      "it is a controller's view: \(callback) stands in its place",
      "뷰 컨트롤러의 뷰예요. 대신 \(callback)\(.이가) 불려요")
  }
  public static func viewIsNotLoaded(_ name: String) -> Phrase {
    Phrase("the view of \(name) is not loaded yet", "\(name)의 뷰가 아직 로드되지 않았어요")
  }
  public static func onlyOncePerLoad(_ what: String) -> Phrase {
    Phrase("\(what) comes once per load of the view", "\(what)\(.은는) 뷰를 로드할 때 한 번만 와요")
  }
  public static let noReasonKnown = Phrase(
    "nothing has asked for it", "아무것도 그것을 요청하지 않았어요")
}
