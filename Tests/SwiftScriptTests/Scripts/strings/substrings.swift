// swift-format-ignore-file
// A part of a text is a Substring, which compares and joins with texts.
import Foundation
let text = "one,two,,three"
let parts = text.split(separator: ",")
print(parts, type(of: parts), parts.count, parts[0], type(of: parts[0]))
debugPrint(parts[0]); print("\(parts[1])!", parts.first ?? "none", parts.last.map(String.init) ?? "")
print(parts.map(String.init), parts.map { String($0) }, parts.joined(separator: "-"), parts.map { $0.count })
print(parts[0] == "one", "one" == parts[0], parts[0] == parts[1], parts[0] != "x", parts[0] < parts[1], parts.contains("two"))
let name: String = "one"
print(parts[0] == name, name == parts[0], name != parts[1])
print(parts[0].hasPrefix("o"), parts[0].hasSuffix(parts[0]), name.hasPrefix(parts[0]), text.contains(parts[1]))
print(parts[0].uppercased(), parts[0].capitalized, parts[2].isEmpty, parts[2].first!, parts[2].last!, parts[2].count)
print(parts[0] + "x", type(of: parts[0] + "x"), name + parts[0], type(of: name + parts[0]))
let joined: String = parts[0] + "x"
print(joined)
let number = "12;34;x".split(separator: ";")
print(Int(number[0])! + Int(number[1])!, Int(number[2]) as Any, Double(number[0])!, number.compactMap { Int($0) })
print(text.prefix(3), text.suffix(3), text.dropFirst(4), text.dropLast(4), type(of: text.prefix(3)))
print(text.prefix(while: { $0 != "," }), text.drop(while: { $0 != "," }))
let i = text.firstIndex(of: ",")!
let head = text[..<i], tail = text[text.index(after: i)...]
print(head, tail, type(of: head), tail.startIndex == text.index(after: i), text[tail.startIndex], tail[tail.startIndex])
print(tail.firstIndex(of: "w").map { text[$0...] } ?? "", tail.prefix(3), tail.split(separator: ","), text.distance(from: text.startIndex, to: tail.startIndex))
var counts: [Substring: Int] = [:]
for word in "a b a c a".split(separator: " ") { counts[word, default: 0] += 1 }
print(counts["a"] ?? 0, counts.count, counts.keys.sorted())
var named: [String: Int] = [:]
for word in "a b a".split(separator: " ") { named[String(word), default: 0] += 1 }
print(named["a"]!)
switch parts[0] { case "one": print("first"); default: print("other") }
func shout(_ s: some StringProtocol) -> String { s.uppercased() + "!" }
print(shout(parts[0]), shout("plain"))
func big(_ s: Substring) -> Int { s.count }
print(big("literal"), big(parts[2]), big(text[...]))
var s = "start "
s += parts[0]; s.append(contentsOf: parts[1]); s += String(parts[2])
print(s)
var rest = text[...]
while let c = rest.first, c != "," { rest.removeFirst() }
print(rest, text.distance(from: text.startIndex, to: rest.startIndex))
rest = rest.dropFirst(); rest.removeLast(2); rest.append("Z"); print(rest)
print(" a ".dropFirst(0).trimmingCharacters(in: .whitespaces), type(of: parts[0].filter { $0 != "o" }), parts[0].filter { $0 != "o" })
for c in parts[0] { print(c, terminator: "|") }
print(parts[0].reversed().map { String($0) }, Array(parts[0]), parts[0].enumerated().map { $0.offset }, Set(parts[0]).count)
let sub: Substring = "typed"
print(sub, sub.isEmpty, sub.description, sub.lowercased(), Substring("made"), sub.components(separatedBy: "p"))
print("k=v".split(separator: "=", maxSplits: 1).map(String.init), "a-b_c".split { $0 == "-" || $0 == "_" })
let an: Any = parts[0]
print(an is String, an is Substring, an)
let maybe: Substring? = parts.first
print(maybe as Any, maybe ?? "none", maybe == "one")
let pair = "key: value".split(separator: ":").map { $0.trimmingCharacters(in: .whitespaces) }
print(pair, type(of: pair))
let initials = "John Smith".split(separator: " ").compactMap(\.first).map(String.init).joined()
print(initials, "John Smith".split(separator: " ").map { $0.prefix(1) }.joined())
print("hello world".split(separator: " ").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " "))
print(parts.sorted(), parts.max()!, parts.sorted { $0.count > $1.count }.first!, parts.filter { $0.hasPrefix("t") })
print(text.isEmpty ? "empty" : text.prefix(2), parts.dropFirst().joined(), parts.reduce("") { $0 + $1 })
print(text.split(separator: ",").map(\.count), text.split(separator: ",")[1...].first!, text.replacingOccurrences(of: parts[0], with: "1"))
let lines = """
a=1
b=2
""".split(separator: "\n")
for line in lines { let kv = line.split(separator: "="); print(kv[0], Int(kv[1]) ?? 0) }
print(parts[0].utf8.count, String(parts[0].reversed()), parts[0].lowercased() == "one", String(describing: parts[0]), "\(parts)")
// expect: ["one", "two", "three"] Array<Substring> 3 one Substring
// expect: "one"
// expect: two! one three
// expect: ["one", "two", "three"] ["one", "two", "three"] one-two-three [3, 3, 5]
// expect: true true false true true true
// expect: true true true
// expect: true true true true
// expect: ONE One false t e 5
// expect: onex Substring oneone String
// expect: onex
// expect: 46 nil 12.0 [12, 34]
// expect: one ree two,,three one,two,,t Substring
// expect: one ,two,,three
// expect: one two,,three Substring true t t
// expect: wo,,three two ["two", "three"] 4
// expect: 3 3 ["a", "b", "c"]
// expect: 2
// expect: first
// expect: ONE! PLAIN!
// expect: 7 5 14
// expect: start onetwothree
// expect: ,two,,three 3
// expect: two,,thrZ
// expect: a String ne
// expect: o|n|e|["e", "n", "o"] ["o", "n", "e"] [0, 1, 2] 3
// expect: typed false typed typed made ["ty", "ed"]
// expect: ["k", "v"] ["a", "b", "c"]
// expect: false true one
// expect: Optional("one") one true
// expect: ["key", "value"] Array<String>
// expect: JS JS
// expect: Hello World
// expect: ["one", "three", "two"] two three ["two", "three"]
// expect: on twothree onetwothree
// expect: [3, 3, 5] two 1,two,,three
// expect: a 1
// expect: b 2
// expect: 3 eno true one ["one", "two", "three"]
