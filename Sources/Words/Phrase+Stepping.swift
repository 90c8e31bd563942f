/// Standing still on the way: why, where, and what may be done there.
extension Phrase {
  /// - Parameter name: a number, or `Card.swift:12`.
  public static func programLine(_ name: String) -> Phrase {
    name.contains(":") ? .verbatim(name) : Phrase("line \(name)", "\(name)번째 줄")
  }
  public static func after(_ place: String) -> Phrase {
    Phrase("end of \(place)", "\(place) 끝")
  }
  public static func breakpointReached(_ number: Int, _ pattern: String) -> Phrase {
    Phrase("breakpoint \(number): \(pattern)", "중단점 \(number): \(pattern)")
  }
  public static func watchChanged(
    _ number: Int, _ expression: String, from: String, to: String
  ) -> Phrase {
    Phrase(
      "watch \(number): \(.changed(expression, from: from, to: to))",
      "관찰 \(number): \(.changed(expression, from: from, to: to))")
  }
  public static func awaitedComes(_ pattern: String) -> Phrase {
    Phrase("here comes \(pattern)", "\(pattern) 차례")
  }
  public static func awaitedCame(_ pattern: String, _ ordinal: Int) -> Phrase {
    Phrase("\(pattern) happened: #\(ordinal)", "\(pattern) 발생: #\(ordinal)")
  }
  public static func awaitedMissed(_ pattern: String) -> Phrase {
    Phrase("\(pattern) did not happen", "\(pattern) 이벤트는 일어나지 않았어요")
  }
  public static func nothingUntil(_ seconds: String) -> Phrase {
    Phrase(
      "nothing is pending now; something is due at \(seconds) s (:run goes there)",
      "지금은 대기 중인 일이 없어요. 다음 일은 \(seconds)초에 있어요 (:run으로 갈 수 있어요)")
  }
  public static let howToLeavePause = Phrase(
    ":continue goes on, :undo gives up what stands here.",
    ":continue로 이어 가고, :undo로 여기서 그만둘 수 있어요.")
  public static func stepTakesAlso(_ found: String) -> Phrase {
    Phrase(
      ":step takes in, line, over or out, a count, or in and code, not '\(found)'",
      ":step 뒤에는 in, line, over, out, 횟수, 또는 in과 코드를 써 주세요: '\(found)'")
  }
  public static func countsFromOne(_ found: String) -> Phrase {
    Phrase(
      "a count is a whole number from 1 on, not '\(found)'", "횟수는 1 이상의 정수여야 해요: '\(found)'")
  }
  public static let nothingStands = Phrase(
    "nothing stands at a pause; :step, :turn or :run begins",
    "멈춰 있는 것이 없어요. :step, :turn, :run으로 시작해 보세요")
}

/// Naming what is waited for.
extension Phrase {
  /// A complaint and its mend.
  public static func joined(_ complaint: Phrase, _ mend: Phrase) -> Phrase {
    Phrase("\(complaint); \(mend)", "\(complaint). \(mend)")
  }
  /// A complaint and what there is, a line each.
  public static func listing(_ complaint: Phrase, _ lists: [Phrase]) -> Phrase {
    lists.reduce(complaint) { Phrase("\($0)\n  \($1)", "\($0)\n  \($1)") }
  }
  public static func needsEvent(_ command: String) -> Phrase {
    Phrase(
      "\(command) needs an event, such as \(command) card.layoutSubviews",
      "\(command) 뒤에 이벤트가 필요해요. 예: \(command) card.layoutSubviews")
  }
  public static func nobodyIsCalled(_ name: String) -> Phrase {
    Phrase(
      "nothing here is called '\(name)'", "여기에 '\(name)'\(.이라는) 것은 없어요")
  }
  public static func nothingHappensThatIsCalled(_ name: String) -> Phrase {
    Phrase(
      "nothing that happens is called '\(name)'", "'\(name)'\(.이라는) 이벤트는 없어요")
  }
  public static func didYouMean(_ name: String) -> Phrase {
    Phrase("did you mean '\(name)'?", "'\(name)'\(.을를) 찾으셨나요?")
  }
  public static func thereAre(_ what: Phrase, _ names: String) -> Phrase {
    Phrase("\(what): \(names)", "\(what): \(names)")
  }
  public static let variables = Phrase("variables and classes", "변수와 클래스")
  public static let callbacks = Phrase("callbacks", "콜백")
  public static let phases = Phrase("phases", "단계")
  public static let sortsOfEvents = Phrase("kinds of events", "이벤트 종류")
  public static let marksOfViews = Phrase("marks", "표시")
}

/// Breakpoints and watched expressions.
extension Phrase {
  public static func breakIsForPlaces(_ event: String) -> Phrase {
    Phrase(
      "the app can stand at callbacks and phases, not at '\(event)'; :until and :watch see such events",
      "앱은 콜백과 단계에서만 멈출 수 있어요: '\(event)'. 이런 이벤트는 :until이나 :watch로 볼 수 있어요")
  }
  public static func breakpointSet(_ number: Int, _ pattern: String) -> Phrase {
    Phrase("breakpoint \(number) at \(pattern)", "중단점 \(number): \(pattern)")
  }
  public static func onlyIf(_ condition: String) -> Phrase {
    Phrase(" if \(condition)", " (\(condition)일 때만)")
  }
  public static func hits(_ count: Int) -> Phrase {
    Phrase("\(count, "hit")", "\(count)번 멈춤")
  }
  public static func watchSet(_ number: Int, _ expression: String, _ value: String) -> Phrase {
    Phrase("watch \(number): \(expression) is \(value)", "관찰 \(number): \(expression) = \(value)")
  }
  public static let noBreakpoints = Phrase(
    "no breakpoints; :break card.layoutSubviews sets one",
    "중단점이 없어요. 예: :break card.layoutSubviews")
  public static let noWatches = Phrase(
    "nothing is watched; :watch card.frame begins", "관찰하는 것이 없어요. 예: :watch card.frame")
  public static func stopRemoved(_ number: Int) -> Phrase {
    Phrase("\(number) is gone", "\(number)번을 지웠어요")
  }
  public static let stopsRemoved = Phrase("all are gone", "모두 지웠어요")
  public static func noStop(_ text: String) -> Phrase {
    Phrase("there is no number '\(text)' in the list", "목록에 '\(text)'번은 없어요")
  }
  public static let questionActs = Phrase(
    "that does something; a question may only look", "무언가를 바꾸는 코드예요. 값만 읽는 코드를 써 주세요")
  public static let questionHasNoValue = Phrase("that has no value", "값이 없는 코드예요")
  public static func questionEnds(_ sentence: String) -> Phrase {
    Phrase("that ends the app: \(sentence)", "앱을 끝내는 코드예요: \(sentence)")
  }
  public static func conditionIsNoBool(_ type: String) -> Phrase {
    Phrase("a condition is a Bool, not '\(type)'", "조건은 Bool이어야 해요: '\(type)'")
  }
}
