// What may be equal is compared as an optional: nothing is unwrapped for == and !=.
struct Point: Equatable { var x = 0 }
struct Odd { var x = 0; static func == (a: Odd, b: Odd) -> Bool { a.x % 2 == b.x % 2 } }

final class Holder {
  private var current: Point!
  var odd: Odd! = Odd(x: 3)
  var value: Point {
    get { current }
    set {
      guard current != newValue else { return }
      current = newValue
      print("set", newValue.x)
    }
  }
  func isSame(_ point: Point) -> Bool { current == point }
  func isSameTheOtherWay(_ point: Point) -> Bool { point == current }
}

let holder = Holder()
print(holder.isSame(Point()), holder.isSameTheOtherWay(Point()))
holder.value = Point(x: 1)
holder.value = Point(x: 1)
print(holder.isSame(Point(x: 1)), holder.isSameTheOtherWay(Point(x: 2)))
print(holder.odd == Odd(x: 5))
var text: String! = nil
var other: String! = nil
print(text == "a", text != "a", "a" == text, text == other)
text = "a"
print(text == "a", text == other, text == Optional("a"))
var number: Int! = nil
print(number == 3, 3 != number)

// expect: false false
// expect: set 1
// expect: true false
// expect: true
// expect: false true false true
// expect: true false true
// expect: false true
