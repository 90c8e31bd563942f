/// What is there to see: views, frames, constraints, the clock.
extension Phrase {
  public static let hidden = Phrase("hidden", "숨김")
  public static let clips = Phrase("clips", "자름")
  public static let transformed = Phrase("transformed", "변환됨")
  public static func boundsOrigin(_ point: String) -> Phrase {
    Phrase("bounds origin \(point)", "bounds.origin \(point)")
  }
  public static func viewOf(_ controller: String) -> Phrase {
    Phrase("\(controller)'s view", "\(controller)의 뷰")
  }
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
  public static func noAreaButDrawn(_ name: String, _ rect: String) -> Phrase {
    Phrase(
      "\(name) has no area: \(rect); what is in it is drawn, since it does not clip",
      "\(name, .은는) 넓이가 없어요: \(rect). 자르지 않으니 안에 든 뷰는 그려요")
  }
  public static func isClippedAway(_ name: String, by clipper: String) -> Phrase {
    Phrase("\(name) is clipped away by \(clipper)", "\(name, .은는) \(clipper, .이가) 잘라서 보이지 않아요")
  }
  public static func isClipped(_ name: String, by clipper: String, _ rect: String) -> Phrase {
    Phrase(
      "\(name) is clipped by \(clipper): \(rect)", "\(name, .은는) \(clipper, .이가) 일부를 잘랐어요: \(rect)")
  }
  public static func goesOnOutside(_ name: String, _ rect: String) -> Phrase {
    Phrase("\(name) goes on outside: \(rect)", "\(name, .은는) 바깥으로 이어져요: \(rect)")
  }
  public static func isTransformed(_ name: String) -> Phrase {
    Phrase(
      "\(name) is transformed; its box holds all of it",
      "\(name, .은는) 변환되어 있어요. 상자는 전체를 담는 크기예요")
  }
  public static func isCovered(_ name: String) -> Phrase {
    Phrase("\(name) is covered", "\(name, .은는) 가려져 있어요")
  }
  public static func inParent(_ name: String) -> Phrase { Phrase("in \(name)", "\(name) 안") }
  public static func spokenRect(x: String, y: String, width: String, height: String) -> Phrase {
    Phrase(
      "x \(x), y \(y), width \(width), height \(height)",
      "x \(x), y \(y), 너비 \(width), 높이 \(height)")
  }
  public static func covers(_ names: String) -> Phrase {
    Phrase("covers part of \(names)", "\(names)의 일부를 가림")
  }
  public static func liesOver(_ names: String) -> Phrase {
    Phrase("lies over \(names), which shows through", "\(names) 위에 있고 비쳐 보임")
  }
  public static func writtenTo(_ file: String) -> Phrase {
    Phrase("written to \(file)", "\(file)에 썼어요")
  }
  public static func noConstraints(naming name: String) -> Phrase {
    Phrase("no constraints name \(name)", "\(name)에 걸린 제약이 없어요")
  }
  public static let noConstraintsAtAll = Phrase("there are no constraints", "제약이 없어요")
  public static let nothingYet = Phrase("nothing yet", "아직 아무 일도 없었어요")
  public static func moreLines(_ count: Int) -> Phrase {
    Phrase(
      "… \(count, "more line")", "… \(count)줄 더", plain: "\(count, "more line")", "\(count)줄 더")
  }
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
