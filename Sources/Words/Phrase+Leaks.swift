extension Phrase {
  public static let leaksSummary = Phrase(
    "what is alive though nobody needs it, and who holds it",
    "필요한 곳이 없는데 살아 있는 것과 그것을 붙잡는 것")
  public static let leaksDetails = Phrase(
    """
    An object leaks if it is alive though no variable, no window and no code that is running leads \
    to it: its deinit will not come by itself. Strong references are told one by one, with the one \
    to mend.
    """,
    """
    변수에서도, 윈도우에서도, 실행 중인 코드에서도 닿을 수 없는데 살아 있는 객체는 샌 거예요. deinit이 \
    저절로 오지 않아요. 강한 참조를 하나씩 보여 주고, 어디를 고치면 되는지 알려 줘요.
    """)
  public static let leaksOfAll = Phrase("everything that leaks", "새는 것 전부")
  public static let leaksOfOne = Phrase(
    "why this one is alive", "이 객체가 살아 있는 까닭")
  public static let nothingLeaks = Phrase(
    "nothing leaks: a variable, a window or running code leads to whatever is alive",
    "새는 것이 없어요. 살아 있는 것은 모두 변수나 윈도우, 실행 중인 코드에서 닿아요")
  public static func noObject(_ name: String) -> Phrase {
    Phrase(
      "'\(name)' is no object that is alive", "'\(name)'\(.이라는) 살아 있는 객체는 없어요")
  }
  public static func leaks(_ name: String) -> Phrase {
    Phrase(
      "\(name) is alive, and no variable, window or running code leads to it",
      "\(name, .이가) 살아 있지만 변수나 윈도우, 실행 중인 코드에서 닿지 않아요")
  }
  public static func isAliveBecause(_ name: String) -> Phrase {
    Phrase("\(name) is alive because", "\(name, .이가) 살아 있는 까닭")
  }
  public static func livesOnWith(_ others: String) -> Phrase {
    Phrase("and keeps alive: \(others)", "함께 살아 있는 것: \(others)")
  }

  // MARK: What holds it

  public static func variableHolds(_ variable: String, _ thing: Phrase) -> Phrase {
    Phrase("the variable \(variable) holds \(thing)", "변수 \(variable, .이가) \(thing, .을를) 붙잡아요")
  }
  public static func runningCodeHolds(_ function: String, _ thing: Phrase) -> Phrase {
    Phrase(
      "\(function), which is running, holds \(thing)",
      "실행 중인 \(function, .이가) \(thing, .을를) 붙잡아요")
  }
  public static func windowIsShown(_ window: String) -> Phrase {
    Phrase("\(window) is a window of the app", "\(window, .은는) 앱의 윈도우예요")
  }
  public static let loopHoldsTimer = Phrase(
    "the main run loop holds a timer until it is invalidated",
    "메인 런 루프가 타이머를 invalidate할 때까지 붙잡아요")
  public static func uikitHolds(_ thing: Phrase) -> Phrase {
    Phrase("UIKit holds \(thing)", "UIKit이 \(thing, .을를) 붙잡아요")
  }
  public static func propertyHolds(_ property: Phrase, _ thing: Phrase) -> Phrase {
    Phrase("\(property) holds \(thing)", "\(property, .이가) \(thing, .을를) 붙잡아요")
  }
  public static func closureCaptures(_ closure: Phrase, _ path: String, _ thing: Phrase) -> Phrase {
    Phrase(
      "\(closure) captures \(path): \(thing)", "\(closure, .이가) \(path, .을를) 캡처해요: \(thing)")
  }
  public static func wasGiven(_ holder: String, _ closure: Phrase) -> Phrase {
    Phrase("\(holder) holds \(closure), given to it", "\(holder, .이가) 받은 \(closure, .을를) 붙잡아요")
  }
  public static func closure(ofLine line: String) -> Phrase {
    Phrase("the closure of line \(line)", "\(line)번째 줄의 클로저")
  }
  public static let isCircle = Phrase(
    "that is a circle: none of them can go first",
    "서로 물고 있어서 어느 것도 먼저 사라질 수 없어요")

  // MARK: What mends it

  public static func mendCapture(_ name: String, line: String) -> Phrase {
    Phrase(
      "mend: begin the closure of line \(line) with [weak \(name)] in",
      "고치기: \(line)번째 줄의 클로저를 [weak \(name)] in으로 시작하세요")
  }
  public static func mendProperty(_ property: String) -> Phrase {
    Phrase(
      "mend: make \(property) weak, or set it to nil in time",
      "고치기: \(property, .을를) weak으로 선언하거나 제때 nil을 넣으세요")
  }
  public static let mendTimer = Phrase(
    "mend: invalidate() the timer, in viewWillDisappear(_:) for instance",
    "고치기: viewWillDisappear(_:) 같은 곳에서 타이머를 invalidate()하세요")
}
