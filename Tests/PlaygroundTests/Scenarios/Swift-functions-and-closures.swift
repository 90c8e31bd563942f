// Labels, defaults, inout, variadics, nested functions, closures in every form.
// Rests on the Swift compiler alone.
// ends: normally
import UIKit

func greet(_ name: String, with greeting: String = "Hello", times: Int = 1) -> String {
  Array(repeating: "\(greeting), \(name)", count: times).joined(separator: "; ")
}
func sum(_ numbers: Int..., scale: Int = 1) -> Int { numbers.reduce(0, +) * scale }
func both(first a: Int, second b: Int) -> (min: Int, max: Int) { a < b ? (a, b) : (b, a) }
func name(of function: String = #function) -> String { function }
func caller() -> String { name() }
func over(_ x: Int) -> String { "Int" }
func over(_ x: Double) -> String { "Double" }
func over(label x: Int) -> String { "label" }

print(greet("Ann"), greet("Bob", times: 2), greet("Cid", with: "Hi"))
print(sum(), sum(1, 2, 3), sum(1, 2, scale: 10))
print(both(first: 2, second: 1).max, both(first: 2, second: 1), caller())
print(over(1), over(1.0), over(label: 1))

func counter(from start: Int) -> (next: () -> Int, reset: () -> Void) {
  var value = start
  func next() -> Int {
    value += 1
    return value
  }
  return (next, { value = start })
}
let one = counter(from: 0)
let other = counter(from: 10)
print(one.next(), one.next(), other.next())
one.reset()
print(one.next())

func apply(_ value: Int, _ transform: (Int) -> Int, then finish: (Int) -> Void = { print("=", $0) })
{
  finish(transform(value))
}
apply(3) { $0 * $0 }
apply(3, { (x: Int) -> Int in return x + 1 })
apply(3) { x in
  let y = x * 10
  return y + 1
} then: { result in
  print("then", result)
}
let operations: [String: (Double, Double) -> Double] = [
  "+": (+), "-": { $0 - $1 }, "max": { max($0, $1) },
]
print(operations.keys.sorted().map { operations[$0]?(5, 2) ?? 0 })
let sorted = ["bb", "a", "ccc"].sorted { $0.count > $1.count }
print(sorted, sorted.map(\.count), sorted.map { $0.uppercased() }.joined())
func makeAdders() -> [(Int) -> Int] { (1...3).map { n in { $0 + n } } }
print(makeAdders().map { $0(10) })
func factorial(_ n: Int) -> Int { n <= 1 ? 1 : n * factorial(n - 1) }
print(factorial(20), { (a: Int, b: Int) in a + b }(1, 2))
func early(_ values: [Int]) -> Int? {
  for value in values where value > 2 { return value }
  return nil
}
print(early([1, 2, 3, 4]) ?? -1, early([]) ?? -1)
func order() -> String {
  defer { print("second") }
  defer { print("first") }
  print("body")
  return "returned"
}
print(order())
func loud(_ value: Bool) -> Bool {
  print("asked")
  return value
}
print(false && loud(true), true || loud(false), loud(true) && loud(false))
outer: for i in 1...3 {
  for j in 1...3 {
    if j == 2 { continue outer }
    if i == 3 { break outer }
    print(i, j)
  }
}
var n = 0
repeat { n += 2 } while n < 5
while true {
  n += 1
  guard n < 9 else { break }
}
print(n, n > 5 ? "big" : "small", (1...3).contains(n) || !false && true)
