// swift-format-ignore-file
// Days, months and years of a date, in a calendar that is said.
import Foundation
var calendar = Calendar(identifier: .gregorian)
calendar.timeZone = TimeZone(secondsFromGMT: 0)!
calendar.locale = Locale(identifier: "en_US")
let date = calendar.date(from: DateComponents(year: 2024, month: 2, day: 28, hour: 9, minute: 30))!
print(date, date.timeIntervalSince1970)
let parts = calendar.dateComponents([.year, .month, .day, .weekday], from: date)
print(parts.year!, parts.month ?? 0, parts.day!, parts.weekday!, parts.hour as Any)
let later = calendar.date(byAdding: .day, value: 2, to: date)!
print(later, calendar.component(.day, from: later))
print(calendar.dateComponents([.hour, .minute], from: date, to: later.addingTimeInterval(90)).minute!)
print(calendar.isDate(date, inSameDayAs: later), calendar.startOfDay(for: date))
print(calendar.range(of: .day, in: .month, for: date)!, calendar.range(of: .day, in: .month, for: date)!.count)
print(date < later, date == later, max(date, later) == later, [later, date].sorted().first! == date)
print(calendar.compare(date, to: later, toGranularity: .month) == .orderedAscending)
switch date.compare(later) { case .orderedAscending: print("before"); case .orderedSame: print("same"); case .orderedDescending: print("after") }
var moved = date
moved += 60
moved.addTimeInterval(1)
print(moved, moved - 60, later > date, moved.timeIntervalSince(date))
var components = DateComponents()
components.month = 1
components.day = -1
print(calendar.date(byAdding: components, to: date)!)
print(calendar.weekdaySymbols[parts.weekday! - 1], calendar.shortMonthSymbols[1], calendar.firstWeekday)
print(calendar.dateInterval(of: .month, for: date)!.duration / 86400)
print(calendar.nextDate(after: date, matching: DateComponents(hour: 8), matchingPolicy: .nextTime)!)
print(calendar.date(bySettingHour: 20, minute: 5, second: 0, of: date)!)
print(calendar.ordinality(of: .day, in: .year, for: date)!, calendar.isDateInWeekend(date))
print(DateComponents(year: 2024, month: 2) == DateComponents(year: 2024, month: 2), Set([date, date]).count)
print(TimeZone(identifier: "Europe/Berlin")!.secondsFromGMT(for: date), TimeZone(abbreviation: "GMT")!.identifier)
print(DateInterval(start: date, end: later).contains(date.addingTimeInterval(5)), date.ISO8601Format())
let distant: Date = .distantFuture
print(distant > date, [date: "x"][date]!)
struct Event { let title: String; let date: Date }
let events = [Event(title: "b", date: later), Event(title: "a", date: date)].sorted { $0.date < $1.date }
print(events.map(\.title), events[0])
// expect: 2024-02-28 09:30:00 +0000 1709112600.0
// expect: 2024 2 28 4 nil
// expect: 2024-03-01 09:30:00 +0000 1
// expect: 1
// expect: false 2024-02-28 00:00:00 +0000
// expect: 1..<30 29
// expect: true false true true
// expect: true
// expect: before
// expect: 2024-02-28 09:31:01 +0000 2024-02-28 09:30:01 +0000 true 61.0
// expect: 2024-03-27 09:30:00 +0000
// expect: Wednesday Feb 1
// expect: 29.0
// expect: 2024-02-29 08:00:00 +0000
// expect: 2024-02-28 20:05:00 +0000
// expect: 59 false
// expect: true 1
// expect: 3600 GMT
// expect: true 2024-02-28T09:30:00Z
// expect: true x
// expect: ["a", "b"] Event(title: "a", date: 2024-02-28 09:30:00 +0000)
