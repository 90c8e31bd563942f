import Foundation

extension NumberFormatter.Style: BridgedValue {}
extension NumberFormatter.RoundingMode: BridgedValue {}
extension NumberFormatter.PadPosition: BridgedValue {}

extension StandardLibrary {
  static let formatters: [TypeBinding] =
    [formatter, numberFormatter, numberStyle, roundingMode, padPosition] + dateFormatters
    + otherFormatters

  private static let formatter = TypeBinding.class(
    Formatter.self, "Formatter", inherits: "NSObject"
  ) { type in
    type.native("func string(for obj: Any?) -> String?") { _, arguments in
      let me = Formatter.unwrap(arguments[0])
      let value = arguments[1].isNone ? nil : arguments[1].payload.foundation
      return me?.string(for: value as Any).map(Value.string) ?? .none
    }
  }

  private static let numberStyle = TypeBinding.enum(
    NumberFormatter.Style.self, "NumberFormatter.Style",
    [
      ("none", .none), ("decimal", .decimal), ("currency", .currency), ("percent", .percent),
      ("scientific", .scientific), ("spellOut", .spellOut), ("ordinal", .ordinal),
      ("currencyISOCode", .currencyISOCode), ("currencyPlural", .currencyPlural),
      ("currencyAccounting", .currencyAccounting),
    ])

  private static let roundingMode = TypeBinding.enum(
    NumberFormatter.RoundingMode.self, "NumberFormatter.RoundingMode",
    [
      ("ceiling", .ceiling), ("floor", .floor), ("down", .down), ("up", .up),
      ("halfEven", .halfEven), ("halfDown", .halfDown), ("halfUp", .halfUp),
    ])

  private static let padPosition = TypeBinding.enum(
    NumberFormatter.PadPosition.self, "NumberFormatter.PadPosition",
    [
      ("beforePrefix", .beforePrefix), ("afterPrefix", .afterPrefix),
      ("beforeSuffix", .beforeSuffix), ("afterSuffix", .afterSuffix),
    ])

  private static let numberFormatter = TypeBinding.class(
    NumberFormatter.self, "NumberFormatter", inherits: "Formatter"
  ) { type in
    type.initializer("init()") {
      let made = NumberFormatter()
      made.locale = locale
      return made
    }
    type.function("func string(from number: NSNumber) -> String?") {
      (me: NumberFormatter, number: NSNumber) in me.string(from: number)
    }
    type.function("func number(from string: String) -> NSNumber?") {
      (me: NumberFormatter, text: String) in me.number(from: text)
    }
    type.staticMethod(
      "static func localizedString(from num: NSNumber, number nstyle: NumberFormatter.Style) -> String"
    ) { (number: NSNumber, style: NumberFormatter.Style) in
      let formatter = NumberFormatter()
      formatter.locale = locale
      formatter.numberStyle = style
      return formatter.string(from: number) ?? ""
    }
    type.property("var numberStyle: NumberFormatter.Style", \.numberStyle)
    type.property("var roundingMode: NumberFormatter.RoundingMode", \.roundingMode)
    type.property("var paddingPosition: NumberFormatter.PadPosition", \.paddingPosition)
    type.property("var locale: Locale!", \.locale)
    for (name, path) in counts { type.property("var \(name): Int", path) }
    for (name, path) in switches { type.property("var \(name): Bool", path) }
    for (name, path) in texts { type.property("var \(name): String!", path) }
    for (name, path) in wholeTexts { type.property("var \(name): String", path) }
    for (name, path) in bounds { type.property("var \(name): NSNumber?", path) }
    type.property("var roundingIncrement: NSNumber!", \.roundingIncrement)
  }

  private static let counts: [(String, ReferenceWritableKeyPath<NumberFormatter, Int>)] = [
    ("minimumIntegerDigits", \.minimumIntegerDigits),
    ("maximumIntegerDigits", \.maximumIntegerDigits),
    ("minimumFractionDigits", \.minimumFractionDigits),
    ("maximumFractionDigits", \.maximumFractionDigits),
    ("minimumSignificantDigits", \.minimumSignificantDigits),
    ("maximumSignificantDigits", \.maximumSignificantDigits),
    ("groupingSize", \.groupingSize), ("secondaryGroupingSize", \.secondaryGroupingSize),
    ("formatWidth", \.formatWidth),
  ]

  private static let switches: [(String, ReferenceWritableKeyPath<NumberFormatter, Bool>)] = [
    ("usesGroupingSeparator", \.usesGroupingSeparator),
    ("usesSignificantDigits", \.usesSignificantDigits),
    ("alwaysShowsDecimalSeparator", \.alwaysShowsDecimalSeparator),
    ("generatesDecimalNumbers", \.generatesDecimalNumbers), ("allowsFloats", \.allowsFloats),
    ("isLenient", \.isLenient),
  ]

  private static let texts: [(String, ReferenceWritableKeyPath<NumberFormatter, String?>)] = [
    ("currencyCode", \.currencyCode), ("currencySymbol", \.currencySymbol),
    ("decimalSeparator", \.decimalSeparator), ("groupingSeparator", \.groupingSeparator),
    ("currencyDecimalSeparator", \.currencyDecimalSeparator),
    ("currencyGroupingSeparator", \.currencyGroupingSeparator),
    ("percentSymbol", \.percentSymbol), ("minusSign", \.minusSign), ("plusSign", \.plusSign),
    ("positivePrefix", \.positivePrefix), ("positiveSuffix", \.positiveSuffix),
    ("negativePrefix", \.negativePrefix), ("negativeSuffix", \.negativeSuffix),
    ("paddingCharacter", \.paddingCharacter), ("notANumberSymbol", \.notANumberSymbol),
    ("zeroSymbol", \.zeroSymbol), ("exponentSymbol", \.exponentSymbol),
    ("internationalCurrencySymbol", \.internationalCurrencySymbol),
  ]

  private static let wholeTexts: [(String, ReferenceWritableKeyPath<NumberFormatter, String>)] = [
    ("nilSymbol", \.nilSymbol), ("positiveInfinitySymbol", \.positiveInfinitySymbol),
    ("negativeInfinitySymbol", \.negativeInfinitySymbol),
    ("positiveFormat", \.positiveFormat), ("negativeFormat", \.negativeFormat),
  ]

  private static let bounds: [(String, ReferenceWritableKeyPath<NumberFormatter, NSNumber?>)] = [
    ("multiplier", \.multiplier), ("minimum", \.minimum), ("maximum", \.maximum),
  ]
}
