import Foundation

/// How a number is written: what `.number`, `.percent` and `.currency(code:)` make.
struct NumberStyle: Hashable, BridgedValue {
  enum Kind: Hashable {
    case number, percent
    case currency(String)
  }

  var kind: Kind
  var locale = StandardLibrary.locale
  var precision: Precision?
  var groups = true
  var isCompact = false
  var alwaysSigns = false

  struct Precision: Hashable, BridgedValue {
    var fraction: ClosedRange<Int>?
    var significant: ClosedRange<Int>?

    var foundation: NumberFormatStyleConfiguration.Precision {
      if let significant { return .significantDigits(significant) }
      return .fractionLength(fraction ?? 0...0)
    }
  }

  enum Grouping: Hashable, BridgedValue { case automatic, never }
  enum Notation: Hashable, BridgedValue { case automatic, compactName }

  func text(_ number: Double) -> String {
    switch kind {
    case .currency(let code):
      var style = FloatingPointFormatStyle<Double>.Currency(code: code, locale: locale)
      if let precision { style = style.precision(precision.foundation) }
      return style.grouping(groups ? .automatic : .never).format(number)
    case .percent:
      var style = FloatingPointFormatStyle<Double>.Percent(locale: locale)
      if let precision { style = style.precision(precision.foundation) }
      return style.grouping(groups ? .automatic : .never).format(number)
    case .number:
      var style = FloatingPointFormatStyle<Double>(locale: locale)
      if let precision { style = style.precision(precision.foundation) }
      if alwaysSigns { style = style.sign(strategy: .always()) }
      if isCompact { style = style.notation(.compactName) }
      return style.grouping(groups ? .automatic : .never).format(number)
    }
  }

  func text(_ number: Int) -> String {
    switch kind {
    case .currency(let code):
      var style = IntegerFormatStyle<Int>.Currency(code: code, locale: locale)
      if let precision { style = style.precision(precision.foundation) }
      return style.grouping(groups ? .automatic : .never).format(number)
    case .percent:
      var style = IntegerFormatStyle<Int>.Percent(locale: locale)
      if let precision { style = style.precision(precision.foundation) }
      return style.grouping(groups ? .automatic : .never).format(number)
    case .number:
      var style = IntegerFormatStyle<Int>(locale: locale)
      if let precision { style = style.precision(precision.foundation) }
      if alwaysSigns { style = style.sign(strategy: .always()) }
      if isCompact { style = style.notation(.compactName) }
      return style.grouping(groups ? .automatic : .never).format(number)
    }
  }
}

extension Date.FormatStyle: BridgedValue {}
extension Date.ISO8601FormatStyle: BridgedValue {}
extension Date.FormatStyle.DateStyle: BridgedValue {}
extension Date.FormatStyle.TimeStyle: BridgedValue {}

/// `formatted()` of numbers, dates and lists of texts.
extension StandardLibrary {
  static let formatStyles: [TypeBinding] = [
    .marker("NumberFormatStyleConfiguration", conforms: []), numberFormatStyle, precision,
    dateFormatStyle,
    TypeBinding.struct(
      Date.ISO8601FormatStyle.self, "Date.ISO8601FormatStyle", conforms: ["Hashable"]
    ) { type in
      type.constant("iso8601", .iso8601)
    },
    TypeBinding.enum(
      NumberStyle.Grouping.self, "NumberFormatStyleConfiguration.Grouping",
      [("automatic", .automatic), ("never", .never)]),
    TypeBinding.enum(
      NumberStyle.Notation.self, "NumberFormatStyleConfiguration.Notation",
      [("automatic", .automatic), ("compactName", .compactName)]),
    TypeBinding.struct(Date.FormatStyle.DateStyle.self, "Date.FormatStyle.DateStyle") { type in
      type.constant("omitted", .omitted)
      type.constant("numeric", .numeric)
      type.constant("abbreviated", .abbreviated)
      type.constant("long", .long)
      type.constant("complete", .complete)
    },
    TypeBinding.struct(Date.FormatStyle.TimeStyle.self, "Date.FormatStyle.TimeStyle") { type in
      type.constant("omitted", .omitted)
      type.constant("shortened", .shortened)
      type.constant("standard", .standard)
      type.constant("complete", .complete)
    },
  ]

  private static let numberFormatStyle = TypeBinding.struct(
    NumberStyle.self, "_NumberStyle", conforms: ["Hashable"]
  ) { type in
    type.constant("number", NumberStyle(kind: .number))
    type.constant("percent", NumberStyle(kind: .percent))
    type.staticMethod("static func currency(code: String) -> Self") { (code: String) in
      NumberStyle(kind: .currency(code))
    }
    type.function("func precision(_ p: NumberFormatStyleConfiguration.Precision) -> Self") {
      (me: NumberStyle, precision: NumberStyle.Precision) in
      me.with { $0.precision = precision }
    }
    type.function("func grouping(_ group: NumberFormatStyleConfiguration.Grouping) -> Self") {
      (me: NumberStyle, grouping: NumberStyle.Grouping) in
      me.with { $0.groups = grouping == .automatic }
    }
    type.function("func notation(_ notation: NumberFormatStyleConfiguration.Notation) -> Self") {
      (me: NumberStyle, notation: NumberStyle.Notation) in
      me.with { $0.isCompact = notation == .compactName }
    }
    type.function("func locale(_ locale: Locale) -> Self") { (me: NumberStyle, locale: Locale) in
      me.with { $0.locale = locale }
    }
  }

  private static let precision = TypeBinding.struct(
    NumberStyle.Precision.self, "NumberFormatStyleConfiguration.Precision", conforms: ["Hashable"]
  ) { type in
    for (name, isFraction) in [("fractionLength", true), ("significantDigits", false)] {
      @MainActor func make(_ range: ClosedRange<Int>) -> Value {
        NumberStyle.Precision(
          fraction: isFraction ? range : nil, significant: isFraction ? nil : range
        ).wrapped
      }
      type.native("static func \(name)(_ length: Int) -> Self") { _, arguments in
        let length = max(isFraction ? 0 : 1, arguments[0].int)
        return make(length...length)
      }
      type.native("static func \(name)(_ limits: ClosedRange<Int>) -> Self") { _, arguments in
        let lower = max(0, arguments[0].range?.lower?.int ?? 0)
        return make(lower...max(lower, arguments[0].range?.upper?.int ?? lower))
      }
    }
  }

  private static let dateFormatStyle = TypeBinding.struct(
    Date.FormatStyle.self, "Date.FormatStyle", conforms: ["Hashable"]
  ) { type in
    type.staticProperty("static var dateTime: Self") { newDateStyle() }
    for (name, change) in dateFields {
      type.function("func \(name)() -> Self") { (me: Date.FormatStyle) in change(me) }
    }
    type.function("func locale(_ locale: Locale) -> Self") {
      (me: Date.FormatStyle, locale: Locale) in me.locale(locale)
    }
  }

  private static let dateFields: [(String, (Date.FormatStyle) -> Date.FormatStyle)] = [
    ("era", { $0.era() }), ("year", { $0.year() }), ("quarter", { $0.quarter() }),
    ("month", { $0.month() }), ("week", { $0.week() }), ("day", { $0.day() }),
    ("weekday", { $0.weekday() }), ("hour", { $0.hour() }), ("minute", { $0.minute() }),
    ("second", { $0.second() }),
  ]

  private static func newDateStyle(
    _ date: Date.FormatStyle.DateStyle? = nil, _ time: Date.FormatStyle.TimeStyle? = nil
  ) -> Date.FormatStyle {
    Date.FormatStyle(
      date: date, time: time, locale: locale, calendar: calendar, timeZone: timeZone)
  }

  static func formattedDates(_ type: MemberTable<Date>) {
    type.function("func formatted() -> String") { (me: Date) in
      newDateStyle(.numeric, .shortened).format(me)
    }
    type.function("func formatted(_ format: Date.FormatStyle) -> String") {
      (me: Date, style: Date.FormatStyle) in style.format(me)
    }
    type.function("func formatted(_ format: Date.ISO8601FormatStyle) -> String") {
      (me: Date, style: Date.ISO8601FormatStyle) in style.format(me)
    }
    type.function(
      "func formatted(date: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle) -> String"
    ) { (me: Date, date: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle) in
      newDateStyle(date, time).format(me)
    }
  }

  /// Called by what ``Prelude`` adds to numbers and arrays.
  static let formatFunctions: [FunctionBinding] = [
    FunctionBinding("func _formatted(_ number: Int, _ style: _NumberStyle) -> String") {
      _, arguments in
      .string(NumberStyle.unwrap(arguments[1])?.text(arguments[0].int) ?? "")
    },
    FunctionBinding("func _formatted(_ number: Double, _ style: _NumberStyle) -> String") {
      _, arguments in
      .string(NumberStyle.unwrap(arguments[1])?.text(arguments[0].double) ?? "")
    },
    FunctionBinding("func _formatted(_ texts: [String]) -> String") { _, arguments in
      let texts = [String].unwrap(arguments[0]) ?? []
      return .string(texts.formatted(.list(type: .and).locale(locale)))
    },
  ]
}

extension NumberStyle {
  fileprivate func with(_ change: (inout NumberStyle) -> Void) -> NumberStyle {
    var other = self
    change(&other)
    return other
  }
}
