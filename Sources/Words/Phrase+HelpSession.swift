/// `:help` on lessons and on the prompt itself.
extension Phrase {
  public static let lessonsSummary = Phrase(
    "List the lessons, and what is done.", "수업 목록과 어디까지 했는지를 보여 줘요.")
  public static let lessonSummary = Phrase(
    "Take a lesson in a fresh app; goes on where you left it.",
    "새로 시작한 앱에서 수업을 들어요. 하다 만 수업은 이어서 해요.")
  public static let lessonDetails = Phrase(
    """
    A lesson's number is enough: :lesson 2. Enter goes on; :hint, :skip and :play help. With \
    `again` it begins at its beginning.
    """,
    """
    번호만 써도 돼요: :lesson 2. Enter로 넘어가고, 막히면 :hint, :skip, :play를 써요. `again`을 \
    붙이면 처음부터 다시 해요.
    """)
  public static let hintSummary = Phrase(
    "A hint for the open question or goal.", "열려 있는 질문이나 목표의 힌트를 보여 줘요.")
  public static let skipSummary = Phrase(
    "Give the open question or goal up, or leave the code unrun.",
    "열려 있는 질문이나 목표를 건너뛰거나 코드를 실행하지 않고 넘어가요.")
  public static let solutionSummary = Phrase(
    "Show one way to the open goal, or the answer to the open question.",
    "열려 있는 목표의 풀이나 질문의 답을 보여 줘요.")
  public static let playSummary = Phrase(
    "Try what you like from the lesson's present state.",
    "수업의 지금 상태에서 자유롭게 해 봐요.")
  public static let playDetails = Phrase(
    "Every line is Swift until :resume, which puts the app back as it was.",
    ":resume을 쓸 때까지 모든 줄이 Swift예요. :resume은 앱을 아까 상태로 되돌려요.")
  public static let resumeSummary = Phrase(
    "Go back from free play to the lesson.", "자유롭게 해 보기를 마치고 수업으로 돌아가요.")
  public static let progressSummary = Phrase(
    "What you have done, lesson by lesson.", "수업마다 어디까지 했는지 보여 줘요.")
  public static let reviewSummary = Phrase(
    "Ask again what is due, with fresh numbers.", "복습할 때가 된 문제를 새로운 숫자로 다시 물어봐요.")
  public static let reviewDetails = Phrase(
    "What was wrong comes back at once; a \"what if\" after 1, 3, 7, 16 and 35 days.",
    "틀린 문제는 바로, 숫자가 바뀌는 문제는 1, 3, 7, 16, 35일 뒤에 다시 나와요.")
  public static let openSummary = Phrase(
    "Run a Swift file as one input.", "Swift 파일을 입력 하나로 실행해요.")
  public static let saveSummary = Phrase(
    "Write the program that you have typed to a file.", "지금까지 입력한 프로그램을 파일에 써요.")
  public static let resetSummary = Phrase(
    "Begin again with a fresh app.", "앱을 새로 시작해요.")
  public static let resetDetails = Phrase("An open lesson ends.", "열려 있던 수업은 끝나요.")
  public static let quitSummary = Phrase(
    "Leave. Ctrl-D does it too.", "끝내요. Ctrl-D도 돼요.")
  public static let helpSummary = Phrase(
    "List the commands, or explain one; topics group them.",
    "명령 목록을 보여 주거나 명령 하나를 설명해요. 주제별로도 볼 수 있어요.")
  public static let helpOnAll = Phrase("every command, by group", "모든 명령을 묶음별로")
  public static let helpOnOne = Phrase(
    "all about one command, with an example", "명령 하나를 예와 함께")
  public static let helpOnGroup = Phrase("a group of commands", "명령 한 묶음")
  public static let helpOnPhases = Phrase(
    "the parts of a turn of the main run loop", "메인 런 루프 한 턴의 단계")
  public static let helpOnMarks = Phrase("what each ⚑ will cause", "⚑ 표시마다 일어날 일")
}

/// What stands around the texts of `:help`.
extension Phrase {
  public static let helpBegins = Phrase(
    "Type Swift as in an app: `let card = UIView()`. `view` is on screen.",
    "앱에서처럼 Swift를 입력하세요: `let card = UIView()`. `view`는 화면에 떠 있어요.")
  public static func helpEnds(topics: String) -> Phrase {
    Phrase(
      """
      :help COMMAND tells all of one, with an example. Also: \(topics).
      Short forms work as long as they are clear: :adv 0.5. :{ and :} hold many lines.
      """,
      """
      :help COMMAND로 명령 하나를 예와 함께 볼 수 있어요. 주제: \(topics)
      헷갈리지 않으면 줄여 써도 돼요: :adv 0.5. 여러 줄은 :{ 와 :} 사이에 써요.
      """)
  }
  public static func shortForm(_ alias: String) -> Phrase {
    Phrase("Short form: \(alias)", "줄임: \(alias)")
  }
  public static func seeAlso(_ names: String) -> Phrase {
    Phrase("See also \(names).", "함께 보기: \(names)")
  }
  public static func noHelp(_ name: String, near: String) -> Phrase {
    Phrase(
      "no help on '\(name)'; did you mean ':help \(near)'?",
      "'\(name)' 도움말은 없어요. ':help \(near)'\(.을를) 찾나요?")
  }
}

/// The groups of commands.
extension Phrase {
  public static let buildGroup = Phrase(
    "Short forms for building; each prints the Swift that it runs.",
    "뷰를 만드는 줄임 명령. 실행한 Swift를 보여 줘요.")
  public static let timeGroup = Phrase(
    "Let the main run loop go on, and take it back.", "메인 런 루프를 돌리고 되돌려요.")
  public static let lookGroup = Phrase(
    "See what is there: views, frames, marks, constraints, what happened.",
    "뷰, 프레임, 표시, 제약, 일어난 일을 살펴봐요.")
  public static let explainGroup = Phrase("Ask why.", "이유를 물어봐요.")
  public static let learnGroup = Phrase("Lessons.", "수업.")
  public static let sessionGroup = Phrase(
    "The prompt itself: files, settings, help.", "프롬프트: 파일, 설정, 도움말.")
}
