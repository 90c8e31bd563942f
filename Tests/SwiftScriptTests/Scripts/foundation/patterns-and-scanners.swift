// swift-format-ignore-file
// Patterns as objects, and texts read from left to right.
import Foundation
let text = "héllo 12, wörld 345"
let numbers = try NSRegularExpression(pattern: "[0-9]+")
let whole = NSRange(text.startIndex..., in: text)
print(numbers.numberOfMatches(in: text, range: whole), numbers.firstMatch(in: text, options: [], range: whole)!.range)
for match in numbers.matches(in: text, range: whole) {
  if let range = Range(match.range, in: text) { print(text[range]) }
}
let pair = try NSRegularExpression(pattern: "(\\w+) (\\d+)", options: [.caseInsensitive])
let first = pair.firstMatch(in: text, range: whole)!
print(first.numberOfRanges, NSString(string: text).substring(with: first.range(at: 1)), pair.numberOfCaptureGroups)
print(pair.stringByReplacingMatches(in: text, range: whole, withTemplate: "$2-$1"))
do { _ = try NSRegularExpression(pattern: "(") } catch { print("no pattern") }
func isEmail(_ text: String) -> Bool {
  let pattern = "^[A-Z0-9._%+-]+@[A-Z0-9.-]+\\.[A-Z]{2,}$"
  guard let expression = try? NSRegularExpression(pattern: pattern, options: .caseInsensitive) else { return false }
  return expression.firstMatch(in: text, range: NSRange(location: 0, length: text.utf16.count)) != nil
}
print(isEmail("a@b.co"), isEmail("a@b"))
let scanner = Scanner(string: "12 apples, 3.5 pears")
print(scanner.scanInt()!, scanner.scanUpToString(",")!, scanner.scanString(",")!, scanner.scanDouble()!, scanner.isAtEnd)
print(scanner.scanCharacters(from: .letters) ?? "-", scanner.isAtEnd)
// expect: 2 {6, 2}
// expect: 12
// expect: 345
// expect: 3 héllo 2
// expect: 12-héllo, 345-wörld
// expect: no pattern
// expect: true false
// expect: 12 apples , 3.5 false
// expect: pears true
