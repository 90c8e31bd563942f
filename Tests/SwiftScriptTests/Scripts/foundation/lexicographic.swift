// swift-format-ignore-file
// The order of texts.
import Foundation
print("a" < "b", "abc".lexicographicallyPrecedes("abd"), max("x", "y"), ["b", "a"].sorted(), "ß".uppercased(), "É".lowercased())
print("abc".elementsEqual("abc"), "abc".starts(with: "ab"), "hello".firstIndex(of: "l")!.utf16Offset(in: "hello"))
// expect: true true y ["a", "b"] SS é
// expect: true true 2
