// swift-format-ignore-file
// A closure that an operator calls at once needs no `self.`, and one that is generic takes what it finds.
infix operator |> : AdditionPrecedence
struct Vector {
  var x: Int
  static func |> <T>(a: Self, f: (Self) -> T) -> T { f(a) }
}
class Ruler {
  var scale = 3
  func measure() -> Int { Vector(x: 4) |> { v in v.x * scale } }
  func text() -> String {
    let long: String = Vector(x: 5) |> { (v: Vector) -> String in "\(v.x) by \(scale)" }
    return long
  }
  func twice(_ n: Int) -> Int { ({ (k: Int) -> Int in k * scale * 2 })(n) }
}
print(Ruler().measure(), Ruler().text(), Ruler().twice(2))

protocol Shown { func show() -> String }
extension String: Shown { func show() -> String { "text \(self)" } }
struct Money: Shown { var cents: Int; func show() -> String { "\(cents) cents" } }
func fold<R>(_ numbers: [Int], _ start: R, _ step: (R, Int) -> R) -> R {
  numbers.reduce(start) { step($0, $1) }
}
let all: [any Shown] = [Money(cents: 5), fold([1, 2], "a") { (s: String, n: Int) -> String in s + "\(n)" }]
for one in all { print(one.show()) }
let shown: any Shown = fold([3], Money(cents: 1)) { (m: Money, n: Int) in Money(cents: m.cents + n) }
print(shown.show())

// expect: 12 5 by 3 12
// expect: 5 cents
// expect: text a12
// expect: 4 cents
