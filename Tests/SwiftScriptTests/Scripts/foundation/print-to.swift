// swift-format-ignore-file
// Printing into a text.
import Foundation
var t = ""
print("a", "b", separator: "-", terminator: "!\n", to: &t)
t.write("more")
print(t)
debugPrint("x", 1.0, [nil, "s"] as [String?])
// expect: a-b!
// expect: more
// expect: "x" 1.0 [nil, Optional("s")]
