import Foundation

extension DateComponents: BridgedValue {}
extension Calendar: BridgedValue {}
extension Calendar.Component: BridgedValue {}
extension Calendar.Identifier: BridgedValue {}
extension Calendar.MatchingPolicy: BridgedValue {}
extension Calendar.RepeatedTimePolicy: BridgedValue {}
extension Calendar.SearchDirection: BridgedValue {}
extension ComparisonResult: BridgedValue {}

/// Dates in days, months and years.
extension StandardLibrary {
  private static let fields: [(String, WritableKeyPath<DateComponents, Int?>)] = [
    ("era", \.era), ("year", \.year), ("month", \.month), ("day", \.day), ("hour", \.hour),
    ("minute", \.minute), ("second", \.second), ("nanosecond", \.nanosecond),
    ("weekday", \.weekday), ("weekdayOrdinal", \.weekdayOrdinal), ("quarter", \.quarter),
    ("weekOfMonth", \.weekOfMonth), ("weekOfYear", \.weekOfYear),
    ("yearForWeekOfYear", \.yearForWeekOfYear),
  ]

  static let dateComponents = TypeBinding.struct(
    DateComponents.self, "DateComponents", conforms: ["Hashable", "CustomStringConvertible"]
  ) { type in
    let numbers = fields.map { "\($0.0): Int? = nil" }.joined(separator: ", ")
    type.native("init(calendar: Calendar? = nil, timeZone: TimeZone? = nil, \(numbers))") {
      _, arguments in
      var made = DateComponents()
      made.calendar = Calendar.unwrap(arguments[0])
      made.timeZone = TimeZone.unwrap(arguments[1])
      for (place, field) in fields.enumerated() {
        made[keyPath: field.1] = Int.unwrap(arguments[2 + place].payload)
      }
      return made.wrapped
    }
    for (name, path) in fields { type.property("var \(name): Int?", path) }
    type.property("var calendar: Calendar?", \.calendar)
    type.property("var timeZone: TimeZone?", \.timeZone)
    type.property("var date: Date?", \.date)
    type.property("var description: String", \.description)
    type.property("var isValidDate: Bool", \.isValidDate)
    type.function("func value(for component: Calendar.Component) -> Int?") {
      (me: DateComponents, component: Calendar.Component) in me.value(for: component)
    }
    type.mutating("mutating func setValue(_ value: Int?, for component: Calendar.Component)") {
      (me: inout DateComponents, value: Int?, component: Calendar.Component) in
      me.setValue(value, for: component)
    }
  }

  static let calendarComponent = TypeBinding.enum(
    Calendar.Component.self, "Calendar.Component",
    [
      ("era", .era), ("year", .year), ("month", .month), ("day", .day), ("hour", .hour),
      ("minute", .minute), ("second", .second), ("weekday", .weekday),
      ("weekdayOrdinal", .weekdayOrdinal), ("quarter", .quarter), ("weekOfMonth", .weekOfMonth),
      ("weekOfYear", .weekOfYear), ("yearForWeekOfYear", .yearForWeekOfYear),
      ("nanosecond", .nanosecond), ("calendar", .calendar), ("timeZone", .timeZone),
    ])

  static let calendarPolicies = [
    TypeBinding.enum(
      Calendar.MatchingPolicy.self, "Calendar.MatchingPolicy",
      [
        ("nextTime", .nextTime), ("strict", .strict),
        ("nextTimePreservingSmallerComponents", .nextTimePreservingSmallerComponents),
        ("previousTimePreservingSmallerComponents", .previousTimePreservingSmallerComponents),
      ]),
    TypeBinding.enum(
      Calendar.RepeatedTimePolicy.self, "Calendar.RepeatedTimePolicy",
      [("first", .first), ("last", .last)]),
    TypeBinding.enum(
      Calendar.SearchDirection.self, "Calendar.SearchDirection",
      [("forward", .forward), ("backward", .backward)]),
    TypeBinding.enum(
      ComparisonResult.self, "ComparisonResult",
      [
        ("orderedAscending", .orderedAscending), ("orderedSame", .orderedSame),
        ("orderedDescending", .orderedDescending),
      ]),
  ]

  static let calendarIdentifier = TypeBinding.enum(
    Calendar.Identifier.self, "Calendar.Identifier",
    [
      ("gregorian", .gregorian), ("buddhist", .buddhist), ("chinese", .chinese),
      ("coptic", .coptic), ("hebrew", .hebrew), ("iso8601", .iso8601), ("indian", .indian),
      ("islamic", .islamic), ("japanese", .japanese), ("persian", .persian),
      ("republicOfChina", .republicOfChina),
    ])

  static let calendarType = TypeBinding.struct(
    Calendar.self, "Calendar", conforms: ["Hashable", "CustomStringConvertible"]
  ) { type in
    type.staticProperty("static var current: Calendar") { calendar }
    type.staticProperty("static var autoupdatingCurrent: Calendar") { calendar }
    type.staticMethod("init(identifier: Calendar.Identifier)") {
      (identifier: Calendar.Identifier) in
      var made = Calendar(identifier: identifier)
      made.timeZone = timeZone
      return made
    }
    type.property("var identifier: Calendar.Identifier", \.identifier)
    type.property("var locale: Locale?", \.locale)
    type.property("var timeZone: TimeZone", \.timeZone)
    type.property("var firstWeekday: Int", \.firstWeekday)
    type.property("var minimumDaysInFirstWeek: Int", \.minimumDaysInFirstWeek)
    type.property("var description: String", \.description)
    for (name, path) in symbols { type.property("var \(name): [String]", path) }
    type.property("var amSymbol: String", \.amSymbol)
    type.property("var pmSymbol: String", \.pmSymbol)
    componentsOfDates(type)
    datesOfComponents(type)
    comparingDates(type)
  }

  private static let symbols: [(String, KeyPath<Calendar, [String]>)] = [
    ("weekdaySymbols", \.weekdaySymbols), ("shortWeekdaySymbols", \.shortWeekdaySymbols),
    ("veryShortWeekdaySymbols", \.veryShortWeekdaySymbols),
    ("standaloneWeekdaySymbols", \.standaloneWeekdaySymbols),
    ("shortStandaloneWeekdaySymbols", \.shortStandaloneWeekdaySymbols),
    ("monthSymbols", \.monthSymbols), ("shortMonthSymbols", \.shortMonthSymbols),
    ("veryShortMonthSymbols", \.veryShortMonthSymbols),
    ("standaloneMonthSymbols", \.standaloneMonthSymbols), ("eraSymbols", \.eraSymbols),
    ("quarterSymbols", \.quarterSymbols),
  ]

  private static func componentsOfDates(_ type: MemberTable<Calendar>) {
    type.function("func component(_ component: Calendar.Component, from date: Date) -> Int") {
      (me: Calendar, component: Calendar.Component, date: Date) in
      me.component(component, from: date)
    }
    let parts = "_ components: Set<Calendar.Component>, from"
    type.function("func dateComponents(\(parts) date: Date) -> DateComponents") {
      (me: Calendar, parts: Set<Calendar.Component>, date: Date) in
      me.dateComponents(parts, from: date)
    }
    type.function("func dateComponents(\(parts) start: Date, to end: Date) -> DateComponents") {
      (me: Calendar, parts: Set<Calendar.Component>, start: Date, end: Date) in
      me.dateComponents(parts, from: start, to: end)
    }
    type.function(
      "func dateComponents(\(parts) start: DateComponents, to end: DateComponents) -> DateComponents"
    ) {
      (me: Calendar, parts: Set<Calendar.Component>, start: DateComponents, end: DateComponents) in
      me.dateComponents(parts, from: start, to: end)
    }
    type.function("func dateComponents(in timeZone: TimeZone, from date: Date) -> DateComponents") {
      (me: Calendar, zone: TimeZone, date: Date) in me.dateComponents(in: zone, from: date)
    }
    type.function(
      "func dateInterval(of component: Calendar.Component, for date: Date) -> DateInterval?"
    ) { (me: Calendar, component: Calendar.Component, date: Date) in
      me.dateInterval(of: component, for: date)
    }
    type.function("func dateIntervalOfWeekend(containing date: Date) -> DateInterval?") {
      (me: Calendar, date: Date) in me.dateIntervalOfWeekend(containing: date)
    }
    let head = "of smaller: Calendar.Component, in larger: Calendar.Component, for date: Date"
    type.function("func ordinality(\(head)) -> Int?") {
      (me: Calendar, small: Calendar.Component, large: Calendar.Component, date: Date) in
      me.ordinality(of: small, in: large, for: date)
    }
    type.native("func range(\(head)) -> Range<Int>?") { machine, arguments in
      machine.bridge("range(of:in:for:)") {
        let me: Calendar = try .read(arguments[0])
        let found = me.range(
          of: try .read(arguments[1]), in: try .read(arguments[2]), for: try .read(arguments[3]))
        return found.map {
          .box(RangeBox(.int($0.lowerBound), .int($0.upperBound), isClosed: false))
        } ?? .none
      }
    }
  }

  private static func datesOfComponents(_ type: MemberTable<Calendar>) {
    type.function("func date(from components: DateComponents) -> Date?") {
      (me: Calendar, components: DateComponents) in me.date(from: components)
    }
    type.function(
      "func date(byAdding component: Calendar.Component, value: Int, to date: Date, wrappingComponents: Bool = false) -> Date?"
    ) { (me: Calendar, component: Calendar.Component, value: Int, date: Date, wraps: Bool) in
      me.date(byAdding: component, value: value, to: date, wrappingComponents: wraps)
    }
    type.function(
      "func date(byAdding components: DateComponents, to date: Date, wrappingComponents: Bool = false) -> Date?"
    ) { (me: Calendar, components: DateComponents, date: Date, wraps: Bool) in
      me.date(byAdding: components, to: date, wrappingComponents: wraps)
    }
    type.function(
      "func date(bySettingHour hour: Int, minute: Int, second: Int, of date: Date) -> Date?"
    ) { (me: Calendar, hour: Int, minute: Int, second: Int, date: Date) in
      me.date(bySettingHour: hour, minute: minute, second: second, of: date)
    }
    type.function(
      "func date(bySetting component: Calendar.Component, value: Int, of date: Date) -> Date?"
    ) { (me: Calendar, component: Calendar.Component, value: Int, date: Date) in
      me.date(bySetting: component, value: value, of: date)
    }
    type.function("func startOfDay(for date: Date) -> Date") { (me: Calendar, date: Date) in
      me.startOfDay(for: date)
    }
    type.function("func date(_ date: Date, matchesComponents components: DateComponents) -> Bool") {
      (me: Calendar, date: Date, components: DateComponents) in
      me.date(date, matchesComponents: components)
    }
    type.function(
      "func nextDate(after date: Date, matching components: DateComponents, matchingPolicy: Calendar.MatchingPolicy, repeatedTimePolicy: Calendar.RepeatedTimePolicy = .first, direction: Calendar.SearchDirection = .forward) -> Date?"
    ) {
      (
        me: Calendar, date: Date, components: DateComponents, policy: Calendar.MatchingPolicy,
        repeated: Calendar.RepeatedTimePolicy, direction: Calendar.SearchDirection
      ) in
      me.nextDate(
        after: date, matching: components, matchingPolicy: policy, repeatedTimePolicy: repeated,
        direction: direction)
    }
  }

  private static func comparingDates(_ type: MemberTable<Calendar>) {
    type.native("func isDateInToday(_ date: Date) -> Bool") { machine, arguments in
      isOffset(0, machine, arguments)
    }
    type.native("func isDateInYesterday(_ date: Date) -> Bool") { machine, arguments in
      isOffset(-1, machine, arguments)
    }
    type.native("func isDateInTomorrow(_ date: Date) -> Bool") { machine, arguments in
      isOffset(1, machine, arguments)
    }
    type.function("func isDateInWeekend(_ date: Date) -> Bool") { (me: Calendar, date: Date) in
      me.isDateInWeekend(date)
    }
    type.function("func isDate(_ date1: Date, inSameDayAs date2: Date) -> Bool") {
      (me: Calendar, one: Date, other: Date) in me.isDate(one, inSameDayAs: other)
    }
    type.function(
      "func isDate(_ date1: Date, equalTo date2: Date, toGranularity component: Calendar.Component) -> Bool"
    ) { (me: Calendar, one: Date, other: Date, component: Calendar.Component) in
      me.isDate(one, equalTo: other, toGranularity: component)
    }
    type.function(
      "func compare(_ date1: Date, to date2: Date, toGranularity component: Calendar.Component) -> ComparisonResult"
    ) { (me: Calendar, one: Date, other: Date, component: Calendar.Component) in
      me.compare(one, to: other, toGranularity: component)
    }
  }

  /// Whether a date lies so many days after today, which is the app's.
  private static func isOffset(
    _ days: Int, _ machine: Machine, _ arguments: UnsafeMutablePointer<Value>
  ) -> Value {
    guard let calendar = Calendar.unwrap(arguments[0]), let date = Date.unwrap(arguments[1]),
      let day = calendar.date(byAdding: .day, value: days, to: machine.now)
    else { return .bool(false) }
    return .bool(calendar.isDate(date, inSameDayAs: day))
  }
}
