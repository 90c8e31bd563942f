/// `:view`.
extension Phrase {
  private static let viewExample = Phrase.verbatim(
    ":view card in view, :view title: UILabel in card")
  public static let viewNeedsName = Phrase(
    ":view needs a name: \(viewExample)", ":view 뒤에 이름이 필요해요: \(viewExample)")
  public static func viewCannotBeRead(_ text: String) -> Phrase {
    Phrase(
      "':view \(text)' can't be read; write \(viewExample)",
      "':view \(text)'\(.을를) 읽을 수 없어요. 이렇게 써 주세요: \(viewExample)")
  }
  public static func noVariableName(_ name: String) -> Phrase {
    Phrase("'\(name)' can't be the name of a variable", "'\(name)'\(.은는) 변수 이름이 될 수 없어요")
  }
  public static func cannotMake(_ type: String) -> Phrase {
    Phrase(
      "a '\(type)' can't be made and put into a view here: write the Swift for it",
      "'\(type)'\(.을를) 만들어 뷰에 넣을 수 없어요. Swift로 써 주세요")
  }
  public static func noClass(_ name: String) -> Phrase {
    Phrase("there is no class '\(name)'", "'\(name)'\(.이라는) 클래스는 없어요")
  }
  public static func noClassButNear(_ name: String, _ near: String) -> Phrase {
    Phrase(
      "there is no class '\(name)'; did you mean '\(near)'?",
      "'\(name)'\(.이라는) 클래스는 없어요. '\(near)'\(.을를) 찾으세요?")
  }
  public static func noViewButNear(_ name: String, _ near: String) -> Phrase {
    Phrase(
      "'\(name)' is no view here; did you mean '\(near)'?",
      "'\(name)'\(.은는) 여기 있는 뷰가 아니에요. '\(near)'\(.을를) 찾으세요?")
  }
  public static func noView(_ name: String, among names: String) -> Phrase {
    Phrase(
      "'\(name)' is no view here; there are \(names)",
      "'\(name)'\(.은는) 여기 있는 뷰가 아니에요. 있는 뷰: \(names)")
  }
  public static func noControllerOrView(_ name: String, _ near: String) -> Phrase {
    Phrase(
      "'\(name)' is no controller and no view here; did you mean '\(near)'?",
      "'\(name)'\(.은는) 여기 있는 뷰 컨트롤러나 뷰가 아니에요. '\(near)'\(.을를) 찾으세요?")
  }
  public static func noLessonButNear(_ name: String, _ near: String) -> Phrase {
    Phrase(
      "no lesson '\(name)'; did you mean '\(near)'?", "'\(name)' 수업은 없어요. '\(near)'\(.을를) 찾으세요?")
  }
}

/// `:pin`.
extension Phrase {
  private static let pinExample = Phrase.verbatim(
    ":pin card.top = view.top + 24, card.width = 0.5 * view.width")
  public static let pinWhat = Phrase(
    "a relation is missing: \(pinExample)", "관계식이 빠졌어요: \(pinExample)")
  public static func relatesNothing(_ text: String) -> Phrase {
    Phrase(
      "'\(text)' relates nothing: write =, <= or >= in it, as in \(pinExample)",
      "'\(text)'에 관계가 없어요. =, <=, >= 가운데 하나를 써 주세요: \(pinExample)")
  }
  public static func nothingAfterRelation(_ text: String) -> Phrase {
    Phrase(
      "nothing stands after the relation in '\(text)'", "'\(text)'에 관계 기호 뒤가 비어 있어요")
  }
  public static func edgesOnlyEqual(_ owner: String) -> Phrase {
    Phrase(
      "edges can only be =; write each: \(owner).top >= …, \(owner).bottom <= …",
      "edges에는 =만 쓸 수 있어요. 하나씩 써 주세요: \(owner).top >= …, \(owner).bottom <= …")
  }
  public static let onePriority = Phrase(
    "one priority, at the end: card.width = 100 @750", "우선순위는 끝에 하나만 써 주세요: card.width = 100 @750")
  public static func priorityRange(_ text: String) -> Phrase {
    Phrase("a priority is 1 to 1000, not \(text)", "우선순위는 1부터 1000까지예요: \(text)")
  }
  public static func namesNoSide(_ text: String) -> Phrase {
    Phrase(
      "'\(text)' names no side: write \(text).top, or .width, .center, .edges …",
      "'\(text)'의 어느 변인지 빠졌어요. \(text).top이나 .width, .center, .edges처럼 써 주세요")
  }
  public static func cannotPin(_ name: String, among names: String) -> Phrase {
    Phrase(
      "'\(name)' can't be pinned; there are \(names)",
      "'\(name)'\(.은는) 고정할 수 있는 속성이 아니에요. 있는 속성: \(names)")
  }
  public static func cannotPinButNear(_ name: String, _ near: String) -> Phrase {
    Phrase(
      "'\(name)' can't be pinned; did you mean '\(near)'?",
      "'\(name)'\(.은는) 고정할 수 있는 속성이 아니에요. '\(near)'\(.을를) 찾으세요?")
  }
  public static func noViewOrGuide(_ name: String) -> Phrase {
    Phrase(
      "'\(name)' is no view and no layout guide here", "'\(name)'\(.은는) 여기 있는 뷰나 레이아웃 가이드가 아니에요")
  }
  public static func threeThings(_ text: String) -> Phrase {
    Phrase(
      "a constraint relates two things, not three: '\(text)'",
      "제약은 셋이 아니라 둘 사이의 관계예요: '\(text)'")
  }
  public static func negativeAttribute(_ text: String) -> Phrase {
    Phrase(
      "'-\(text)': write a negative multiplier, -1 * \(text)",
      "'-\(text)': 음수 배수로 써 주세요: -1 * \(text)")
  }
  public static func cannotDivide(by text: String) -> Phrase {
    Phrase("a number can't be divided by '\(text)'", "수를 '\(text)'\(.으로) 나눌 수 없어요")
  }
  public static func cannotRelate(_ one: String, _ other: String) -> Phrase {
    Phrase(
      "'\(one)' can't be related to '\(other)'", "'\(one)'\(.와과) '\(other)'\(.은는) 관계를 맺을 수 없어요")
  }
  public static func placeNeedsAnother(_ attribute: String, _ example: String) -> Phrase {
    Phrase(
      "'\(attribute)' is a place and needs something to measure from: \(example)",
      "'\(attribute)'\(.은는) 위치라서 기준이 필요해요: \(example)")
  }
  public static func lengthAndPlace(_ length: String, _ place: String) -> Phrase {
    Phrase(
      "'\(length)' is a length and '\(place)' a place: they can't be related",
      "'\(length)'\(.은는) 길이이고 '\(place)'\(.은는) 위치라서 관계를 맺을 수 없어요")
  }
  public static func otherAxes(horizontal: String, vertical: String) -> Phrase {
    Phrase(
      "'\(horizontal)' is horizontal and '\(vertical)' vertical: they can't be related",
      "'\(horizontal)'\(.은는) 가로이고 '\(vertical)'\(.은는) 세로라서 관계를 맺을 수 없어요")
  }
}

/// `:tap`, and why nothing comes of it.
extension Phrase {
  public static func inNoWindow(_ name: String) -> Phrase {
    Phrase(
      "\(name) is in no window, so nobody can touch it: view.addSubview(\(name))",
      "\(name, .은는) 윈도우 안에 없어서 아무도 누를 수 없어요: view.addSubview(\(name))")
  }
  public static func hasNoSize(_ name: String, _ size: String) -> Phrase {
    Phrase(
      "\(name) has no size, \(size): if layout is pending, :turn first",
      "\(name, .은는) 크기가 없어요: \(size). 레이아웃이 남아 있다면 먼저 :turn")
  }
  public static func middleOutsideWindow(_ name: String) -> Phrase {
    Phrase("the middle of \(name) lies outside the window", "\(name)의 가운데가 윈도우 밖에 있어요")
  }
  public static func middleOutside(_ name: String, _ holder: String) -> Phrase {
    Phrase(
      """
      the middle of \(name) lies outside \(holder), which holds it: touches outside a superview's \
      bounds don't arrive
      """,
      "\(name)의 가운데가 상위 뷰 \(holder) 밖에 있어요. 상위 뷰의 bounds 밖을 누르면 닿지 않아요")
  }
  public static func liesOver(_ other: String, _ name: String) -> Phrase {
    Phrase(
      "\(other) lies over the middle of \(name) and takes the touch",
      "\(other, .이가) \(name)의 가운데를 덮고 있어서 터치를 받아요")
  }
  public static func isHiddenFromTouch(_ name: String, _ holder: String?) -> Phrase {
    Phrase(
      "\(held(name, by: holder)) is hidden: isHidden = false",
      "\(held(name, by: holder), .이가) 숨겨져 있어요: isHidden = false")
  }
  public static func isTransparentToTouch(_ name: String, _ holder: String?) -> Phrase {
    Phrase(
      "\(held(name, by: holder)) is transparent, and below alpha 0.01 touches pass",
      "\(held(name, by: holder), .이가) 투명해요. alpha가 0.01보다 작으면 터치가 지나가요")
  }
  public static func takesNoTouches(_ name: String, _ holder: String?) -> Phrase {
    Phrase(
      "\(held(name, by: holder)) takes no touches: isUserInteractionEnabled is false",
      "\(held(name, by: holder), .이가) 터치를 받지 않아요: isUserInteractionEnabled가 false예요")
  }
  public static func isDisabled(_ name: String) -> Phrase {
    Phrase("\(name) is disabled: isEnabled = true", "\(name, .은는) 꺼져 있어요: isEnabled = true")
  }
  public static func nothingListens(_ name: String) -> Phrase {
    Phrase(
      "nothing listens: \(name) is no control, and no view around it has a tap recognizer",
      "듣는 것이 없어요: \(name, .은는) 컨트롤이 아니고, 둘레의 뷰에도 탭 인식기가 없어요")
  }
  public static func namelessTakesTouch(_ name: String) -> Phrase {
    Phrase(
      "\(name) takes the touch, and no variable holds it: let it = … first",
      "\(name, .이가) 터치를 받는데 이 뷰를 담은 변수가 없어요. 먼저 let it = …")
  }
  public static let anotherView = Phrase("another view", "다른 뷰")
  public static let tapAtPause = Phrase(
    "a recognizer hears taps between callbacks: let time go on first",
    "인식기는 콜백 사이에서 탭을 들어요. 먼저 시간을 흘려 보내세요")
}

extension Phrase {
  /// The view itself, or one that holds it.
  private static func held(_ name: String, by holder: String?) -> Phrase {
    guard let holder else { return .verbatim(name) }
    return Phrase("\(holder), which holds \(name),", "\(name, .을를) 담은 \(holder)")
  }
}
