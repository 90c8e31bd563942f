// swift-format-ignore-file
// A name may stand for a property and for functions that take something, for a type's member and for
// an instance's, and inside a function for a function and for the variable that hides it.
struct Meter {
  static let unit = "m"
  let unit = 3
  func reading() -> Int { 1 }
  func reading() -> String { "one" }
  func reading(_ factor: Int) -> Int { factor }
  static func reading() -> Double { 0.5 }
  var level: Int { 2 }
  func level(_ by: Int) -> Int { by * 2 }
  struct Part {}
  let Part = "part"
}
enum Step {
  case up
  case by(Int)
  static func up() -> Step { .by(1) }
}
let meter = Meter()
let text: String = meter.reading()
let number: Int = meter.reading()
print(Meter.unit, meter.unit, text, number, meter.reading(5), Meter.reading() as Double)
print(meter.level, meter.level(4), meter.Part)

func local() {
  func count() { print("counted") }
  count()
  let count = 2
  print(count)
  let width = 1
  func width(_ by: Int) {}
  print(width)
}
local()

func twice(_ a: Int) -> String { "Int" }
func twice<T>(_ a: T) -> String { "T" }
func twice<T: StringProtocol>(_ a: T) -> String { "text" }
print(twice(1), twice(1.5), twice("x"))
// expect: m 3 one 1 5 0.5
// expect: 2 8 part
// expect: counted
// expect: 2
// expect: 1
// expect: Int T text
