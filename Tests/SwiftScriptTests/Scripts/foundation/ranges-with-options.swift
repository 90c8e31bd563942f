// swift-format-ignore-file
// Searching with options.
import Foundation
let s = "The quick brown fox"
if let r = s.range(of: "quick") { print(s[r], s[..<r.lowerBound], s[r.upperBound...]); print(s.replacingCharacters(in: r, with: "slow")) }
print(s.range(of: "QUICK", options: .caseInsensitive) != nil, s.range(of: "cat") == nil)
print(s.replacingOccurrences(of: "THE", with: "A", options: .caseInsensitive))
// expect: quick The   brown fox
// expect: The slow brown fox
// expect: true true
// expect: A quick brown fox
