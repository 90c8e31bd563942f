// swift-format-ignore-file
// Comparing texts.
import Foundation
let s = "swift"
print(s.hashValue == "swift".hashValue, s.startIndex == s.endIndex)
print(s.appending("ly"), s.appending("!").count)
print(s.compare("swiff") == .orderedDescending, s.caseInsensitiveCompare("SWIFT") == .orderedSame)
// expect: true false
// expect: swiftly 6
// expect: true true
