// swift-format-ignore-file
// The views of a text, and folding.
import Foundation
let s = "héllo"
print(s.utf8.count, s.utf16.count, s.unicodeScalars.count, Array(s.utf8), s.unicodeScalars.map { $0.value })
print(s.folding(options: .diacriticInsensitive, locale: nil))
// expect: 6 5 5 [104, 195, 169, 108, 108, 111] [104, 233, 108, 108, 111]
// expect: hello
