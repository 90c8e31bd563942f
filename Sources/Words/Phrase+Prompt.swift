/// The prompt itself.
extension Phrase {
  public static let prompt = Phrase("lab> ", "lab> ", plain: "LayoutLab: ", "LayoutLab: ")
  public static let continuationPrompt = Phrase("...> ", "...> ", plain: "More: ", "이어서: ")
  public static let playPrompt = Phrase("play> ", "play> ", plain: "Play: ", "자유롭게: ")
  public static let answerPrompt = Phrase("answer> ", "답> ", plain: "Your answer: ", "답: ")
  public static let welcome = Phrase(
    "LayoutLab. Swift goes in; :help lists the commands, :quit leaves.",
    "LayoutLab이에요. Swift 코드를 입력해 보세요. 명령 목록은 :help, 끝내기는 :quit예요.")
  public static let howToLeave = Phrase(
    "Ctrl-D or :quit leaves.", "끝내려면 Ctrl-D를 누르거나 :quit를 입력하세요.")
  public static func notUTF8(line: Int, byte: Int, value: String) -> Phrase {
    Phrase(
      "line \(line) is not UTF-8 text: byte \(byte) is 0x\(value)",
      "\(line)번째 줄이 UTF-8이 아니에요. \(byte)번 바이트가 0x\(value)\(.이에요)")
  }
  public static let inputWaits = Phrase(
    "The rest waits for its 'await': :turn and :advance move the app on.",
    "나머지는 'await'를 기다려요. :turn이나 :advance로 앱을 진행하세요.")
  /// What introduces a remark of ours, as the compiler's "note:" does.
  public static let note = Phrase("note:", "참고:")
  public static func commandsBeginWithColon(_ usage: String) -> Phrase {
    Phrase("commands begin with a colon: \(usage)", "명령은 콜론으로 시작해요: \(usage)")
  }
}

/// A command that could not be understood.
extension Phrase {
  public static func unknownCommand(_ name: String) -> Phrase {
    Phrase(
      "unknown command ':\(name)'; :help lists the commands",
      "':\(name)'\(.이라는) 명령은 없어요. :help로 명령을 볼 수 있어요")
  }
  public static func unknownCommand(_ name: String, near: String) -> Phrase {
    Phrase(
      "unknown command ':\(name)'; did you mean ':\(near)'?",
      "':\(name)'\(.이라는) 명령은 없어요. ':\(near)'\(.을를) 쓰려고 했나요?")
  }
  public static func unknownCommand(_ name: String, see help: String) -> Phrase {
    Phrase(
      "unknown command ':\(name)'; see '\(help)'",
      "':\(name)'\(.이라는) 명령은 없어요. '\(help)'\(.을를) 보세요")
  }
  public static func ambiguousCommand(_ name: String, _ names: String) -> Phrase {
    Phrase(
      "':\(name)' may be \(names)",
      "':\(name)'\(.으로) 시작하는 명령이 여럿이에요: \(names)")
  }
  public static let helpListsCommands = Phrase(
    ":help lists the commands", ":help로 명령을 볼 수 있어요")
  public static func needsView(_ command: String) -> Phrase {
    Phrase("\(command) needs a view", "\(command) 뒤에 뷰가 필요해요")
  }
  public static func needsFile(_ command: String) -> Phrase {
    Phrase("\(command) needs a file", "\(command) 뒤에 파일이 필요해요")
  }
  public static func needsControllerOrView(_ command: String) -> Phrase {
    Phrase("\(command) needs a controller or a view", "\(command) 뒤에 뷰 컨트롤러나 뷰가 필요해요")
  }
  public static func needsLesson(_ command: String) -> Phrase {
    Phrase(
      "\(command) needs a lesson; :lessons lists them",
      "\(command) 뒤에 수업이 필요해요. :lessons로 수업을 볼 수 있어요")
  }
  public static func takesNothing(_ command: String, _ found: String) -> Phrase {
    Phrase("\(command) takes nothing, not '\(found)'", "\(command) 뒤에는 아무것도 쓰지 않아요: '\(found)'")
  }
  public static func noOptions(_ command: String, _ found: String) -> Phrase {
    Phrase("\(command) takes no options, not '\(found)'", "\(command)에는 옵션이 없어요: '\(found)'")
  }
  public static func noOption(_ command: String, _ found: String, near: String) -> Phrase {
    Phrase(
      "\(command) has no option '\(found)'; did you mean '\(near)'?",
      "\(command)에 '\(found)' 옵션은 없어요. '\(near)'\(.을를) 쓰려고 했나요?")
  }
  public static func noOption(_ command: String, _ found: String, among list: String) -> Phrase {
    Phrase(
      "\(command) has no option '\(found)'; it takes \(list)",
      "\(command)에 '\(found)' 옵션은 없어요. 쓸 수 있는 옵션: \(list)")
  }
  public static func optionNeeds(_ command: String, _ option: String, _ value: String) -> Phrase {
    Phrase("\(command) \(option) needs a \(value)", "\(command) \(option) 뒤에 \(value, .이가) 필요해요")
  }
  public static let advanceTakes = Phrase(
    ":advance takes seconds, such as :advance 0.25",
    ":advance 뒤에는 초를 써 주세요. 예: :advance 0.25")
}

/// What a command answers.
extension Phrase {
  public static let nothingToTakeBack = Phrase("nothing to take back", "되돌릴 것이 없어요")
  public static let freshApp = Phrase("a fresh app", "앱을 새로 시작했어요")
  public static func linesWritten(_ count: Int, to file: String) -> Phrase {
    Phrase("\(count, "line") written to \(file)", "\(file)에 \(count)줄을 썼어요")
  }
  public static func noView(_ name: String) -> Phrase {
    Phrase("'\(name)' is no view here", "'\(name)'\(.은는) 여기 있는 뷰가 아니에요")
  }
  public static func viewNotLoaded(_ controller: String) -> Phrase {
    Phrase(
      "\(controller) has not loaded its view; \(controller).view would load it",
      "\(controller, .은는) 아직 뷰를 불러오지 않았어요. \(controller).view를 읽으면 불러와요")
  }
  public static func noControllerOrView(_ name: String) -> Phrase {
    Phrase(
      "'\(name)' is no controller and no view here",
      "'\(name)'\(.은는) 여기 있는 뷰 컨트롤러나 뷰가 아니에요")
  }
  public static let noWindow = Phrase("no window", "윈도우가 없어요")
  public static func noLessons(in folder: String) -> Phrase {
    Phrase("no lessons in \(folder)", "\(folder)에 수업이 없어요")
  }
  public static func noLesson(_ name: String, among names: String) -> Phrase {
    Phrase("no lesson '\(name)'; there are \(names)", "'\(name)' 수업은 없어요. 있는 수업: \(names)")
  }
  /// - Parameter mistakes: with their places, a line each.
  public static func lessonHasMistakes(
    _ name: String, folder: String, _ mistakes: String
  ) -> Phrase {
    Phrase(
      "lesson '\(name)' has mistakes: layoutlab check \(folder)\n\(mistakes)",
      "'\(name)' 수업 파일에 잘못이 있어요: layoutlab check \(folder)\n\(mistakes)")
  }
  public static let hasMistakes = Phrase("has mistakes", "잘못이 있는 수업 파일")
  public static let noQuestionOpen = Phrase("no question is open", "열려 있는 질문이 없어요")
  public static let noLessonOpen = Phrase(
    "no lesson is open; :lessons lists them", "열려 있는 수업이 없어요. :lessons로 수업을 볼 수 있어요")
}
