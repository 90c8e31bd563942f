// swift-format-ignore-file
import Foundation
let l = "id: 5".split(separator: ":")
print(l[0].caseInsensitiveCompare("ID") == .orderedSame, l[0].data(using: .utf8)!.count)
print(l[1].trimmingCharacters(in: .whitespaces), l[0].appending("x"), l[0].compare("ie") == .orderedAscending, l[0].localizedUppercase)
let s = "hello".dropFirst()
print(s.replacing("l", with: "x"))
let t = "istanbul"
print(t.capitalized(with: Locale(identifier: "en_US")), t.uppercased(with: .current), t.lengthOfBytes(using: .utf8))
print("a%20b".dropFirst().removingPercentEncoding!, l[0].localizedCaseInsensitiveContains("D"), l[0].replacingOccurrences(of: "I", with: "z", options: .caseInsensitive))
// expect: true 2
// expect: 5 idx true ID
// expect: exxo
// expect: Istanbul ISTANBUL 8
// expect:  b true zd
