/// What happened, an event a line.
///
/// Callbacks, phases, flags and properties keep their names; they are code.
extension Phrase {
  public static func created(_ name: String, _ what: String) -> Phrase {
    Phrase("\(name) created (\(what))", "\(name) 생성 (\(what))")
  }
  public static func died(_ name: String) -> Phrase {
    Phrase("\(name) deallocated", "\(name) 메모리에서 해제")
  }
  public static func nowCalled(_ old: String, _ new: String) -> Phrase {
    Phrase("\(old) is now called \(new)", "\(old)의 이름이 \(new, .으로) 정해짐")
  }
  /// The end of a phase or a callback, where no indent shows it.
  public static func ended(_ what: String) -> Phrase {
    Phrase("\(what) ends", "\(what) 끝")
  }
  public static let alreadyRaised = Phrase(" (already)", " (이미)")
  public static func flagCleared(_ name: String, _ flag: String) -> Phrase {
    Phrase("\(name) \(flag) cleared", "\(name) \(flag) 해제")
  }
  /// A property that is another now.
  public static func changed(_ what: String, from: String, to: String) -> Phrase {
    Phrase(
      "\(what) \(from) → \(to)", "\(what) \(from) → \(to)",
      plain: "\(what) from \(from) to \(to)", "\(what): \(from)에서 \(to, .으로)")
  }
  public static func subviewAdded(_ view: String, to parent: String, at index: Int) -> Phrase {
    Phrase("\(view) added to \(parent) at \(index)", "\(parent)에 \(view) 추가 (\(index)번)")
  }
  public static func subviewRemoved(_ view: String, from parent: String) -> Phrase {
    Phrase("\(view) removed from \(parent)", "\(parent)에서 \(view) 제거")
  }
  public static func constraintOn(_ equation: String) -> Phrase {
    Phrase("constraint on: \(equation)", "제약 켜짐: \(equation)")
  }
  public static func constraintOff(_ equation: String) -> Phrase {
    Phrase("constraint off: \(equation)", "제약 꺼짐: \(equation)")
  }
  public static let constraintBroken = Phrase("constraint broken:", "깨진 제약:")
  public static func hasItsView(_ controller: String, _ view: String) -> Phrase {
    Phrase("\(controller) has its view: \(view)", "\(controller)의 뷰 로드됨: \(view)")
  }
  /// What comes later was handed over: now, or at a time.
  public static func blockQueued(_ number: Int) -> Phrase {
    Phrase("main-queue block \(number) queued", "메인 큐에 블록 \(number) 추가")
  }
  public static func blockQueued(_ number: Int, for due: String) -> Phrase {
    Phrase("main-queue block \(number) queued for \(due) s", "메인 큐 블록 \(number) 예약 (\(due)초)")
  }
  public static func timerSet(_ number: Int, for due: String) -> Phrase {
    Phrase("timer \(number) set for \(due) s", "타이머 \(number) 예약 (\(due)초)")
  }
  public static func displayLinkAdded(_ number: Int) -> Phrase {
    Phrase("display link \(number) added", "디스플레이 링크 \(number) 추가")
  }
  public static func displayLinkCalled(_ number: Int) -> Phrase {
    Phrase("display link \(number) called", "디스플레이 링크 \(number) 호출")
  }
  public static func sourceQueued(_ number: Int) -> Phrase {
    Phrase("run-loop block \(number) queued", "런 루프에 블록 \(number) 추가")
  }
  public static func sourceRan(_ number: Int) -> Phrase {
    Phrase("run-loop block \(number) ran", "런 루프 블록 \(number) 실행")
  }
  public static func observerAdded(_ number: Int) -> Phrase {
    Phrase("run-loop observer \(number) added", "런 루프 옵저버 \(number) 추가")
  }
  public static func observerCalled(_ activity: String, order: Int) -> Phrase {
    Phrase(
      "observer of \(activity) called (order \(order))",
      "\(activity) 옵저버 호출 (순서 \(order))")
  }
  public static func animationRemoved(_ property: String) -> Phrase {
    Phrase("animation of \(property) cut short", "\(property) 애니메이션 중단")
  }
  public static func timerFired(_ number: Int) -> Phrase {
    Phrase("timer \(number) fired", "타이머 \(number) 실행")
  }
  public static func blockRan(_ number: Int) -> Phrase {
    Phrase("main-queue block \(number) ran", "메인 큐 블록 \(number) 실행")
  }
  public static func animation(of property: String, seconds: String) -> Phrase {
    Phrase("animation of \(property) for \(seconds) s", "\(property) 애니메이션 \(seconds)초")
  }
  public static func animation(
    of property: String, seconds: String, after delay: String
  ) -> Phrase {
    Phrase(
      "animation of \(property) for \(seconds) s after \(delay) s",
      "\(property) 애니메이션 \(seconds)초 (\(delay)초 뒤)")
  }
  public static func animationCompleted(_ number: Int) -> Phrase {
    Phrase("animation \(number) completed", "애니메이션 \(number) 완료")
  }
  public static func animationCancelled(_ number: Int) -> Phrase {
    Phrase("animation \(number) cancelled", "애니메이션 \(number) 취소")
  }
  public static let printed = Phrase("print:", "출력:")
  public static let consoleSaid = Phrase("console:", "콘솔:")
  public static let fault = Phrase("fault:", "앱이 멈춤:")
  /// - Parameter line: of the statement that brought it about, where that is worth telling.
  public static func because(_ ordinal: Int, _ what: String, line: Int?) -> Phrase {
    let place = line.map { Phrase(" (line \($0))", " (\($0)번째 줄)") } ?? .verbatim("")
    return Phrase("because: #\(ordinal) \(what)\(place)", "이유: #\(ordinal) \(what)\(place)")
  }
}

/// The marks that a statement left.
extension Phrase {
  /// Before what is marked anew.
  public static let marked = Phrase("⚑ ", "⚑ ", plain: "Marked: ", "표시: ")
  public static let markedAlready = Phrase("already ", "이미 ")
  public static let markCleared = Phrase("cleared ", "해제 ")
  /// Between one mark and the next.
  public static let markSeparator = Phrase(" · ", " · ", plain: "; ", "; ")
}
