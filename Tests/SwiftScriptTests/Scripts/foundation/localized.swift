// swift-format-ignore-file
// Comparing as people do.
import Foundation
print("%d items".replacingOccurrences(of: "%d", with: "3"), "caf\u{e9}" == "cafe\u{301}", "a".isEmpty, "".first as Any)
print("abc".localizedCaseInsensitiveContains("B"), "Straße".localizedCaseInsensitiveCompare("STRASSE") == .orderedSame)
print("10".localizedStandardCompare("9") == .orderedDescending)
// expect: 3 items true false nil
// expect: true true
// expect: true
