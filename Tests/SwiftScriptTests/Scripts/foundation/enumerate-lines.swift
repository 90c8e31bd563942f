// swift-format-ignore-file
// Going over lines.
import Foundation
let text = "line one\nline two\r\nline three"
text.enumerateLines { line, stop in print("[\(line)]"); if line.hasSuffix("two") { stop = true } }
print(text.split(whereSeparator: \.isNewline).count)
// expect: [line one]
// expect: [line two]
// expect: 3
