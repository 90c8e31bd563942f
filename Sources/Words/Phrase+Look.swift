/// What is there to see: views, frames, constraints, the clock.
extension Phrase {
  public static let hidden = Phrase("hidden", "숨김")
  public static func boundsOrigin(_ point: String) -> Phrase {
    Phrase("bounds origin \(point)", "bounds.origin \(point)")
  }
  public static let notInVisibleWindow = Phrase(
    "not in a visible window", "보이는 윈도우 안에 없음")
  public static func noArea(_ name: String, _ rect: String) -> Phrase {
    Phrase("\(name) has no area: \(rect)", "\(name, .은는) 넓이가 없어요: \(rect)")
  }
  public static func isOutside(_ name: String, _ rect: String) -> Phrase {
    Phrase("\(name) is outside: \(rect)", "\(name, .은는) 화면 밖에 있어요: \(rect)")
  }
  public static func noRoomForName(_ name: String) -> Phrase {
    Phrase("\(name) has no room for its name", "\(name, .은는) 이름을 쓸 자리가 없어요")
  }
  public static func isHidden(_ name: String) -> Phrase {
    Phrase("\(name) is hidden", "\(name, .은는) 숨겨져 있어요")
  }
  public static func isTransparent(_ name: String) -> Phrase {
    Phrase("\(name) is transparent (alpha 0)", "\(name, .은는) 투명해요 (alpha 0)")
  }
  public static let emptyConstraint = Phrase("(empty)", "(빈 제약)")
  public static let inactive = Phrase("inactive", "꺼짐")
  public static let nothingMarked = Phrase("nothing is marked", "표시된 것이 없어요")
  public static func noConstraints(naming name: String) -> Phrase {
    Phrase("no constraints name \(name)", "\(name)에 걸린 제약이 없어요")
  }
  public static let nothingYet = Phrase("nothing yet", "아직 아무 일도 없었어요")
  public static func moreEvents(_ count: Int) -> Phrase {
    Phrase(
      "… \(count) more; :trace shows them all", "… \(count)줄 더 있어요. :trace로 다 볼 수 있어요",
      plain: "\(count) more; :trace shows them all.", "\(count)줄 더 있어요. :trace로 다 볼 수 있어요.")
  }
}

/// Where the clock and the main loop are.
extension Phrase {
  public static func clock(_ seconds: String) -> Phrase {
    Phrase("clock: \(seconds) s", "시계: \(seconds)초")
  }
  public static let nothingPending = Phrase("nothing was pending", "기다리는 일이 없었어요")
}
