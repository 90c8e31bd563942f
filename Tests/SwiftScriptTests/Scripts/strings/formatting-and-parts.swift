// swift-format-ignore-file
import Foundation
print(String(format: "%.2f %5d|%05.1f %x %X %o %e %%", 3.14159, 42, 2.55, 255, 255, 8, 12345.678))
print(String(format: "%@ is %d years", "Ann", 30), String(format: "%3$@ %1$@ %2$@", "a", "b", "c"))
print("a,b,,c".components(separatedBy: ","), "a,b,,c".split(separator: ","), "  pad ".trimmingCharacters(in: .whitespaces) + "|")
print("hello world".capitalized, "Hello".replacingOccurrences(of: "l", with: "L"), "x".padding(toLength: 4, withPad: ".", startingAt: 0))
print("swift".reversed().map(String.init).joined(), String("abc".reversed()), "abc".contains("b"), "abc".hasSuffix("bc"))
let s = "Hello, World"
print(s.prefix(5), s.suffix(5), s.dropFirst(7), s.count, s.uppercased(), s.lowercased(), s.first!, s.last!)
if let i = s.firstIndex(of: ",") { print(s[..<i], s[s.index(after: i)...], s.distance(from: s.startIndex, to: i)) }
print(s[s.index(s.startIndex, offsetBy: 4)], s.range(of: "World") != nil, s.filter { "aeiou".contains($0) })
print("Ünïcode".count, "👨‍👩‍👧".count, "e\u{301}" == "é", "abc" < "abd")
print("line1\nline2\n".split(separator: "\n").count, "a b  c".split(separator: " ", omittingEmptySubsequences: false).count)
print(String(repeating: "ab", count: 3), "\("nested \("deep")")", #"raw \n \#(1 + 1)"#)
let multi = """
  first
    second \(1 + 1)
  third \
  joined
  """
print(multi)
print(Int("42")!, Int("x") ?? -1, Double("3.5")!, Int("ff", radix: 16)!, String(255, radix: 2), Bool("true")!)
var m = "abc"; m.insert("X", at: m.index(after: m.startIndex)); m.append("!"); m.removeFirst(); print(m, m.isEmpty)
print("one two".split(separator: " ").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " "))
print("abc".enumerated().map { "\($0.offset)\($0.element)" }, zip("ab", 1...).map { "\($0)\($1)" })
print("Mississippi".reduce(into: [Character: Int]()) { $0[$1, default: 0] += 1 }.sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" }.joined())
print("radar" == String("radar".reversed()), "a-b_c".split { $0 == "-" || $0 == "_" })
// expect: 3.14    42|002.5 ff FF 10 1.234568e+04 %
// expect: Ann is 30 years c a b
// expect: ["a", "b", "", "c"] ["a", "b", "c"] pad|
// expect: Hello World HeLLo x...
// expect: tfiws cba true true
// expect: Hello World World 12 HELLO, WORLD hello, world H d
// expect: Hello  World 5
// expect: o true eoo
// expect: 7 1 true true
// expect: 2 4
// expect: ababab nested deep raw \n 2
// expect: first
// expect:   second 2
// expect: third joined
// expect: 42 -1 3.5 255 11111111 true
// expect: Xbc! false
// expect: One Two
// expect: ["0a", "1b", "2c"] ["a1", "b2"]
// expect: M1i4p2s4
// expect: true ["a", "b", "c"]
