// swift-format-ignore-file
import Foundation
print("a-b-c".replacingOccurrences(of: "-", with: "+"), "  trim ".trimmingCharacters(in: .whitespaces) + "|")
print("one two".components(separatedBy: " "), "abc".contains("bc"), "Hello".dropFirst(2), "Hello".suffix(3))

// expect: a+b+c trim|
// expect: ["one", "two"] true llo llo
