/// Files that cannot be read or written.
extension Phrase {
  public static func cannotWrite(_ path: String) -> Phrase {
    Phrase("can't write \(path)", "\(path)에 쓸 수 없어요")
  }
  public static func cannotWriteBecause(_ reason: String) -> Phrase {
    Phrase("can't write: \(reason)", "쓸 수 없어요: \(reason)")
  }
  public static func noSuchFile(_ path: String) -> Phrase {
    Phrase("no such file: \(path)", "파일이 없어요: \(path)")
  }
  public static func isFolder(_ path: String) -> Phrase {
    Phrase("\(path) is a folder, not a file", "\(path, .은는) 파일이 아니라 폴더예요")
  }
  public static func cannotRead(_ path: String) -> Phrase {
    Phrase("\(path) can't be read", "\(path, .을를) 읽을 수 없어요")
  }
  public static func fileNotUTF8(_ name: Phrase, byte: Int, value: String) -> Phrase {
    Phrase(
      "\(name) is not UTF-8 text: byte \(byte) is 0x\(value)",
      "\(name, .은는) UTF-8 텍스트가 아니에요. \(byte)번 바이트가 0x\(value)\(.이에요)")
  }
  public static func progressPassedOver(_ path: String, _ count: Int) -> Phrase {
    Phrase(
      "\(count, "line") of \(path) can't be read: passed over, and left there",
      "\(path)에 읽을 수 없는 줄이 \(count)개 있어요. 그대로 두고 건너뛰었어요")
  }
  public static func progressNotKept(_ path: String) -> Phrase {
    Phrase(
      "can't write \(path): what you do in lessons is not kept",
      "\(path)에 쓸 수 없어서 수업 진도가 저장되지 않아요")
  }
  public static let standardInput = Phrase("standard input", "표준 입력")
  public static func isThereAlready(_ path: String) -> Phrase {
    Phrase("\(path) is there already", "\(path, .은는) 이미 있어요")
  }
  public static func lessonBegun(_ path: String) -> Phrase {
    Phrase(
      "\(path) is there; layoutlab check its folder when you have edited it.",
      "\(path, .을를) 만들었어요. 고친 다음에는 그 폴더를 layoutlab check로 확인하세요.")
  }
}
