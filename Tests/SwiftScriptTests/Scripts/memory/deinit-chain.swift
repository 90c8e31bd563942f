class Base {
  init() {}
  deinit { print("Base deinit") }
}
class Derived: Base {
  let part = Part()
  deinit { print("Derived deinit") }
}
class Part {
  deinit { print("Part deinit") }
}
var object: Derived? = Derived()
object = nil
print(object == nil)

// expect: Derived deinit
// expect: Base deinit
// expect: Part deinit
// expect: true
