// swift-format-ignore-file
import Foundation

extension String {
  var isPalindrome: Bool {
    let s = lowercased().filter(\.isLetter); return s == String(s.reversed())
  }
  var initials: String {
    split(separator: " ").compactMap(\.first).map(String.init).joined().uppercased()
  }
  var camelToSnake: String {
    reduce(into: "") { r, c in
      if c.isUppercase { if !r.isEmpty { r += "_" }; r += c.lowercased() } else { r.append(c) }
    }
  }
  func caesar(_ k: Int) -> String {
    String(
      unicodeScalars.map { u -> Character in
        switch u {
        case "a"..."z": Character(UnicodeScalar((Int(u.value) - 97 + k + 26) % 26 + 97)!)
        case "A"..."Z": Character(UnicodeScalar((Int(u.value) - 65 + k + 26) % 26 + 65)!)
        default: Character(u)
        }
      })
  }
  func padded(_ n: Int, with c: Character = " ") -> String {
    count >= n ? self : self + String(repeating: c, count: n - count)
  }
  func truncated(to n: Int, trailing: String = "…") -> String {
    count > n ? prefix(n) + trailing : self
  }
  subscript(i: Int) -> Character { self[index(startIndex, offsetBy: i)] }
  subscript(r: Range<Int>) -> Substring {
    self[index(startIndex, offsetBy: r.lowerBound)..<index(startIndex, offsetBy: r.upperBound)]
  }
  var wordCount: [String: Int] {
    lowercased().components(separatedBy: CharacterSet.alphanumerics.inverted).filter { !$0.isEmpty }
      .reduce(into: [:]) { $0[$1, default: 0] += 1 }
  }
}
print(
  "A man a plan Panama".isPalindrome, "john ronald tolkien".initials, "myVariableName".camelToSnake)
print(
  "Hello, World".caesar(3), "Khoor".caesar(-3), "ab".padded(5, with: "."),
  "abcdef".truncated(to: 3), "hello"[1], "hello"[1..<3])
print(
  "the cat and the dog and THE end".wordCount.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map
  { "\($0.key):\($0.value)" })
let text = "name=Ann;age=31;city=Rome"
let pairs = text.split(separator: ";").map { $0.split(separator: "=", maxSplits: 1) }.filter {
  $0.count == 2
}
let dict = Dictionary(uniqueKeysWithValues: pairs.map { (String($0[0]), String($0[1])) })
print(dict["name"] ?? "-", Int(dict["age"] ?? "") ?? 0, dict.keys.sorted())
print(String(format: "%05.2f|%3d|%x|%.3e", 3.14159, 7, 255, 12345.678))
let f = NumberFormatter()
f.locale = Locale(identifier: "en_US")
for style in [NumberFormatter.Style.decimal, .percent, .currency, .ordinal, .spellOut] {
  f.numberStyle = style; print(f.string(from: 1234.5) ?? "nil")
}
f.numberStyle = .decimal; f.maximumFractionDigits = 1; f.groupingSeparator = " "
print(f.string(from: 9876543.21) ?? "", f.number(from: "12 345.6") ?? 0)
var cal = Calendar(identifier: .gregorian); cal.timeZone = TimeZone(secondsFromGMT: 0)!
let date = cal.date(from: DateComponents(year: 2024, month: 2, day: 28, hour: 9, minute: 5))!
let df = DateFormatter(); df.locale = Locale(identifier: "en_US_POSIX"); df.timeZone = cal.timeZone;
df.dateFormat = "yyyy-MM-dd HH:mm"
print(
  df.string(from: date), df.string(from: cal.date(byAdding: .day, value: 2, to: date)!),
  cal.component(.weekday, from: date))
print(
  cal.dateComponents([.day, .hour], from: date, to: date.addingTimeInterval(200_000)).day ?? 0,
  cal.isDate(date, inSameDayAs: date.addingTimeInterval(60)))
let s = "café 👨‍👩‍👧 naïve"
print(
  s.count, s.utf8.count, s.unicodeScalars.count, s.uppercased(), s.contains("👨‍👩‍👧"),
  s.firstIndex(of: "n").map { s.distance(from: s.startIndex, to: $0) } ?? -1)
var m = "hello world"
if let r = m.range(of: "world") { m.replaceSubrange(r, with: "there") }
m.insert(contentsOf: ", you", at: m.index(m.startIndex, offsetBy: 5)); m.removeLast(); m.append("!")
print(m, m.capitalized, m.hasPrefix("hello"), m.lastIndex(of: "e") != nil, m.dropFirst(3).prefix(4))
print(
  "3,1,2".components(separatedBy: ",").compactMap(Int.init).sorted(by: >),
  "a-b_c".split { "-_".contains($0) },
  "x".compare("Y", options: .caseInsensitive) == .orderedAscending)
print(
  """
  Table:
  \(["a": 1, "b": 22].sorted { $0.key < $1.key }.map { "\($0.key.padded(3))\(String($0.value).leftPad(4))" }.joined(separator: "\n  "))
  """)
extension String {
  func leftPad(_ n: Int) -> String { String(repeating: " ", count: max(0, n - count)) + self }
}
print(
  #"raw \(1) "quoted""#, "tab\tnew\\n", "\u{1F600}", "a" < "b", "Z" < "a", ["b", "a"].min()!,
  "abc".lexicographicallyPrecedes("abd"))

// expect: false JRT my_variable_name
// expect: Khoor, Zruog Hello ab... abc… e el
// expect: ["the:3", "and:2", "cat:1", "dog:1", "end:1"]
// expect: Ann 31 ["age", "city", "name"]
// expect: 03.14|  7|ff|1.235e+04
// expect: 1,234.5
// expect: 123,450%
// expect: $1,234.50
// expect: 1,234th
// expect: one thousand two hundred thirty-four point five
// expect: 9 876 543.2 12345.6
// expect: 2024-02-28 09:05 2024-03-01 09:05 4
// expect: 2 true
// expect: 12 31 16 CAFÉ 👨‍👩‍👧 NAÏVE true 7
// expect: hello, you ther! Hello, You Ther! true true lo, 
// expect: [3, 2, 1] ["a", "b", "c"] true
// expect: Table:
// expect: a     1
// expect:   b    22
// expect: raw \(1) "quoted" tab	new\n 😀 true true a true
