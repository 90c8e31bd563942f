/// A Korean particle that follows the sound of the word before it.
enum Particle: Hashable, Sendable {
  case 은는, 이가, 을를, 와과, 으로, 이라는, 이에요

  /// The form after `text`, whose last letter or digit is what is heard.
  func form(after text: String) -> String {
    let ending = Ending(of: text)
    let isOpen = ending == .open
    return switch self {
    case .은는: isOpen ? "는" : "은"
    case .이가: isOpen ? "가" : "이"
    case .을를: isOpen ? "를" : "을"
    case .와과: isOpen ? "와" : "과"
    case .으로: ending == .closed ? "으로" : "로"
    case .이라는: isOpen ? "라는" : "이라는"
    case .이에요: isOpen ? "예요" : "이에요"
    }
  }
}

/// How a word ends when it is said in Korean.
enum Ending: Hashable, Sendable {
  /// On a vowel: 뷰, card (카드), 2 (이).
  case open
  /// On ㄹ, after which 으로 is 로: 셀, label (라벨), 1 (일).
  case liquid
  /// On another consonant: 화면, button (버튼), 3 (삼).
  case closed

  /// - Parameter text: marks at its end are not heard: `layoutSubviews()`, `'card'`.
  init(of text: String) {
    guard let index = text.lastIndex(where: { $0.isLetter || $0.isNumber }) else {
      self = .open
      return
    }
    let last = text[index]
    guard let scalar = last.unicodeScalars.first else {
      self = .open
      return
    }
    switch scalar.value {
    case 0xAC00...0xD7A3:
      // A syllable's final consonant is its place within a row of 28; ㄹ is the eighth.
      let final = (scalar.value - 0xAC00) % 28
      self = final == 0 ? .open : final == 8 ? .liquid : .closed
    case 0x30...0x39: self = Self.ofDigits(text[...index])
    default: self = Self.ofLatin(text[...index].lowercased())
    }
  }

  /// 영, 일, 이, 삼, 사, 오, 육, 칠, 팔, 구; and 10 is 십.
  private static func ofDigits(_ text: Substring) -> Ending {
    switch text.last {
    case "1", "7", "8": .liquid
    case "3", "6", "0": .closed
    default: .open
    }
  }

  /// After how English words are written in Hangul: label 라벨, button 버튼, view 뷰, stack 스택.
  private static func ofLatin(_ text: String) -> Ending {
    let letters = Array(text.reversed().prefix { $0.isLetter && $0.isASCII })
    guard let last = letters.first else { return .open }
    let before = letters.dropFirst().first
    switch last {
    case "l": return .liquid
    case "m", "n": return .closed
    case "g": return before == "n" ? .closed : .open
    case "e":
      // A silent e: title 타이틀, frame 프레임, line 라인; but size 사이즈, image 이미지.
      if before == "l" { return .liquid }
      return before == "m" || before == "n" ? .closed : .open
    case "k", "p", "t":
      // Closed after a short vowel: stack 스택, map 맵, dot 닷; open elsewhere: link 링크, root 루트.
      // And layout is 레이아웃.
      let isDouble = before == last || (last == "k" && before == "c")
      let vowels = isDouble ? letters.dropFirst(2) : letters.dropFirst()
      guard let vowel = vowels.first, "aeiou".contains(vowel) else { return .open }
      let isLong = vowels.dropFirst().first.map { "aeiou".contains($0) } ?? false
      return isLong && !text.hasSuffix("out") ? .open : .closed
    case "c": return .closed
    default: return .open
    }
  }
}
