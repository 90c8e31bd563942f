/// A command line that asks for nothing we know.
extension Phrase {
  public static func unknownWord(_ word: String) -> Phrase {
    Phrase("unknown command '\(word)'", "'\(word)'\(.이라는) 명령은 없어요")
  }
  public static func unknownWord(_ word: String, near: String) -> Phrase {
    Phrase(
      "unknown command '\(word)'; did you mean '\(near)'?",
      "'\(word)'\(.이라는) 명령은 없어요. '\(near)'\(.을를) 찾으세요?")
  }
  public static func unknownWordIsFile(_ word: String) -> Phrase {
    Phrase(
      "unknown command '\(word)'; to run a file: layoutlab run \(word)",
      "'\(word)'\(.이라는) 명령은 없어요. 파일을 실행하려면: layoutlab run \(word)")
  }
  public static func unknownOption(_ word: String) -> Phrase {
    Phrase("unknown option '\(word)'", "'\(word)'\(.이라는) 옵션은 없어요")
  }
  public static func unknownOption(_ word: String, near: String) -> Phrase {
    Phrase(
      "unknown option '\(word)'; did you mean '\(near)'?",
      "'\(word)'\(.이라는) 옵션은 없어요. '\(near)'\(.을를) 찾으세요?")
  }
  public static func unexpectedWord(_ word: String) -> Phrase {
    Phrase("unexpected '\(word)'", "'\(word)'\(.은는) 여기에 올 수 없어요")
  }
  public static func optionNeedsValue(_ option: String) -> Phrase {
    Phrase("\(option) needs a value", "\(option) 뒤에 값이 필요해요")
  }
  public static let runNeedsFile = Phrase(
    "layoutlab run needs a file, or - for standard input",
    "layoutlab run 뒤에 파일이 필요해요. 표준 입력은 -로 써 주세요")
  public static let lessonNeedsAnswers = Phrase(
    "layoutlab lesson needs --answers FILE; to take a lesson: layoutlab learn",
    "layoutlab lesson에는 --answers FILE이 필요해요. 직접 수업을 들으려면: layoutlab learn")
  public static let lessonNeedsLesson = Phrase(
    "layoutlab lesson needs a lesson", "layoutlab lesson 뒤에 수업이 필요해요")
  public static let jsonOrJUnit = Phrase(
    "--json or --junit, not both", "--json과 --junit은 하나만 쓸 수 있어요")
  public static let checkNeedsFolder = Phrase(
    "layoutlab check needs a folder of lessons", "layoutlab check 뒤에 수업 폴더가 필요해요")
  public static let newMakesLessons = Phrase(
    "layoutlab new makes lessons: layoutlab new lesson FILE",
    "layoutlab new는 수업을 만들어요: layoutlab new lesson FILE")
  public static let newNeedsFile = Phrase(
    "layoutlab new lesson needs a file", "layoutlab new lesson 뒤에 파일이 필요해요")
  public static func untilTakes(_ found: String) -> Phrase {
    Phrase(
      "--until takes seconds of virtual time, such as 2.5; not '\(found)'",
      "--until 뒤에는 가상 시간을 초로 써 주세요. 예: 2.5 ('\(found)'\(.은는) 안 돼요)")
  }
}

/// Remarks on a program that ran.
extension Phrase {
  public static func timeIsOver(_ seconds: String) -> Phrase {
    Phrase(
      "\(seconds) s of virtual time are over, and more is pending (--until)",
      "가상 시간 \(seconds)초가 지났고 아직 할 일이 남아 있어요 (--until)")
  }
  public static func nothingShows(_ type: String, swift: String) -> Phrase {
    Phrase(
      "nothing shows \(type) yet: `:show \(type)` at the prompt, which runs `\(swift)`",
      """
      아직 \(type, .을를) 화면에 띄우지 않았어요. 프롬프트에서 `:show \(type)`\(.을를) 쓰면 \
      `\(swift)`\(.을를) 실행해요
      """)
  }
}
