/// One row, before its text is read.
struct BindingRow {
  let text: String
  let implementation: Member.Implementation
  var step: Operation?
  var loop: ElementLoop?

  init(
    _ text: String, _ implementation: Member.Implementation, step: Operation? = nil,
    loop: ElementLoop? = nil
  ) {
    self.text = text
    self.implementation = implementation
    self.step = step
    self.loop = loop
  }
}

extension BindingRow {
  /// The name that the text declares; `nil` for a text that is no declaration.
  ///
  /// It is found without reading the text: most programs need few of the rows.
  var name: String? {
    var rest = text.utf8[...]
    var depth = 0
    while let word = Self.nextWord(&rest) {
      // The arguments of an attribute are none of the declaration's words.
      let isInside = depth > 0 || word.first == UInt8(ascii: "@")
      if isInside {
        for byte in word {
          if byte == UInt8(ascii: "(") { depth += 1 }
          if byte == UInt8(ascii: ")") { depth -= 1 }
        }
        continue
      }
      if word.starts(with: "init".utf8) { return "init" }
      if word.starts(with: "subscript".utf8) { return "subscript" }
      guard ["func", "var", "let"].contains(where: { word.elementsEqual($0.utf8) }) else {
        continue
      }
      return Self.nextWord(&rest).flatMap(Self.declaredName)
    }
    return nil
  }

  private static func nextWord(_ rest: inout Substring.UTF8View) -> Substring.UTF8View? {
    let space = UInt8(ascii: " ")
    guard let start = rest.firstIndex(where: { $0 != space }) else { return nil }
    rest = rest[start...]
    let end = rest.firstIndex(of: space) ?? rest.endIndex
    defer { rest = rest[end...] }
    return rest[..<end]
  }

  /// `append` of `append<S>(contentsOf`, `==` of `==(lhs`.
  private static func declaredName(_ word: Substring.UTF8View) -> String? {
    let opening = UInt8(ascii: "(")
    guard let first = word.first else { return nil }
    let isOperator = "/=-+!*%<>&|^~?.".utf8.contains(first)
    let end =
      word.firstIndex { byte in
        byte == opening || byte == UInt8(ascii: ":")
          || (!isOperator && byte == UInt8(ascii: "<"))
      } ?? word.endIndex
    let name = word[..<end]
    return String(Substring(first == UInt8(ascii: "`") ? name.dropFirst().dropLast() : name))
  }
}
