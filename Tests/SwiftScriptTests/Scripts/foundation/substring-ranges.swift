// swift-format-ignore-file
// Ranges of parts of texts.
import Foundation
let s = "a{{b}}"[...], o = s.range(of: "{{")!
if let c = s.range(of: "}}", range: o.upperBound..<s.endIndex) { print(s[o.upperBound..<c.lowerBound]) }
// expect: b
