// swift-format-ignore-file
// language mode: 5
// A deinit writes into the program's variables, counts down its class's own and calls functions: in the language
// mode that Xcode gives an app's target, which is 5.
var log: [String] = []
func note(_ text: String) { print("note:", text); log.append(text) }
class Shape {
  static var count = 0
  let name: String
  var parts = ["a"]
  init(_ name: String) { self.name = name; Shape.count += 1 }
  func farewell() { note("\(name) says farewell") }
  deinit { Shape.count -= 1; log.append("\(name) gone"); parts.forEach { note($0) }; farewell(); print("left:", Shape.count, log.count) }
}
final class Circle: Shape { deinit { note("circle \(name)") } }
final class Owner { var shape: Shape? = Circle("inner"); let id: Int; init(id: Int) { self.id = id }; deinit { note("owner \(id)"); if shape?.name == "inner" { log.removeAll() } } }
do { let one = Shape("one"), two = Circle("two"); print(Shape.count, one.name, two.name) }
print(log)
var owner: Owner? = Owner(id: 7); owner = nil
print(log, Shape.count, owner == nil)
// expect: 2 one two
// expect: note: circle two
// expect: note: a
// expect: note: two says farewell
// expect: left: 1 4
// expect: note: a
// expect: note: one says farewell
// expect: left: 0 7
// expect: ["circle two", "two gone", "a", "two says farewell", "one gone", "a", "one says farewell"]
// expect: note: owner 7
// expect: note: circle inner
// expect: note: a
// expect: note: inner says farewell
// expect: left: 0 4
// expect: ["circle inner", "inner gone", "a", "inner says farewell"] 0 true
