/// What `:rules` and `--compare` say.
extension Phrase {
  public static let rulesSummary = Phrase(
    "Whose UIKit this is: iOS 12, 17 or 26; go over to another, or compare two.",
    "어느 UIKit인지: iOS 12, 17, 26. 바꾸거나 둘을 비교해요.")
  public static let rulesDetails = Phrase(
    """
    Going over does the inputs so far again under the other rules and shows what comes out \
    differently. Comparing leaves the session as it is. A minus came under the first rules alone, a \
    plus under the second.
    """,
    """
    바꾸면 지금까지의 입력을 새 규칙으로 다시 실행하고 달라진 것을 보여 줘요. 비교만 하면 세션은 \
    그대로예요. 빼기표는 첫째 규칙에서만, 더하기표는 둘째 규칙에서만 일어난 일이에요.
    """)
  public static let rulesForm = Phrase(
    "the rules in force, and what the others change", "지금 규칙과 다른 규칙의 차이")
  public static let rulesNameForm = Phrase("go over to these rules", "이 규칙으로 바꾸기")
  public static let rulesCompareForm = Phrase(
    "the inputs so far under both", "지금까지의 입력을 두 규칙으로")
  public static let rulesTakes = Phrase(
    ":rules takes ios12, ios17 or ios26, or compare and two of them",
    ":rules 뒤에는 ios12, ios17, ios26 중 하나나 compare와 그중 둘을 써 주세요")
  public static func rulesAlready(_ name: String) -> Phrase {
    Phrase("\(name) is in force already", "이미 \(name) 규칙이에요")
  }
  public static func rulesNow(_ name: String, was old: String) -> Phrase {
    Phrase("rules: \(name), was \(old)", "규칙: \(name) (전에는 \(old))")
  }
  public static func rulesFault(_ name: String) -> Phrase {
    Phrase(
      "under \(name) the program ends; the rules stay as they were",
      "\(name) 규칙에서는 프로그램이 끝나요. 규칙은 그대로예요")
  }
  public static func sameUnder(_ first: String, _ second: String) -> Phrase {
    Phrase(
      "the same under \(first) and \(second)", "\(first)\(.와과) \(second)에서 똑같아요")
  }
  public static func alikeLines(_ count: Int) -> Phrase {
    Phrase(
      "… \(count) \(count == 1 ? "line" : "lines") alike", "… 같은 줄 \(count)개",
      plain: "\(count) \(count == 1 ? "line" : "lines") alike", "같은 줄 \(count)개")
  }
  public static let ios12Rules = Phrase(
    "no viewIsAppearing; sheets cover the whole screen; first traits are told at once",
    "viewIsAppearing이 없고, 시트가 화면 전체를 덮고, 첫 trait을 바로 알려 줘요")
  public static let ios17Rules = Phrase(
    "viewIsAppearing; sheets leave the presenter; traits wait for the layout",
    "viewIsAppearing이 있고, 시트 아래 화면이 남고, trait은 레이아웃 때 바뀌어요")
  public static let ios26Rules = Phrase(
    "as ios17, with updateProperties; what update methods read is tracked",
    "ios17에 updateProperties가 더해지고, 업데이트 메서드가 읽은 값을 지켜봐요")
}

/// What `:help` says of `:rotate`, `:resize`, `:appearance` and `:app`.
extension Phrase {
  public static let rotateSummary = Phrase(
    "Turn the device, as a hand would; prints the Swift that it runs.",
    "손으로 돌리듯 기기를 돌리고, 실행한 Swift를 보여 줘요.")
  public static let rotateDetails = Phrase(
    "Alone it turns between upright and landscape. UIKit has no call for it: this is LayoutLab's.",
    "혼자 쓰면 세로와 가로를 오가요. UIKit에는 없는 LayoutLab의 메서드예요.")
  public static let rotateTakes = Phrase(
    ":rotate takes left, right, portrait or upsideDown",
    ":rotate 뒤에는 left, right, portrait, upsideDown 중 하나를 써 주세요")
  public static let resizeSummary = Phrase(
    "Give the window another size, as Split View does.", "Split View처럼 윈도우 크기를 바꿔요.")
  public static let resizeTakes = Phrase(
    ":resize takes a width and a height, such as 320x844",
    ":resize 뒤에는 너비와 높이를 써 주세요. 예: 320x844")
  public static let appearanceSummary = Phrase(
    "Switch the device to dark or light.", "기기를 다크나 라이트로 바꿔요.")
  public static let appearanceTakes = Phrase(
    ":appearance takes dark or light", ":appearance 뒤에는 dark나 light를 써 주세요")
  public static let appSummary = Phrase(
    "Send the app away or back, or warn it of little memory.",
    "앱을 백그라운드나 포그라운드로 보내거나 메모리 경고를 보내요.")
  public static let appTakes = Phrase(
    ":app takes background, foreground or memory",
    ":app 뒤에는 background, foreground, memory 중 하나를 써 주세요")
}

/// A command line about rules.
extension Phrase {
  public static func rulesOptionTakes(_ found: String) -> Phrase {
    Phrase(
      "--rules takes ios12, ios17 or ios26; not '\(found)'",
      "--rules 뒤에는 ios12, ios17, ios26 중 하나를 써 주세요 ('\(found)'\(.은는) 안 돼요)")
  }
  public static func compareTakes(_ found: String) -> Phrase {
    Phrase(
      "--compare takes two rules with a comma, such as ios17,ios26; not '\(found)'",
      "--compare 뒤에는 규칙 둘을 쉼표로 이어 써 주세요. 예: ios17,ios26 ('\(found)'\(.은는) 안 돼요)")
  }
  public static let compareStandsAlone = Phrase(
    "--compare shows a comparison and nothing else: not with --rules, --json or --trace",
    "--compare는 비교만 보여 줘요. --rules, --json, --trace와 함께 쓸 수 없어요")
}

/// Why a callback of the environment did not come.
extension Phrase {
  public static func rulesKnowNo(_ callback: String, _ system: String, _ since: String) -> Phrase {
    Phrase(
      "the rules are \(system), and \(callback) comes with \(since) (:rules \(since))",
      "지금 규칙은 \(system, .이에요). \(callback, .은는) \(since)부터 불려요 (:rules \(since))")
  }
  public static func traitsAreTheSame(_ name: String) -> Phrase {
    Phrase(
      "the traits of \(name) are those it was told before",
      "\(name)의 trait이 전에 알려 준 것과 같아요")
  }
  public static let windowKeptSize = Phrase(
    "the window kept its size (:rotate, :resize)", "윈도우 크기가 그대로예요 (:rotate, :resize)")
}
