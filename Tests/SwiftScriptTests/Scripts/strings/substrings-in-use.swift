// swift-format-ignore-file
// Parsers, generic functions over texts, and parts that keep their places.
import Foundation
func describe<S: StringProtocol>(_ s: S) -> String { "\(s.count) \(s.uppercased()) \(s.hasPrefix("a")) \(s.isEmpty)" }
print(describe("abc"), describe("abc".dropFirst()))
func same<A: StringProtocol>(_ a: A) -> Bool { a == "abc" }
print(same("abc"), same("xabc".dropFirst()))
func letters(_ s: some StringProtocol) -> Int { var n = 0; for c in s where c.isLetter { n += 1 }; return n }
print(letters("a1b"), letters("a1b".prefix(1)))
func text(_ s: some StringProtocol) -> String { String(s) + "." }
print(text("x"), text("xyz".suffix(2)))
enum Token { case number(Int), op(Character) }
func tokens(_ source: String) -> [Token] {
  var rest = source[...]
  var found: [Token] = []
  while let c = rest.first {
    if c.isNumber {
      let digits = rest.prefix { $0.isNumber }
      found.append(.number(Int(digits)!))
      rest = rest[digits.endIndex...]
    } else {
      if c != " " { found.append(.op(c)) }
      rest = rest.dropFirst()
    }
  }
  return found
}
print(tokens("12 + 3*45").count)
struct Person { let first: String, last: String }
let people = "Ada Lovelace,Alan Turing".split(separator: ",").map { line -> Person in
  let words = line.split(separator: " ")
  return Person(first: String(words[0]), last: String(words[1]))
}
print(people.map { "\($0.first.prefix(1)). \($0.last)" })
let pairs = "a=1&b=2".split(separator: "&").reduce(into: [String: Int]()) { result, part in
  let sides = part.split(separator: "=")
  if sides.count == 2, let n = Int(sides[1]) { result[String(sides[0])] = n }
}
print(pairs.sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" })
let camel = "some_snake_case".split(separator: "_").enumerated().map { $0 == 0 ? String($1) : $1.capitalized }.joined()
print(camel)
let word = "level"
print(word == String(word.reversed()), word.first == word.last, word.dropFirst().dropLast() == "eve")
func isPalindrome(_ s: Substring) -> Bool { s.count < 2 || (s.first == s.last && isPalindrome(s.dropFirst().dropLast())) }
print(isPalindrome("level"), isPalindrome(word[...]))
if let colon = "key: value".firstIndex(of: ":") { print("key: value"[..<colon], "key: value"[colon...].dropFirst(2)) }
let (a, b) = ("left", "right".prefix(2))
print(a + b, b + a, "\(a)\(b)", [String(b), a])
var groups: [Character: [Substring]] = [:]
for w in "apple avocado banana".split(separator: " ") { groups[w.first!, default: []].append(w) }
print(groups["a"]!, groups.count)
var sub = "hello".prefix(4)
sub.append("p"); sub += "!"; print(sub, sub.count)
let upper = word.prefix(1).uppercased() + word.dropFirst()
print(upper, type(of: upper))
let label: String? = word.isEmpty ? nil : String(word.prefix(2)); print(label ?? "-")
for (i, part) in "x y".split(separator: " ").enumerated() { print(i, part) }
print("a,b".split(separator: ",") == ["a", "b"], ["a", "b"] == "a,b".split(separator: ","), "1.2".split(separator: ".").compactMap { Int($0) })
let lines = "one\ntwo".split(separator: "\n", omittingEmptySubsequences: false); print(lines.first!.count, lines.max(by: { $0.count < $1.count })!)
print(word[word.index(word.startIndex, offsetBy: 1)...].startIndex == word.index(after: word.startIndex), "abc"[..."abc".startIndex])
let t2 = "abcdef"; let mid = t2.dropFirst(2).prefix(2); print(t2[mid.startIndex], t2[mid.endIndex], t2[..<mid.startIndex], t2[mid.indices.first!])
print(Set("a b a".split(separator: " ")).count, "b a".split(separator: " ").sorted().joined(separator: ","), "b a".split(separator: " ").min()!)
// expect: 3 ABC true false 2 BC false false
// expect: true true
// expect: 2 1
// expect: x. yz.
// expect: 5
// expect: ["A. Lovelace", "A. Turing"]
// expect: ["a1", "b2"]
// expect: someSnakeCase
// expect: true true true
// expect: true true
// expect: key value
// expect: leftri rileft leftri ["ri", "left"]
// expect: ["apple", "avocado"] 2
// expect: hellp! 6
// expect: Level String
// expect: le
// expect: 0 x
// expect: 1 y
// expect: true true [1, 2]
// expect: 3 one
// expect: true a
// expect: c e ab c
// expect: 2 a,b a
