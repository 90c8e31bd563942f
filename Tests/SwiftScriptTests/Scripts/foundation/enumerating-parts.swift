// swift-format-ignore-file
import Foundation
let s = "a\nb\n"
s.enumerateLines { line, stop in print(line) }
s.enumerateSubstrings(in: s.startIndex..., options: .byComposedCharacterSequences) { sub, _, _, _ in print(sub!) }
"l1\nl2".enumerateSubstrings(in: "l1\nl2".startIndex..., options: [.byLines]) { sub, _, _, stop in print(sub ?? ""); stop = true }
let t = "x\ny\nz"
var lines: [String] = []
t.enumerateSubstrings(in: t.startIndex..<t.endIndex, options: [.byLines, .reverse]) { sub, range, enclosing, _ in lines.append(sub! + "\(t.distance(from: range.lowerBound, to: enclosing.upperBound))") }
print(lines)
// expect: a
// expect: b
// expect: a
// expect:
// expect:
// expect: b
// expect:
// expect:
// expect: l1
// expect: ["z1", "y2", "x2"]
