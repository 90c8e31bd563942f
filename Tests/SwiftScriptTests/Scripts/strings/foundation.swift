import Foundation

let line = "  one, two,three  "
print(
  line.trimmingCharacters(in: .whitespaces),
  line.components(separatedBy: ",").map { $0.trimmingCharacters(in: .whitespaces) })
print(
  "a-b_c".components(separatedBy: CharacterSet(charactersIn: "-_")),
  "aXbX".replacingOccurrences(of: "X", with: "."), "swift".capitalized)
print(String(format: "%03d %.1f %@ %x", 7, 2.25, "x", 255))
// expect: one, two,three ["one", "two", "three"]
// expect: ["a", "b", "c"] a.b. Swift
// expect: 007 2.2 x ff
