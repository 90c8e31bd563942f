extension StandardLibrary {
  static let character = TypeBinding.struct(
    Character.self, "Character",
    conforms: [
      "Hashable", "Comparable", "CustomStringConvertible", "LosslessStringConvertible",
      "ExpressibleByExtendedGraphemeClusterLiteral",
    ]
  ) { type in
    type.native("init(_ character: Character)") { _, arguments in arguments[0] }
    for row in ["init(_ text: String)", "init(_ text: Substring)"] {
      type.native(row) { machine, arguments in
        let text = arguments[0].string
        guard machine.require(!text.isEmpty, "Can't form a Character from an empty String"),
          machine.require(
            text.count == 1,
            "Can't form a Character from a String containing more than one extended grapheme cluster"
          )
        else { return .character(" ") }
        return .character(Character(text))
      }
    }
    characterViews(type)
    type.property("var description: String", \.description)
    type.property("var hashValue: Int", \.hashValue)
    type.property("var isLetter: Bool", \.isLetter)
    type.property("var isNumber: Bool", \.isNumber)
    type.property("var isWholeNumber: Bool", \.isWholeNumber)
    type.property("var isUppercase: Bool", \.isUppercase)
    type.property("var isLowercase: Bool", \.isLowercase)
    type.property("var isWhitespace: Bool", \.isWhitespace)
    type.property("var isNewline: Bool", \.isNewline)
    type.property("var isPunctuation: Bool", \.isPunctuation)
    type.property("var isSymbol: Bool", \.isSymbol)
    type.property("var isHexDigit: Bool", \.isHexDigit)
    type.property("var isCased: Bool", \.isCased)
    type.property("var isCurrencySymbol: Bool", \.isCurrencySymbol)
    type.property("var isMathSymbol: Bool", \.isMathSymbol)
    type.property("var isASCII: Bool", \.isASCII)
    type.property("var wholeNumberValue: Int?", \.wholeNumberValue)
    type.property("var hexDigitValue: Int?", \.hexDigitValue)
    type.native(
      "var asciiValue: UInt8?",
      get: { _, arguments in
        arguments[0].character?.asciiValue.map { .int(Int($0)) } ?? .none
      }, set: nil)
    type.function("func uppercased() -> String") { (character: Character) in
      character.uppercased()
    }
    type.function("func lowercased() -> String") { (character: Character) in
      character.lowercased()
    }
  }
}
