import Foundation

extension DateFormatter.Style: BridgedValue {}
extension ISO8601DateFormatter.Options: BridgedValue {}
extension ByteCountFormatter.CountStyle: BridgedValue {}
extension ByteCountFormatter.Units: BridgedValue {}

extension StandardLibrary {
  static let dateFormatters = [dateFormatter, dateStyle, isoFormatter, isoOptions]
  static let otherFormatters = [byteFormatter, byteStyle, byteUnits]

  private static let dateStyle = TypeBinding.enum(
    DateFormatter.Style.self, "DateFormatter.Style",
    [
      ("none", .none), ("short", .short), ("medium", .medium), ("long", .long), ("full", .full),
    ])

  private static func newDateFormatter() -> DateFormatter {
    let made = DateFormatter()
    made.locale = locale
    made.timeZone = timeZone
    return made
  }

  private static let dateFormatter = TypeBinding.class(
    DateFormatter.self, "DateFormatter", inherits: "Formatter"
  ) { type in
    type.initializer("init()") { newDateFormatter() }
    type.function("func string(from date: Date) -> String") { (me: DateFormatter, date: Date) in
      me.string(from: date)
    }
    type.function("func date(from string: String) -> Date?") {
      (me: DateFormatter, text: String) in me.date(from: text)
    }
    type.function("func setLocalizedDateFormatFromTemplate(_ dateFormatTemplate: String)") {
      (me: DateFormatter, template: String) in me.setLocalizedDateFormatFromTemplate(template)
    }
    type.staticMethod(
      "static func localizedString(from date: Date, dateStyle dstyle: DateFormatter.Style, timeStyle tstyle: DateFormatter.Style) -> String"
    ) { (date: Date, day: DateFormatter.Style, time: DateFormatter.Style) in
      let formatter = newDateFormatter()
      formatter.dateStyle = day
      formatter.timeStyle = time
      return formatter.string(from: date)
    }
    type.staticMethod(
      "static func dateFormat(fromTemplate tmplate: String, options opts: Int, locale: Locale?) -> String?"
    ) { (template: String, options: Int, locale: Locale?) in
      DateFormatter.dateFormat(
        fromTemplate: template, options: options, locale: locale ?? Self.locale)
    }
    type.property("var dateStyle: DateFormatter.Style", \.dateStyle)
    type.property("var timeStyle: DateFormatter.Style", \.timeStyle)
    type.property("var dateFormat: String!", \.dateFormat)
    type.property("var locale: Locale!", \.locale)
    type.property("var timeZone: TimeZone!", \.timeZone)
    type.property("var calendar: Calendar!", \.calendar)
    type.property("var defaultDate: Date?", \.defaultDate)
    type.property("var twoDigitStartDate: Date?", \.twoDigitStartDate)
    type.property("var isLenient: Bool", \.isLenient)
    type.property("var doesRelativeDateFormatting: Bool", \.doesRelativeDateFormatting)
    type.property("var amSymbol: String!", \.amSymbol)
    type.property("var pmSymbol: String!", \.pmSymbol)
    type.property("var weekdaySymbols: [String]!", \.weekdaySymbols)
    type.property("var shortWeekdaySymbols: [String]!", \.shortWeekdaySymbols)
    type.property("var veryShortWeekdaySymbols: [String]!", \.veryShortWeekdaySymbols)
    type.property("var monthSymbols: [String]!", \.monthSymbols)
    type.property("var shortMonthSymbols: [String]!", \.shortMonthSymbols)
    type.property("var standaloneMonthSymbols: [String]!", \.standaloneMonthSymbols)
  }

  private static let isoOptions = TypeBinding.optionSet(
    ISO8601DateFormatter.Options.self, "ISO8601DateFormatter.Options",
    [
      ("withYear", .withYear), ("withMonth", .withMonth), ("withDay", .withDay),
      ("withTime", .withTime), ("withTimeZone", .withTimeZone), ("withFullDate", .withFullDate),
      ("withFullTime", .withFullTime), ("withInternetDateTime", .withInternetDateTime),
      ("withDashSeparatorInDate", .withDashSeparatorInDate),
      ("withColonSeparatorInTime", .withColonSeparatorInTime),
      ("withFractionalSeconds", .withFractionalSeconds),
      ("withSpaceBetweenDateAndTime", .withSpaceBetweenDateAndTime),
    ])

  private static let isoFormatter = TypeBinding.class(
    ISO8601DateFormatter.self, "ISO8601DateFormatter", inherits: "Formatter"
  ) { type in
    type.initializer("init()") { ISO8601DateFormatter() }
    type.function("func string(from date: Date) -> String") {
      (me: ISO8601DateFormatter, date: Date) in me.string(from: date)
    }
    type.function("func date(from string: String) -> Date?") {
      (me: ISO8601DateFormatter, text: String) in me.date(from: text)
    }
    type.property("var formatOptions: ISO8601DateFormatter.Options", \.formatOptions)
    type.property("var timeZone: TimeZone!", \.timeZone)
  }

  private static let byteStyle = TypeBinding.enum(
    ByteCountFormatter.CountStyle.self, "ByteCountFormatter.CountStyle",
    [("file", .file), ("memory", .memory), ("decimal", .decimal), ("binary", .binary)])

  private static let byteUnits = TypeBinding.optionSet(
    ByteCountFormatter.Units.self, "ByteCountFormatter.Units",
    [
      ("useBytes", .useBytes), ("useKB", .useKB), ("useMB", .useMB), ("useGB", .useGB),
      ("useTB", .useTB), ("useAll", .useAll),
    ])

  private static let byteFormatter = TypeBinding.class(
    ByteCountFormatter.self, "ByteCountFormatter", inherits: "Formatter"
  ) { type in
    type.initializer("init()") { ByteCountFormatter() }
    type.function("func string(fromByteCount byteCount: Int64) -> String") {
      (me: ByteCountFormatter, count: Int) in me.string(fromByteCount: Int64(count))
    }
    type.staticMethod(
      "static func string(fromByteCount byteCount: Int64, countStyle: ByteCountFormatter.CountStyle) -> String"
    ) { (count: Int, style: ByteCountFormatter.CountStyle) in
      ByteCountFormatter.string(fromByteCount: Int64(count), countStyle: style)
    }
    type.property("var allowedUnits: ByteCountFormatter.Units", \.allowedUnits)
    type.property("var countStyle: ByteCountFormatter.CountStyle", \.countStyle)
    type.property("var includesUnit: Bool", \.includesUnit)
    type.property("var includesCount: Bool", \.includesCount)
    type.property("var isAdaptive: Bool", \.isAdaptive)
  }
}
