// swift-format-ignore-file
// Where a text has the first character of a set.
import Foundation
let s = "hello, world! 3"
if let r = s.rangeOfCharacter(from: .punctuationCharacters) { print(s[..<r.lowerBound], s[r]) }
print(s.rangeOfCharacter(from: CharacterSet(charactersIn: "xyz")) == nil)
if let r = s.rangeOfCharacter(from: .whitespaces, options: .backwards) { print(s[r.upperBound...]) }
print(s.rangeOfCharacter(from: .decimalDigits, options: .anchored) == nil)
print(s.rangeOfCharacter(from: .decimalDigits, options: [.anchored, .backwards]) != nil)
let part = s.dropFirst(7)
if let r = part.rangeOfCharacter(from: CharacterSet.alphanumerics.inverted) { print(part[..<r.lowerBound]) }
if let r = s.rangeOfCharacter(from: .letters, range: s.index(s.startIndex, offsetBy: 5)..<s.endIndex) { print(s[r]) }
func isNumeric(_ t: String) -> Bool { !t.isEmpty && t.rangeOfCharacter(from: CharacterSet.decimalDigits.inverted) == nil }
print(isNumeric("123"), isNumeric("12a"), isNumeric(""))
print("".rangeOfCharacter(from: .letters) == nil)
if let r = "한글, 👨‍👩‍👧!".rangeOfCharacter(from: CharacterSet(charactersIn: "!")) { print("한글, 👨‍👩‍👧!"[r]) }
// expect: hello ,
// expect: true
// expect: 3
// expect: true
// expect: true
// expect: world
// expect: w
// expect: true false false
// expect: true
// expect: !
