extension Unicode.Scalar.Properties: BridgedValue {}

/// What Unicode says of a scalar: `scalar.properties.isEmoji`.
extension StandardLibrary {
  static let scalarProperties = TypeBinding.struct(
    Unicode.Scalar.Properties.self, "Unicode.Scalar.Properties", conforms: []
  ) { type in
    type.property("var isAlphabetic: Bool", \.isAlphabetic)
    type.property("var isCased: Bool", \.isCased)
    type.property("var isDash: Bool", \.isDash)
    type.property("var isDiacritic: Bool", \.isDiacritic)
    type.property("var isEmoji: Bool", \.isEmoji)
    type.property("var isEmojiModifier: Bool", \.isEmojiModifier)
    type.property("var isEmojiModifierBase: Bool", \.isEmojiModifierBase)
    type.property("var isEmojiPresentation: Bool", \.isEmojiPresentation)
    type.property("var isIdeographic: Bool", \.isIdeographic)
    type.property("var isJoinControl: Bool", \.isJoinControl)
    type.property("var isLowercase: Bool", \.isLowercase)
    type.property("var isMath: Bool", \.isMath)
    type.property("var isQuotationMark: Bool", \.isQuotationMark)
    type.property("var isUppercase: Bool", \.isUppercase)
    type.property("var isVariationSelector: Bool", \.isVariationSelector)
    type.property("var isWhitespace: Bool", \.isWhitespace)
    type.property("var lowercaseMapping: String", \.lowercaseMapping)
    type.property("var titlecaseMapping: String", \.titlecaseMapping)
    type.property("var uppercaseMapping: String", \.uppercaseMapping)
    type.property("var name: String?", \.name)
    type.property("var nameAlias: String?", \.nameAlias)
    type.property("var numericValue: Double?", \.numericValue)
  }
}
