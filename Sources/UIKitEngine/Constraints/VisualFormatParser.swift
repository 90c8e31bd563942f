/// Reads a visual format.
///
/// Evidence: A-090, A-097.
nonisolated struct VisualFormatParser {
  private let characters: [Character]
  private var position = 0

  static func parse(_ format: String) throws(VisualFormatError) -> VisualFormat {
    var parser = VisualFormatParser(characters: Array(format))
    return try parser.format()
  }

  private init(characters: [Character]) { self.characters = characters }

  private var next: Character? { position < characters.count ? characters[position] : nil }

  private mutating func take(_ character: Character) -> Bool {
    guard next == character else { return false }
    position += 1
    return true
  }

  private func failure(_ reason: String) -> VisualFormatError {
    VisualFormatError(reason: reason, column: position)
  }

  private mutating func format() throws(VisualFormatError) -> VisualFormat {
    var format = VisualFormat()
    if next == "H" || next == "V" {
      let letter = characters[position]
      format.isVertical = letter == "V"
      position += 1
      guard take(":") else {
        let way = format.isVertical ? "vertical" : "horizontal"
        throw failure("Expected ':' after '\(letter)' to specify \(way) arrangement")
      }
    }
    if next == "|" {
      format.parts.append(.superview(at: position))
      position += 1
      format.parts.append(.connection(try connection()))
    }
    format.parts.append(try view())
    while next != nil {
      let link = try connection()
      format.parts.append(.connection(link))
      if next == "|" {
        format.parts.append(.superview(at: position))
        position += 1
        break
      }
      format.parts.append(try view())
    }
    guard next == nil else { throw failure("Unexpected character after the format's end") }
    return format
  }

  private mutating func connection() throws(VisualFormatError) -> VisualFormat.Connection {
    guard take("-") else { return .flush }
    if next == "[" || next == "|" || next == nil { return .standard }
    let predicates: [VisualFormat.Predicate]
    if take("(") {
      predicates = try predicateList()
      guard take(")") else { throw failure("Expected a ')' after the predicates of a space") }
    } else {
      predicates = [VisualFormat.Predicate(object: try object())]
    }
    guard take("-") else { throw failure("Expected a '-' after a space's size") }
    return .predicates(predicates)
  }

  private mutating func view() throws(VisualFormatError) -> VisualFormat.Part {
    guard take("[") else { throw failure("Expected a view") }
    let name = identifier()
    guard !name.isEmpty else { throw failure("Expected a view") }
    let end = position
    var predicates: [VisualFormat.Predicate] = []
    let unclosed =
      "A predicate on a view's thickness must end with ')' and the view must end with ']'"
    if take("(") {
      predicates = try predicateList()
      guard take(")") else { throw failure(unclosed) }
    }
    guard take("]") else { throw failure(unclosed) }
    return .view(name: name, at: end, predicates)
  }

  private mutating func predicateList() throws(VisualFormatError) -> [VisualFormat.Predicate] {
    var list = [try predicate()]
    while take(",") { list.append(try predicate()) }
    return list
  }

  private mutating func predicate() throws(VisualFormatError) -> VisualFormat.Predicate {
    var relation = NSLayoutConstraint.Relation.equal
    if next == "=" || next == "<" || next == ">" {
      let sign = characters[position]
      position += 1
      guard take("=") else { throw failure("Expected a relation: ==, <= or >=") }
      relation = sign == "=" ? .equal : sign == "<" ? .lessThanOrEqual : .greaterThanOrEqual
    }
    var predicate = VisualFormat.Predicate(relation: relation, object: try object())
    if take("@") { predicate.priority = try object() }
    return predicate
  }

  private mutating func object() throws(VisualFormatError) -> VisualFormat.Object {
    let name = identifier()
    if !name.isEmpty { return .name(name, end: position) }
    let start = position
    while let character = next,
      character.isWholeNumber || character == "."
        || (position == start && (character == "-" || character == "+"))
    {
      position += 1
    }
    guard let number = Double(String(characters[start..<position])) else {
      position = start
      throw failure(
        "Expected a number or key from the metrics dictionary, but encountered something else")
    }
    return .number(number)
  }

  /// A letter or underscore, then letters, digits, underscores and dots.
  private mutating func identifier() -> String {
    let start = position
    while let character = next,
      character.isLetter || character == "_"
        || (position > start && (character.isNumber || character == "."))
    {
      position += 1
    }
    return String(characters[start..<position])
  }
}
