/// What can be set.
extension Phrase {
  public static let langSetting = Phrase(
    "the language of what LayoutLab says", "LayoutLab이 말하는 언어")
  public static let plainSetting = Phrase(
    "for screen readers: sentences instead of boxes, arrows and columns",
    "화면 읽기 프로그램용: 상자와 화살표, 표 대신 문장으로 말하기")
  public static let themeSetting = Phrase(
    "colours for a light or a dark background", "밝은 배경이나 어두운 배경에 맞는 색")
  public static let widthSetting = Phrase(
    "columns to fill; auto is the terminal's own", "쓸 칸 수. auto는 터미널에 맞추기")
  public static let echoSetting = Phrase(
    "colour accepted input as Swift", "입력한 코드를 Swift 문법에 맞게 색칠하기")
  public static let traceSetting = Phrase(
    "time commands tell what happened", "시간 명령이 일어난 일을 보여 주기")
  public static let secondsSetting = Phrase(
    "virtual time after which :run ends", ":run이 끝나는 가상 시간")
  public static let stepsSetting = Phrase(
    "steps that one input may take before it is stopped", "입력 하나가 멈추기 전까지 갈 수 있는 걸음 수")
  public static let eventsSetting = Phrase(
    "events that one input may bring about before it is stopped",
    "입력 하나가 멈추기 전까지 일으킬 수 있는 이벤트 수")

  public static let memorySetting = Phrase(
    "megabytes that one input may take before it is stopped",
    "입력 하나가 멈추기 전까지 쓸 수 있는 메모리(MB)")

  public static let columns = Phrase("20 to 1000", "20부터 1000까지")
  public static let virtualSeconds = Phrase("seconds", "초")
  public static let wholeNumber = Phrase("a number", "숫자")
  public static func takes(_ choices: String) -> Phrase { Phrase("(\(choices))", "(\(choices))") }
  public static func isSet(_ name: String, _ value: String) -> Phrase {
    Phrase("\(name) is \(value)", "\(name): \(value)")
  }
  public static func noSetting(_ name: String, _ names: String) -> Phrase {
    Phrase("no setting '\(name)'; there are \(names)", "'\(name)' 설정은 없어요. 있는 설정: \(names)")
  }
  public static func noValue(_ value: String, for name: String, _ choices: String) -> Phrase {
    Phrase(
      "\(name) can't be '\(value)'; it takes \(choices)",
      "\(name)에 '\(value)'\(.은는) 쓸 수 없어요. 쓸 수 있는 값: \(choices)")
  }
}

/// `:help` on settings and aliases.
extension Phrase {
  public static let setSummary = Phrase(
    "Show the settings, or change one.", "설정을 보여 주거나 바꿔요.")
  public static let setDetails = Phrase(
    """
    A setting lasts until you leave. To keep it, write the command into the start file, which runs
    before each prompt: ~/.config/layoutlab/init.swift, or init.swift in LAYOUTLAB_HOME. It may hold
    Swift and commands; `layoutlab --no-init` passes over it.
    """,
    """
    설정은 끝낼 때까지만 남아요. 계속 쓰려면 프롬프트보다 먼저 실행되는 시작 파일에 명령을 적으세요:
    ~/.config/layoutlab/init.swift 또는 LAYOUTLAB_HOME의 init.swift. Swift와 명령을 모두 적을 수 있고,
    `layoutlab --no-init`으로 건너뛸 수 있어요.
    """)
  public static let setFormAll = Phrase("all settings", "모든 설정")
  public static let setFormOne = Phrase("one setting", "설정 하나")
  public static let setFormValue = Phrase("change it", "바꾸기")
  public static let langSummary = Phrase(
    "Speak English or Korean; lessons follow.", "한국어나 영어로 말해요. 수업도 따라가요.")
  public static let langDetails = Phrase(
    "The next prompt remembers it; `--lang` and :set lang are for once.",
    "다음 프롬프트도 기억해요. `--lang`과 :set lang은 이번만이에요.")
  public static let aliasSummary = Phrase(
    "Make a command of your own, or list them.", "나만의 명령을 만들거나 보여 줘요.")
  public static let aliasDetails = Phrase(
    """
    The text is a command or Swift. `%1` to `%9` are the words behind the name, `%*` is all of them,
    `%%` is a percent sign; without any, the words come at the end. To keep aliases, write them into
    the start file: see :help set.
    """,
    """
    명령이나 Swift를 쓸 수 있어요. `%1`부터 `%9`까지는 이름 뒤에 쓴 낱말, `%*`는 전부, `%%`는 퍼센트
    기호예요. 하나도 없으면 낱말은 맨 뒤에 붙어요. 계속 쓰려면 시작 파일에 적으세요: :help set
    """)
  public static let aliasFormAll = Phrase("all aliases", "모든 별칭")
  public static let aliasFormOne = Phrase("one alias", "별칭 하나")
  public static let aliasFormCommand = Phrase("a command under a name", "명령에 이름 붙이기")
  public static let aliasFormSwift = Phrase("Swift with a word filled in", "낱말을 끼워 넣는 Swift")
  public static let unaliasSummary = Phrase("Remove an alias.", "별칭을 지워요.")
}

/// What `:alias` answers.
extension Phrase {
  public static let noAliases = Phrase("no aliases yet", "아직 별칭이 없어요")
  public static func noAlias(_ name: String) -> Phrase {
    Phrase("no alias ':\(name)'", "':\(name)' 별칭은 없어요")
  }
  public static func noAliasName(_ name: String) -> Phrase {
    Phrase(
      "'\(name)' can't be an alias: a name is letters and digits",
      "'\(name)'\(.은는) 별칭으로 쓸 수 없어요. 글자로 시작하고 글자와 숫자만 쓰세요")
  }
  public static func aliasIsCommand(_ name: String) -> Phrase {
    Phrase(
      "':\(name)' is a command already; choose another name",
      "':\(name)'\(.은는) 이미 있는 명령이에요. 다른 이름을 고르세요")
  }
  public static func aliasOfAlias(_ name: String) -> Phrase {
    Phrase(
      "an alias can't use an alias, as ':\(name)' is one",
      "별칭 안에 별칭을 쓸 수 없어요. ':\(name)'\(.은는) 별칭이에요")
  }
  public static func aliasWas(_ name: String, _ text: String) -> Phrase {
    Phrase("':\(name)' was: \(text)", "':\(name)'의 이전 뜻: \(text)")
  }
  public static func aliasHides(_ name: String, _ command: String) -> Phrase {
    Phrase(
      "':\(name)' is no longer short for ':\(command)'",
      "이제 ':\(name)'\(.은는) ':\(command)'의 줄임이 아니에요")
  }
  public static func aliasRemoved(_ name: String) -> Phrase {
    Phrase("':\(name)' is gone", "':\(name)' 별칭을 지웠어요")
  }
  public static func aliasNeedsWords(_ name: String, _ count: Int) -> Phrase {
    Phrase("':\(name)' takes \(count, "word")", "':\(name)' 뒤에 낱말 \(count)개가 필요해요")
  }
}

/// What the options of the command line take.
extension Phrase {
  public static func themeTakes(_ found: String) -> Phrase {
    Phrase(
      "--theme takes auto, light, dark or none; not '\(found)'",
      "--theme에는 auto, light, dark, none 가운데 하나를 쓰세요: '\(found)'")
  }
  public static func langTakes(_ found: String) -> Phrase {
    Phrase("--lang takes en or ko; not '\(found)'", "--lang에는 en이나 ko를 쓰세요: '\(found)'")
  }
}
