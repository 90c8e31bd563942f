import Foundation

/// A line that could not be read as an answer; it does not count as a wrong one.
public nonisolated enum Misreading: Error, Hashable, Sendable {
  case notA(AnswerForm)
  case numberCount(found: Int, AnswerForm)
  case notAChoice(letters: [String])
  case notACount
  /// Neither a letter nor one of the callbacks.
  case unknownItem(String)
  case repeatedItem(String)
  case missingItems([String])
  /// Swift, where a value was asked for.
  case looksLikeCode
}

/// Reads what a learner types; generous with spelling, never with meaning.
nonisolated enum AnswerReader {
  static func read(_ line: String, as form: AnswerForm) -> Result<Answer, Misreading> {
    let line = Keyboard.normalised(line)
    if line.lowercased() == "nil" { return .success(.text("nil")) }
    switch form {
    case .rect, .size, .point, .number: return NumberReader(form).read(line)
    case .bool: return bool(line)
    case .text:
      return line.isEmpty ? .failure(.notA(.text)) : .success(.text(line))
    }
  }

  static func count(_ line: String) -> Result<Answer, Misreading> {
    let words = Keyboard.normalised(line).lowercased()
    let digits = words.prefix { $0.isASCII && $0.isNumber }
    let rest = words.dropFirst(digits.count).filter { !$0.isWhitespace && $0 != "." }
    let units = ["", "times", "time", "x", "번", "회", "×"]
    if let count = Int(digits), units.contains(String(rest)) { return .success(.count(count)) }
    if let count = countWords[words.filter { !$0.isPunctuation }] { return .success(.count(count)) }
    return .failure(.notACount)
  }

  /// A letter, or a choice's own value.
  static func choice(_ line: String, of choices: [Answer]) -> Result<Answer, Misreading> {
    let letters = Letter.all(choices.count)
    if let index = Letter.index(of: line), index < choices.count { return .success(choices[index]) }
    for choice in choices {
      if case .success(let answer) = read(line, like: choice), answer.agrees(with: choice) {
        return .success(choice)
      }
    }
    return .failure(.notAChoice(letters: letters))
  }

  /// Letters or names, divided by spaces, commas or arrows; letters may also stand close: `bac`.
  static func order(_ line: String, of items: [String]) -> Result<Answer, Misreading> {
    let separators = CharacterSet(charactersIn: " ,\t\n→>-;")
    var words = Keyboard.normalised(line).components(separatedBy: separators)
      .filter { !$0.isEmpty }
    if words.count == 1, let word = words.first, word.count == items.count,
      word.allSatisfy({ Letter.index(of: String($0)) != nil })
    {
      words = word.map(String.init)
    }
    var order: [String] = []
    for word in words {
      guard let item = item(word, of: items) else { return .failure(.unknownItem(word)) }
      if order.contains(item) { return .failure(.repeatedItem(item)) }
      order.append(item)
    }
    let missing = items.filter { !order.contains($0) }
    return missing.isEmpty ? .success(.order(order)) : .failure(.missingItems(missing))
  }

  /// Whether a line is rather something to run: a call, an assignment, a declaration.
  static func isCode(_ line: String) -> Bool {
    let first = line.split(separator: " ").first.map(String.init) ?? ""
    return opening.contains(first) && line.contains(" ")
      || line.wholeMatch(of: /\s*[a-z][\w.?!]*\(.*\)\s*(\{.*\})?\s*/) != nil
      || line.wholeMatch(of: /\s*[a-z]\w*(\.\w+)+\s*[-+*\/]?=[^=].*/) != nil
  }

  private static let opening: Set = [
    "let", "var", "func", "class", "struct", "enum", "protocol", "extension", "final", "guard",
    "if",
    "for", "while", "repeat", "switch", "import",
  ]

  // MARK: Pieces

  private static func read(_ line: String, like choice: Answer) -> Result<Answer, Misreading> {
    switch choice {
    case .numbers(_, let form): read(line, as: form)
    case .bool: read(line, as: .bool)
    case .text: read(line, as: .text)
    case .count: count(line)
    case .order: .failure(.notA(.text))
    }
  }

  private static func item(_ word: String, of items: [String]) -> String? {
    if let index = Letter.index(of: word) { return index < items.count ? items[index] : nil }
    func name(_ text: String) -> String { text.prefix { $0 != "(" }.lowercased() }
    let exact = items.filter { name($0) == name(word) }
    // `viewDidLayoutSubviews` will do where only one of them has it.
    let byMethod = items.filter { name($0).hasSuffix("." + name(word)) }
    return exact.first ?? (byMethod.count == 1 ? byMethod.first : nil)
  }

  private static func bool(_ line: String) -> Result<Answer, Misreading> {
    let word = line.lowercased().filter { !$0.isPunctuation }
    if yes.contains(word) { return .success(.bool(true)) }
    if no.contains(word) { return .success(.bool(false)) }
    return .failure(.notA(.bool))
  }

  private static let yes: Set = [
    "true", "yes", "y", "t", "참", "네", "예", "응", "맞다", "맞아요", "맞습니다", "그렇다", "그래요",
  ]
  private static let no: Set = [
    "false", "no", "n", "f", "거짓", "아니", "아니요", "아니오", "아뇨", "틀리다", "틀려요", "아니다", "아닙니다",
  ]
  private static let countWords = [
    "never": 0, "none": 0, "zero": 0, "once": 1, "one": 1, "twice": 2, "two": 2, "three times": 3,
    "three": 3, "안": 0, "없음": 0, "없다": 0, "없어요": 0, "영": 0, "한 번": 1, "한번": 1, "두 번": 2,
    "두번": 2, "세 번": 3, "세번": 3, "네 번": 4,
  ]
}
