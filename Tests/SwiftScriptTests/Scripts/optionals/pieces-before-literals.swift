// swift-format-ignore-file
// A piece of a text before a literal, where anything will do: its letters.
import Foundation
let s: String? = "two words"
print(s?.split(separator: " ").last ?? "")
print("two words".split(separator: " ").last ?? "")
print("two words".split(separator: " ").first ?? "none")
print("two words".split(separator: " ")[0])
let w = "two words".split(separator: " ").last ?? ""
print(w)
print("\("two words".split(separator: " ").last ?? "")")
print("two words".split(separator: " ", maxSplits: 1).first ?? "x")
print("two words".split(separator: " ").map(String.init).first ?? "x")
print("two words".split(separator: " ").first?.count ?? "x")
print("two words".split { $0 == " " }.first ?? "x")
print("two words".split(separator: " ").max() ?? "x")
print("two words".prefix(2).first ?? "x")
print("two words".split(separator: " ").last as Any)
print("two words".split(separator: " ").dropFirst().first ?? "z")
print("two words".components(separatedBy: " ").first ?? "")
let parts = "two words".split(separator: " ")
print(parts.first ?? "none", parts.last ?? "")
print([1].first ?? "none")
let t = "a b"
print(t.split(separator: " ").last ?? "", "x")
print(t.split(separator: " ").last ?? t)
print(t.split(separator: " ").last ?? t[...])
print(String(t.split(separator: " ").last ?? ""))
// expect: ["w", "o", "r", "d", "s"]
// expect: ["w", "o", "r", "d", "s"]
// expect: ["t", "w", "o"]
// expect: two
// expect: words
// expect: words
// expect: ["t", "w", "o"]
// expect: two
// expect: 3
// expect: ["t", "w", "o"]
// expect: words
// expect: t
// expect: Optional("words")
// expect: words
// expect: two
// expect: two words
// expect: 1
// expect: ["b"] x
// expect: b
// expect: b
// expect: b
