import Foundation

extension Date: BridgedValue {}
extension TimeZone: BridgedValue {}
extension DateInterval: BridgedValue {}

/// Moments and zones.
extension StandardLibrary {
  static let dates: [TypeBinding] =
    [
      date, zone, interval, dateComponents, calendarType, calendarIdentifier, calendarComponent,
    ] + calendarPolicies

  /// Moments of the app's virtual time.
  ///
  /// Each launch is the beginning of 2001, so that a session is the same today and tomorrow; a
  /// compiled program has Foundation's own dates.
  private static let date = TypeBinding.struct(
    Date.self, "Date",
    conforms: ["Hashable", "Comparable", "Strideable", "CustomStringConvertible"]
  ) { type in
    type.native("init()") { machine, _ in machine.now.wrapped }
    type.native("init(timeIntervalSinceNow: TimeInterval)") { machine, arguments in
      (machine.now + arguments[0].double).wrapped
    }
    type.initializer(
      "init(timeIntervalSince1970: TimeInterval)", Date.init(timeIntervalSince1970:))
    type.initializer(
      "init(timeIntervalSinceReferenceDate: TimeInterval)",
      Date.init(timeIntervalSinceReferenceDate:))
    type.initializer(
      "init(timeInterval: TimeInterval, since date: Date)", Date.init(timeInterval:since:))
    type.native("static var now: Date", get: { machine, _ in machine.now.wrapped }, set: nil)
    type.constant("distantPast", .distantPast)
    type.constant("distantFuture", .distantFuture)
    type.native(
      "var timeIntervalSinceNow: TimeInterval",
      get: { machine, arguments in
        .double(Date.unwrap(arguments[0])?.timeIntervalSince(machine.now) ?? 0)
      }, set: nil)
    type.property("var timeIntervalSince1970: TimeInterval", \.timeIntervalSince1970)
    type.property(
      "var timeIntervalSinceReferenceDate: TimeInterval", \.timeIntervalSinceReferenceDate)
    type.staticProperty("static var timeIntervalSinceReferenceDate: TimeInterval") { 0.0 }
    type.staticProperty("static var timeIntervalBetween1970AndReferenceDate: TimeInterval") {
      978_307_200.0
    }
    type.property("var description: String", \.description)
    dateArithmetic(type)
    formattedDates(type)
  }

  private static func dateArithmetic(_ type: MemberTable<Date>) {
    type.function("func timeIntervalSince(_ date: Date) -> TimeInterval") {
      (me: Date, date: Date) in me.timeIntervalSince(date)
    }
    type.function("func distance(to date: Date) -> TimeInterval") {
      (me: Date, date: Date) in date.timeIntervalSince(me)
    }
    for name in ["addingTimeInterval(_ timeInterval", "advanced(by n"] {
      type.function("func \(name): TimeInterval) -> Date") { (me: Date, seconds: Double) in
        me + seconds
      }
    }
    type.mutating("mutating func addTimeInterval(_ timeInterval: TimeInterval)") {
      (me: inout Date, seconds: Double) in me += seconds
    }
    type.function("func compare(_ other: Date) -> ComparisonResult") { (me: Date, date: Date) in
      me.compare(date)
    }
    type.function("func ISO8601Format() -> String") { (me: Date) in me.ISO8601Format() }
    type.staticMethod("static func + (left: Date, right: TimeInterval) -> Date") {
      (left: Date, right: Double) in left + right
    }
    type.staticMethod("static func - (left: Date, right: TimeInterval) -> Date") {
      (left: Date, right: Double) in left - right
    }
    type.native("static func += (left: inout Date, right: TimeInterval)") { _, arguments in
      guard let cell = arguments[0].box as? Cell, let date = Date.unwrap(cell.value) else {
        return .void
      }
      cell.value = (date + arguments[1].double).wrapped
      return .void
    }
    type.native("static func -= (left: inout Date, right: TimeInterval)") { _, arguments in
      guard let cell = arguments[0].box as? Cell, let date = Date.unwrap(cell.value) else {
        return .void
      }
      cell.value = (date - arguments[1].double).wrapped
      return .void
    }
    type.staticMethod("static func < (left: Date, right: Date) -> Bool") {
      (left: Date, right: Date) in left < right
    }
  }

  private static let zone = TypeBinding.struct(
    TimeZone.self, "TimeZone", conforms: ["Hashable", "CustomStringConvertible"]
  ) { type in
    type.failableInitializer("init?(identifier: String)", TimeZone.init(identifier:))
    type.failableInitializer("init?(secondsFromGMT seconds: Int)", TimeZone.init(secondsFromGMT:))
    type.failableInitializer("init?(abbreviation: String)", TimeZone.init(abbreviation:))
    for name in ["current", "autoupdatingCurrent", "gmt"] { type.constant(name, timeZone) }
    type.property("var identifier: String", \.identifier)
    type.property("var description: String", \.description)
    type.function("func secondsFromGMT(for date: Date = Date()) -> Int") {
      (me: TimeZone, date: Date) in me.secondsFromGMT(for: date)
    }
    type.function("func abbreviation(for date: Date = Date()) -> String?") {
      (me: TimeZone, date: Date) in me.abbreviation(for: date)
    }
    type.function("func isDaylightSavingTime(for date: Date = Date()) -> Bool") {
      (me: TimeZone, date: Date) in me.isDaylightSavingTime(for: date)
    }
    type.staticProperty("static var knownTimeZoneIdentifiers: [String]") {
      TimeZone.knownTimeZoneIdentifiers
    }
  }

  private static let interval = TypeBinding.struct(
    DateInterval.self, "DateInterval",
    conforms: ["Hashable", "Comparable", "CustomStringConvertible"]
  ) { type in
    type.initializer("init(start: Date, end: Date)", DateInterval.init(start:end:))
    type.initializer(
      "init(start: Date, duration: TimeInterval)", DateInterval.init(start:duration:))
    type.property("var start: Date", \.start)
    type.property("var end: Date", \.end)
    type.property("var duration: TimeInterval", \.duration)
    type.property("var description: String", \.description)
    type.function("func contains(_ date: Date) -> Bool") { (me: DateInterval, date: Date) in
      me.contains(date)
    }
    type.function("func intersects(_ dateInterval: DateInterval) -> Bool") {
      (me: DateInterval, other: DateInterval) in me.intersects(other)
    }
    type.function("func intersection(with dateInterval: DateInterval) -> DateInterval?") {
      (me: DateInterval, other: DateInterval) in me.intersection(with: other)
    }
  }
}

extension Machine {
  /// The app's time.
  var now: Date { Date(timeIntervalSinceReferenceDate: hostClock?() ?? clock) }
}
