// swift-format-ignore-file
// string processing
import Foundation
let text = """
  The quick brown fox
    jumps over\tthe lazy dog.
  Ünïcödé: naïve café 👨‍👩‍👧 e\u{301} 한글!
  """
print(text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) })
print(text.count, text.utf8.count, text.unicodeScalars.count, text.utf16.count)
var freq: [Character: Int] = [:]
for c in text.lowercased() where c.isLetter { freq[c, default: 0] += 1 }
print(freq.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(4).map { "\($0.key)\($0.value)" })
func camel(_ s: String) -> String { s.split(whereSeparator: { !$0.isLetter }).enumerated().map { $0.offset == 0 ? $0.element.lowercased() : $0.element.capitalized }.joined() }
print(camel("hello big_world-foo"))
func snake(_ s: String) -> String { s.reduce(into: "") { r, c in if c.isUppercase { if !r.isEmpty { r += "_" }; r += c.lowercased() } else { r.append(c) } } }
print(snake("helloBigWorld"), snake("URL"))
func isPal(_ s: String) -> Bool { let l = s.lowercased().filter(\.isLetter); return l == String(l.reversed()) }
print(isPal("A man, a plan, a canal: Panama"), isPal("no"))
func rle(_ s: String) -> String { var out = ""; var i = s.startIndex; while i < s.endIndex { var j = i; while j < s.endIndex, s[j] == s[i] { j = s.index(after: j) }; out += "\(s[i])\(s.distance(from: i, to: j))"; i = j }; return out }
print(rle("aaabccd"))
func caesar(_ s: String, _ k: UInt8) -> String { String(decoding: s.utf8.map { b in switch b { case 97...122: (b - 97 + k) % 26 + 97; case 65...90: (b - 65 + k) % 26 + 65; default: b } }, as: UTF8.self) }
print(caesar("Hello, World", 3), caesar(caesar("abc", 5), 21))
let words = "the cat sat on the mat the end".components(separatedBy: " ")
let grouped = Dictionary(grouping: words, by: \.first!).mapValues(\.count)
print(grouped.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: "&"))
print(words.map { $0.padding(toLength: 5, withPad: ".", startingAt: 0) }.prefix(2))
print(String(format: "%05d|%.3f|%x|%@|%5.1f%%", 42, 3.14159, 255, "obj", 99.5))
print("a,b,,c".split(separator: ","), "a,b,,c".split(separator: ",", omittingEmptySubsequences: false), "a b c d".split(separator: " ", maxSplits: 2))
if let r = "key=value=x".range(of: "=") { print("key=value=x"[..<r.lowerBound], "key=value=x"[r.upperBound...]) }
print("abc".contains("bc"), "abc".hasPrefix("ab"), "abc".replacingOccurrences(of: "b", with: "--"), "Hello".map { $0.isUppercase ? $0.lowercased() : $0.uppercased() }.joined())
let s = "Hello"
print(s[s.index(s.startIndex, offsetBy: 1)], s[s.index(s.endIndex, offsetBy: -2)...], s.prefix(2) + s.suffix(1), s.dropFirst().dropLast(), s.first!, s.last!, s.firstIndex(of: "l")!.utf16Offset(in: s))
var m = "abc"; m.insert("X", at: m.startIndex); m.append(contentsOf: ["d", "e"]); m.remove(at: m.index(before: m.endIndex)); m.removeFirst(); m.replaceSubrange(m.startIndex...m.startIndex, with: "ZZ"); print(m)
print("10" < "9", "a" < "B", "é" == "e\u{301}", "straße".uppercased(), "İ".lowercased().count, "\u{1F1F0}\u{1F1F7}".count)
print(Int("12")! + (Int("x") ?? 0), Int("ff", radix: 16)!, String(255, radix: 2), Double("1e3")!, Bool("true")!, Int("-0")!, UInt8("300") as Any)
print("line1\nline2\r\nline3".split(whereSeparator: \.isNewline).count, "tab\there".debugDescription, #"raw \n "q""#, "multi \("nested \("deep")")")
print("x".unicodeScalars.first!.value, Character("a").asciiValue!, Character(UnicodeScalar(66)), "5".first!.wholeNumberValue!, Character("é").isLetter, "½".first!.isNumber)
print(zip("abc", "xyz").map { "\($0)\($1)" }, "abc".enumerated().map { "\($0)\($1)" }, Array("hi"), Set("hello").sorted(), "hello".sorted(), String("hello".sorted()), "hello".max()!)
print("%d items".replacingOccurrences(of: "%d", with: "3"), "CSV: \([1, 2].map(String.init).joined(separator: ";"))", ["b", "a", "C"].sorted(), ["b", "a", "C"].sorted { $0.lowercased() < $1.lowercased() }, ["b10", "b9"].sorted { $0.compare($1, options: .numeric) == .orderedAscending })
// expect: ["The quick brown fox", "jumps over\tthe lazy dog.", "Ünïcödé: naïve café 👨‍👩‍👧 é 한글!"]
// expect: 74 103 79 82
// expect: ["e4", "o4", "a3", "c3"]
// expect: helloBigWorldFoo
// expect: hello_big_world u_r_l
// expect: true false
// expect: a3b1c2d1
// expect: Khoor, Zruog abc
// expect: c=1&e=1&m=1&o=1&s=1&t=3
// expect: ["the..", "cat.."]
// expect: 00042|3.142|ff|obj| 99.5%
// expect: ["a", "b", "c"] ["a", "b", "", "c"] ["a", "b", "c d"]
// expect: key value=x
// expect: true true a--c hELLO
// expect: e lo Heo ell H o 2
// expect: ZZbcd
// expect: true false true STRASSE 1 1
// expect: 12 255 11111111 1000.0 true 0 nil
// expect: 3 "tab\there" raw \n "q" multi nested deep
// expect: 120 97 B 5 true true
// expect: ["ax", "by", "cz"] ["0a", "1b", "2c"] ["h", "i"] ["e", "h", "l", "o"] ["e", "h", "l", "l", "o"] ehllo o
// expect: 3 items CSV: 1;2 ["C", "a", "b"] ["a", "b", "C"] ["b9", "b10"]
