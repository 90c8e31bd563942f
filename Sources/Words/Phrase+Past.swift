/// Reading the past from the events.
extension Phrase {
  public static func pastPrompt(_ ordinal: Int, of last: Int) -> Phrase {
    Phrase("past #\(ordinal) of \(last)", "과거 #\(ordinal)/\(last)")
  }
  public static let presentAgain = Phrase("the present again", "다시 현재예요")
  public static let pastIsForLooking = Phrase(
    "the past can be looked at, not changed; :goto now returns",
    "과거는 볼 수만 있고 바꿀 수 없어요. :goto now로 돌아올 수 있어요")
  public static let onlyPresent = Phrase(
    "this shows the present only; :goto now returns there",
    "현재에서만 볼 수 있어요. :goto now로 돌아올 수 있어요")
  public static let noEarlier = Phrase(
    "nothing happened earlier", "이보다 앞선 이벤트는 없어요")
  public static let isPresent = Phrase("this is the present", "지금이 현재예요")
  public static func gotoTakes(_ last: Int) -> Phrase {
    Phrase(
      ":goto takes an event's number, #0 to #\(last), or now",
      ":goto 뒤에는 #0부터 #\(last)까지의 번호나 now를 써 주세요")
  }
  public static func diffTakes(_ last: Int) -> Phrase {
    Phrase(
      ":diff takes two events' numbers, #0 to #\(last); none for the last input",
      ":diff 뒤에는 #0부터 #\(last)까지의 번호 두 개를 써 주세요. 없으면 마지막 입력을 비교해요")
  }
  public static func between(_ first: Int, _ last: Int) -> Phrase {
    Phrase("from #\(first) to #\(last)", "#\(first)에서 #\(last)까지")
  }
  public static let sameViews = Phrase("no view is different", "달라진 뷰가 없어요")
  public static func viewCame(_ name: String, under parent: String) -> Phrase {
    Phrase("\(name) in \(parent)", "\(parent)에 \(name)")
  }
  public static let launch = Phrase("launch", "앱 시작")
  public static let turns = Phrase("turns", "턴")
  public static func timer(_ number: Int) -> Phrase {
    Phrase("timer \(number)", "타이머 \(number)")
  }
  public static func displayLink(_ number: Int) -> Phrase {
    Phrase("display link \(number)", "디스플레이 링크 \(number)")
  }
  /// A stretch of time; without an end it goes on.
  public static func fromTo(_ start: String, _ end: String?) -> Phrase {
    guard let end else { return Phrase("from \(start) s on", "\(start)초부터 계속") }
    return Phrase("from \(start) s to \(end) s", "\(start)초부터 \(end)초까지")
  }
  public static let yourCode = Phrase("your code", "입력한 코드")
  public static func times(_ what: String, _ count: Int) -> Phrase {
    Phrase(
      "\(what) ×\(count)", "\(what) ×\(count)", plain: "\(what) \(count) times", "\(what) \(count)번"
    )
  }
  public static func takenBack(_ what: String) -> Phrase {
    Phrase("taken back: \(what)", "되돌림: \(what)")
  }
  public static func doneAgain(_ what: String) -> Phrase {
    Phrase("done again: \(what)", "다시 실행: \(what)")
  }
  public static let nothingToRedo = Phrase(
    "nothing was taken back", "다시 실행할 것이 없어요")
  public static func listTakes(_ last: Int) -> Phrase {
    Phrase(":list takes a line's number, 1 to \(last)", ":list 뒤에는 1부터 \(last)까지의 줄 번호를 써 주세요")
  }
  public static let nothingOfTheKind = Phrase("nothing of the kind", "해당하는 이벤트가 없어요")
  public static let nothingTyped = Phrase("nothing was typed yet", "아직 입력한 코드가 없어요")
}
