// swift-format-ignore-file
// Texts as Objective-C has them, and the ranges that speak of them.
import Foundation
let text = "héllo wörld"
let string = NSString(string: text)
print(string.length, string.substring(with: NSRange(location: 0, length: 5)), string.substring(from: 6), string.substring(to: 2))
print(string.replacingCharacters(in: NSRange(location: 0, length: 5), with: "bye"), string.range(of: "wör"), string.range(of: "x").location == NSNotFound)
let range = NSRange(location: 6, length: 5)
if let part = Range(range, in: text) { print(text[part], text.replacingCharacters(in: part, with: "!")) }
print(NSRange(text.range(of: "w")!, in: text), NSRange(0..<3), NSMaxRange(range), NSRange(2...4).length)
print(NSString(string: "/a/b/c.png").pathExtension, NSString(string: "/a/b/c.png").lastPathComponent, NSString(string: "12.5abc").doubleValue, NSString(string: "YES").boolValue)
let literal: NSString = "abc"
print(literal, literal.uppercased, literal.appending("d"), literal.hasPrefix("a"), literal.components(separatedBy: "b"))
var ranges: Set<NSRange> = [range, NSRange(location: 6, length: 5)]
print(ranges.count, range.contains(7), range.intersection(NSRange(location: 8, length: 9))!, NSUnionRange(range, NSRange(location: 0, length: 1)))
ranges.removeAll()
print(range == NSRange(location: 6, length: 5), Range(NSRange(location: 1, length: 2))!)
// expect: 11 héllo wörld hé
// expect: bye wörld {6, 3} true
// expect: wörld héllo !
// expect: {6, 1} {0, 3} 11 3
// expect: png c.png 12.5 true
// expect: abc ABC abcd true ["a", "c"]
// expect: 1 true {8, 3} {0, 11}
// expect: true 1..<3
