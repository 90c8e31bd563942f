// swift-format-ignore-file
// Numbers and dates as texts, in a locale that is said.
import Foundation
let american = Locale(identifier: "en_US")
let numbers = NumberFormatter()
numbers.locale = american
numbers.numberStyle = .decimal
print(numbers.string(from: 1234567.891)!, numbers.string(from: NSNumber(value: 12))!, numbers.string(from: 0.5) ?? "-")
numbers.maximumFractionDigits = 1
numbers.minimumFractionDigits = 1
print(numbers.string(from: NSNumber(value: 1234.56))!, numbers.minimumFractionDigits)
numbers.numberStyle = .currency
numbers.currencyCode = "EUR"
print(numbers.string(from: NSNumber(value: 9.5))!, numbers.currencyCode as Any)
numbers.numberStyle = .percent
numbers.maximumFractionDigits = 0
print(numbers.string(from: 0.256)!)
let words = NumberFormatter()
words.locale = american
words.numberStyle = .spellOut
print(words.string(from: 42)!)
words.numberStyle = .ordinal
print(words.string(from: 3)!, words.numberStyle == .ordinal)
let german = NumberFormatter()
german.locale = Locale(identifier: "de_DE")
german.numberStyle = .decimal
print(german.string(from: 1234.5)!, german.number(from: "1.234,5")!, german.number(from: "abc") as Any)
let padded = NumberFormatter()
padded.minimumIntegerDigits = 3
padded.usesGroupingSeparator = false
padded.groupingSeparator = " "
print(padded.string(from: 7)!, padded.string(for: 12)!, padded.roundingMode == .halfEven)

let dates = DateFormatter()
dates.locale = Locale(identifier: "en_US_POSIX")
dates.timeZone = TimeZone(secondsFromGMT: 0)
dates.dateFormat = "yyyy-MM-dd'T'HH:mm:ss"
let date = dates.date(from: "2024-02-28T09:30:05")!
print(date, dates.string(from: date), dates.date(from: "nonsense") as Any)
dates.dateFormat = "EEEE, MMM d, yyyy h:mm a"
print(dates.string(from: date))
let styled = DateFormatter()
styled.locale = american
styled.timeZone = TimeZone(identifier: "America/New_York")
styled.dateStyle = .medium
styled.timeStyle = .none
print(styled.string(from: date))
styled.dateStyle = .full
print(styled.string(from: date), styled.dateStyle == .full)
styled.setLocalizedDateFormatFromTemplate("MMMd")
print(styled.string(from: date), styled.monthSymbols[0], styled.doesRelativeDateFormatting)
let iso = ISO8601DateFormatter()
print(iso.string(from: date), iso.date(from: "2024-01-01T00:00:00Z")!)
iso.formatOptions = [.withFullDate]
print(iso.string(from: date))
print(ByteCountFormatter.string(fromByteCount: 1_500_000, countStyle: .file))
let shared: DateFormatter = {
  let f = DateFormatter()
  f.locale = Locale(identifier: "en_GB")
  f.timeZone = TimeZone(abbreviation: "UTC")
  f.dateStyle = .short
  return f
}()
print(shared.string(from: date), shared.locale.identifier)
print(Locale(identifier: "fr_FR").decimalSeparator ?? "", american.localizedString(forLanguageCode: "de")!, american.languageCode ?? "", american.currencySymbol!)
// expect: 1,234,567.891 12 0.5
// expect: 1,234.56 1
// expect: €9.5 Optional("EUR")
// expect: 25.6%
// expect: forty-two
// expect: 3rd true
// expect: 1.234,5 1234.5 nil
// expect: 007 012 true
// expect: 2024-02-28 09:30:05 +0000 2024-02-28T09:30:05 nil
// expect: Wednesday, Feb 28, 2024 9:30 AM
// expect: Feb 28, 2024
// expect: Wednesday, February 28, 2024 true
// expect: Feb 28 January false
// expect: 2024-02-28T09:30:05Z 2024-01-01 00:00:00 +0000
// expect: 2024-02-28
// expect: 1.5 MB
// expect: 28/02/2024 en_GB
// expect: , German en $
