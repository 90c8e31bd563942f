// swift-format-ignore-file
import Foundation
extension StringProtocol {
  var firstUppercased: String { prefix(1).uppercased() + dropFirst() }
  var firstCapitalized: String { prefix(1).capitalized + dropFirst() }
  var isBlank: Bool { allSatisfy(\.isWhitespace) }
  var lines: [SubSequence] { split(whereSeparator: \.isNewline) }
  func index<S: StringProtocol>(of string: S, options: String.CompareOptions = []) -> Index? { range(of: string, options: options)?.lowerBound }
  func indices<S: StringProtocol>(of string: S) -> [Index] { ranges(of: string).map(\.lowerBound) }
  func trimmed() -> String { trimmingCharacters(in: .whitespacesAndNewlines) }
  var words: [SubSequence] { split { !$0.isLetter } }
  func nthIndex(_ n: Int) -> String.Index? { index(startIndex, offsetBy: n, limitedBy: endIndex) }
  var html: String { replacingOccurrences(of: "<", with: "&lt;") }
  var asInt: Int? { Int(self) }
  var asDouble: Double? { Double(self) }
  var string: String { String(self) }
  var reversedText: String { String(reversed()) }
  func distance(to c: Character) -> Int? { firstIndex(of: c).map { distance(from: startIndex, to: $0) } }
}
print("abc def".firstUppercased, "abc def".firstCapitalized, " \n".isBlank, "a\nb".lines, "hello".index(of: "l") != nil, "hello".indices(of: "l").count)
print(" a ".trimmed(), "to be".words, "abc".nthIndex(2) != nil, "<b>".html, "12".asInt!, "1.5".dropLast().asDouble!, "abc".dropFirst().string, "abc".reversedText, "abc".distance(to: "c")!)
let sub = "hello world".dropFirst(6)
print(sub.firstUppercased, sub.words, sub.distance(to: "l")!, sub.index(of: "ld") == sub.firstIndex(of: "l"))
func gen<S: StringProtocol>(_ s: S) -> String { s.firstUppercased + s.string + "\(s.words.count)" }
print(gen("ab c"), gen(sub))
// expect: Abc def Abc def true ["a", "b"] true 2
// expect: a ["to", "be"] true &lt;b> 12 1.0 bc cba 2
// expect: World ["world"] 3 true
// expect: Ab cab c2 Worldworld1
