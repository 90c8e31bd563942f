// Strings: interpolation, characters as people count them, the usual methods.
// Rests on the Swift compiler alone.
// ends: normally
import UIKit

let name = "LayoutLab"
let korean = "안녕하세요"
print("\(name) has \(name.count), \(korean) has \(korean.count)")
print("e\u{301}".count, "👨‍👩‍👧".count, "e\u{301}" == "é")
print("a" + "b", "ab" < "b", "abc".hasPrefix("ab"), "abc".hasSuffix("bc"), "abc".contains("b"))
print(name.uppercased(), name.lowercased(), String(name.reversed()))
print("a,b,,c".split(separator: ","), "a b".components(separatedBy: " "))
print(["x", "y"].joined(separator: "-"), "-".isEmpty, "".isEmpty)
for character in "né" { print(character, terminator: ";") }
print()
let first = name.first ?? "?"
print(first, name.last ?? "?", name.prefix(3), name.suffix(3), name.dropFirst())
print(String(repeating: "ab", count: 3), String(42), String(2.5), "\("nested \(1 + 1)")")
let text = """
  one
    two \(name)
  three
  """
print(text)
print(#"raw \n \#(1 + 1)"#, "tab\tquote\"backslash\\")
var greeting = "Hello"
greeting += ", "
greeting.append("World")
greeting.append("!")
print(greeting, greeting.replacingOccurrences(of: "l", with: "L"))
print(Array("abc"), "abc".map { $0 == "b" })
print("\(3.0)", "\(Optional(3) as Any)", "\([1, 2])", "\((1, "a"))", [1: "x"])
print(["a", "b"], ["k": 1.5], Optional("s") as Any, ("t", 2))
print(String(describing: [Optional("a")]), String(describing: UIView.self))
print("one", 2, 3.0, true, separator: "/", terminator: ".\n")
