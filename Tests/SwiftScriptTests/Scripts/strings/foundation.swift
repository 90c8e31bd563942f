import Foundation
print(String(format: "%.2f|%5d|%-5@|%03d|%x|%@", 3.14159, 42, "ab", 7, 255, "s"))
// expect: 3.14|   42|ab|007|ff|s
print("a-b-c".components(separatedBy: "-"), "aXbX".replacingOccurrences(of: "X", with: "."))
// expect: ["a", "b", "c"] a.b.
print(String(format: "%d%%", 50))  // expect: 50%
