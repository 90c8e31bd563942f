// swift-format-ignore-file
// Sets of characters.
import Foundation
let s = CharacterSet.letters.union(.decimalDigits)
print(s.contains("a"), s.contains("!"), CharacterSet.whitespaces.inverted.contains(" "), CharacterSet(charactersIn: "abc").contains("b"), s.intersection(.letters).contains("1"), s.subtracting(.letters).contains("1"))
var v = CharacterSet(); v.insert(charactersIn: "xyz"); v.insert("a"); v.remove("x")
print(v.contains("x"), v.contains("y"), "a1b".unicodeScalars.filter { CharacterSet.decimalDigits.contains($0) }.count, "a1b2".components(separatedBy: CharacterSet.decimalDigits.inverted).joined())
v.formUnion(.newlines); v.invert(); print(v.contains("\n"))
// expect: true false false true false true
// expect: false true 1 12
// expect: false
