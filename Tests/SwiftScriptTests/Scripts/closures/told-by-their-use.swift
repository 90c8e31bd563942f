// Operators, initialisers and closures that only their place, or only their use, gives a type.
struct Metres: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByStringLiteral,
  CustomStringConvertible
{
  var value: Double
  init(integerLiteral value: Int) { self.value = Double(value) }
  init(floatLiteral value: Double) { self.value = value }
  init(stringLiteral value: String) { self.value = Double(value) ?? -1 }
  var description: String { "\(value)m" }
  static func * (a: Metres, b: Metres) -> Metres {
    print("times")
    var c = a
    c.value *= b.value
    return c
  }
}
let area: Metres = 2 * "3"
print(area, area * 2 * 1.5)
let both: Metres = 2 * 3
print(both)

struct Options: OptionSet {
  let rawValue: Int
  static let bold = Options(rawValue: 1)
  static let large = Options(rawValue: 2)
}
print(Int(integerLiteral: 4), Double(floatLiteral: 2.5), String(stringLiteral: "x"))
print(Options(arrayLiteral: .bold, .large).rawValue, Set(arrayLiteral: 1).count)

enum Problem: Error { case none }
func needed(_ x: Int?) throws -> Int { try x ?? { throw Problem.none }() }
do {
  print(try needed(3))
  print(try needed(nil))
} catch {
  print(error)
}

@resultBuilder struct ListBuilder<Part> {
  static func buildBlock(_ parts: Part...) -> [Part] { parts }
}
func list<Part>(@ListBuilder<Part> _ make: () -> [Part]) -> [Part] { make() }
print(
  list {
    1; 2; 3
  })
print(list { "a" })
// expect: times
// expect: times
// expect: times
// expect: 6.0m 18.0m
// expect: times
// expect: 6.0m
// expect: 4 2.5 x
// expect: 3 1
// expect: 3
// expect: none
// expect: [1, 2, 3]
// expect: ["a"]
