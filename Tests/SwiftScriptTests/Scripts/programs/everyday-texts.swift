// swift-format-ignore-file
import Foundation
let s = "Hello, Wörld! 👋🏽 naïve"
print(s.count, s.utf8.count, s.utf16.count, s.unicodeScalars.count, s.uppercased(), s.lowercased(), s.capitalized)
print(s.firstIndex(of: ",").map { s[..<$0] } as Any, s.prefix(5), s.suffix(3), s.dropFirst(7).prefix(5), s.reversed().prefix(3).map(String.init))
print(s.hasPrefix("Hell"), s.hasSuffix("ve"), s.contains("Wör"), s.range(of: "Wörld").map { s[$0] } as Any, s.components(separatedBy: " ").count)
print(s.replacingOccurrences(of: "l", with: "L"), s.split(separator: " ", maxSplits: 1).map(String.init), s.trimmingCharacters(in: .letters), "|")
print("  x \n".trimmingCharacters(in: .whitespacesAndNewlines), "a,b;c".components(separatedBy: CharacterSet(charactersIn: ",;")), "abc".padding(toLength: 5, withPad: "-", startingAt: 0))
print("abc".compare("abd").rawValue, "a".localizedCaseInsensitiveCompare("A") == .orderedSame, "10".compare("9", options: .numeric) == .orderedDescending, "é" == "e\u{301}", "Z" < "a")
print("x".isEmpty, "ab" + "cd", String(repeating: "-", count: 3), String("abc".reversed()), String(["a", "b"]), Array("héy"), "abc".map { $0.asciiValue! })
print("a1 b2".filter(\.isNumber), "aB".allSatisfy(\.isLetter), "Ab".first!.isUppercase, "5".first!.wholeNumberValue!, ("a" as Character).unicodeScalars.first!.value) 
var t = "swift"
t.insert("!", at: t.endIndex); t.insert(contentsOf: "ly ", at: t.index(t.startIndex, offsetBy: 2)); t.remove(at: t.startIndex); t.removeLast(); print(t, t.popLast() as Any, t.removeFirst())
t.append(contentsOf: "xyz"); t.replaceSubrange(t.startIndex..<t.index(after: t.startIndex), with: "QQ"); t.removeSubrange(t.index(t.endIndex, offsetBy: -2)...); t.removeAll { $0 == "Q" }; print(t)
print(String(format: "%05.2f|%3d|%-4@|%x|%@|%%|%e", 3.14159, 7, "ab", 255, "z", 12345.678), String(format: "%02d:%02d", 5, 9), "\(1...3) \(nil as Int?) \([1: "a"])")
print("line1\nline2\r\nline3".split(whereSeparator: \.isNewline), "line1\nline2".components(separatedBy: .newlines), "a-b-c".split(separator: "-").joined(separator: "+"))
print("""
  multi "line" \
  joined
    indented \(1 + 1)
  """, #"raw \n \#(2)"#)
for (i, c) in "né".enumerated() { print(i, c, c.isASCII, terminator: " ") }
print("a".unicodeScalars.map(\.value), "😀".utf16.map { String($0, radix: 16) }, Character(UnicodeScalar(65)), UnicodeScalar("a").value, "\u{1F600}".count, "🇰🇷🇺🇸".count, "👨‍👩‍👧".count, "👨‍👩‍👧".unicodeScalars.count)
print(s.index(s.startIndex, offsetBy: 100, limitedBy: s.endIndex) as Any, s.distance(from: s.startIndex, to: s.endIndex), s[s.index(before: s.endIndex)], s.indices.count, s.last { $0.isUppercase } as Any, s.lastIndex(of: "l").map { s.distance(from: s.startIndex, to: $0) } as Any)
print("b,a".split(separator: ",").sorted(), "hello".sorted().map(String.init).joined(), Set("hello").count, Dictionary(grouping: "hello", by: { $0 }).mapValues(\.count).sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" })
print("abc".elementsEqual("abc"), "abc".starts(with: "ab"), "abc".lexicographicallyPrecedes("abd"), "abc".max()!, "a b".contains { $0.isWhitespace }, "x=1&y=2".split(separator: "&").map { $0.split(separator: "=") })
print("Swift".commonPrefix(with: "Swing"), "file.txt".components(separatedBy: ".").last!, ("a/b.txt" as NSString).pathExtension, "a b".addingPercentEncoding(withAllowedCharacters: .urlQueryAllowed)!, "a%20b".removingPercentEncoding!)
print("abc".data(using: .utf8)!.count, String(data: Data([104, 105]), encoding: .utf8)!, String(decoding: [104, 105], as: UTF8.self), Data("hi".utf8).base64EncodedString(), [UInt8]("hi".utf8))
print("camelCaseString".reduce(into: "") { $0 += $1.isUppercase ? "_\($1.lowercased())" : String($1) }, "hello world".split(separator: " ").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " "))
print(String(describing: Optional("x")), String(reflecting: "q\"t\n"), "\("a" as Any)", "tab\tq", "nul\0".count, "a\u{0301}".unicodeScalars.count, "ß".uppercased(), "İ".lowercased().count)
print("2024-01-05".split(separator: "-").compactMap { Int($0) }, "k: v".firstRange(of: ": ").map { _ in 1 } as Any, "aXbX".ranges(of: "X").count, "abcabc".replacing("b", with: "_"), "  lead".trimmingPrefix(while: \.isWhitespace), "a.b".contains("."))

// expect: 21 30 24 22 HELLO, WÖRLD! 👋🏽 NAÏVE hello, wörld! 👋🏽 naïve Hello, Wörld! 👋🏽 Naïve
// expect: Optional("Hello") Hello ïve Wörld ["e", "v", "ï"]
// expect: true true true Optional("Wörld") 4
// expect: HeLLo, WörLd! 👋🏽 naïve ["Hello,", "Wörld! 👋🏽 naïve"] , Wörld! 👋🏽  |
// expect: x ["a", "b", "c"] abc--
// expect: -1 true true true true
// expect: false abcd --- cba ab ["h", "é", "y"] [97, 98, 99]
// expect: 12 true true 5 97
// expect: wly ift Optional("t") w
// expect: y ifx
// expect: 03.14|  7|ab|ff|z|%|1.234568e+04 05:09 1...3 nil [1: "a"]
// expect: ["line1", "line2", "line3"] ["line1", "line2"] a+b+c
// expect: multi "line" joined
// expect:   indented 2 raw \n 2
// expect: 0 n true 1 é false [97] ["d83d", "de00"] A 97 1 2 1 5
// expect: nil 21 e 21 Optional("W") Optional(10)
// expect: ["a", "b"] ehllo 4 ["e1", "h1", "l2", "o1"]
// expect: true true true c true [["x", "1"], ["y", "2"]]
// expect: Swi txt txt a%20b a b
// expect: 3 hi hi aGk= [104, 105]
// expect: camel_case_string Hello World
// expect: Optional("x") "q\"t\n" a tab	q 4 2 SS 1
// expect: [2024, 1, 5] Optional(1) 2 a_ca_c lead true
