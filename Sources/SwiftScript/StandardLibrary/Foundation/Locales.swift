import Foundation

extension Locale: BridgedValue {}

extension StandardLibrary {
  static let places: [TypeBinding] = [localeType]

  private static let localeType = TypeBinding.struct(
    Locale.self, "Locale", conforms: ["Hashable", "CustomStringConvertible"]
  ) { type in
    type.initializer("init(identifier: String)", Locale.init(identifier:))
    for name in ["current", "autoupdatingCurrent"] { type.constant(name, locale) }
    type.staticProperty("static var preferredLanguages: [String]") { ["en"] }
    type.property("var identifier: String", \.identifier)
    type.property("var description: String", \.description)
    type.native(
      "var languageCode: String?",
      get: { _, arguments in
        Locale.unwrap(arguments[0])?.language.languageCode.map { .string($0.identifier) } ?? .none
      }, set: nil)
    type.native(
      "var regionCode: String?",
      get: { _, arguments in
        Locale.unwrap(arguments[0])?.region.map { .string($0.identifier) } ?? .none
      }, set: nil)
    type.property("var currencySymbol: String?", \.currencySymbol)
    type.property("var decimalSeparator: String?", \.decimalSeparator)
    type.property("var groupingSeparator: String?", \.groupingSeparator)
    type.native(
      "var usesMetricSystem: Bool",
      get: { _, arguments in .bool(Locale.unwrap(arguments[0])?.measurementSystem != .us) },
      set: nil)
    type.native(
      "var currencyCode: String?",
      get: { _, arguments in
        Locale.unwrap(arguments[0])?.currency.map { .string($0.identifier) } ?? .none
      }, set: nil)
    type.property("var calendar: Calendar", \.calendar)
    for name in ["LanguageCode", "RegionCode", "Identifier", "CurrencyCode"] {
      let label = name.prefix(1).lowercased() + name.dropFirst()
      type.native("func localizedString(for\(name) \(label): String) -> String?") { _, arguments in
        guard let me = Locale.unwrap(arguments[0]) else { return .none }
        let code = arguments[1].string
        let found =
          switch name {
          case "LanguageCode": me.localizedString(forLanguageCode: code)
          case "RegionCode": me.localizedString(forRegionCode: code)
          case "Identifier": me.localizedString(forIdentifier: code)
          default: me.localizedString(forCurrencyCode: code)
          }
        return found.map(Value.string) ?? .none
      }
    }
  }
}
