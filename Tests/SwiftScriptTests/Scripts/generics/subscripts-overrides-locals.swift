// swift-format-ignore-file
// Generic subscripts, overridden generic methods, generic functions that capture, locals that run code.
// generic subscripts, overriding generics, capture
struct JSON {
  var storage: [String: Any] = ["a": 1, "b": "x"]
  subscript<T>(key: String) -> T? { storage[key] as? T }
  subscript<T>(key: String, as type: T.Type) -> T? { storage[key] as? T }
  subscript<T>(key: String, default value: @autoclosure () -> T) -> T {
    get { storage[key] as? T ?? value() }
    set { storage[key] = newValue }
  }
}
var j = JSON()
let a: Int? = j["a"]
print(a as Any)
let b: String? = j["b"]
print(b ?? "none")
print(j["a", as: Int.self] ?? 0)
print(j["z", default: 5])
j["z", default: 0] += 3
print(j["z", default: 0])
struct Grid<E> {
  var rows: [[E]]
  subscript<R: Sequence>(picks: R) -> [[E]] where R.Element == Int { picks.map { rows[$0] } }
  subscript(_ i: Int) -> [E] { get { rows[i] } set { rows[i] = newValue } }
}
var g = Grid(rows: [[1, 2], [3, 4], [5, 6]])
print(g[[0, 2]], g[0...1], g[1])
g[1][0] = 9
print(g[1])
class Base {
  init() {}
  func describe<T>(_ t: T) -> String { "base \(t)" }
  func make<T: CustomStringConvertible>(_ items: [T]) -> String { items.map(\.description).joined() }
}
class Derived: Base {
  override func describe<T>(_ t: T) -> String { "derived " + super.describe(t) }
  override func make<U: CustomStringConvertible>(_ items: [U]) -> String { "[" + super.make(items) + "]" }
}
class Third: Derived {
  override func describe<T>(_ t: T) -> String { "third \(T.self)" }
}
let items: [Base] = [Base(), Derived(), Third()]
for i in items { print(i.describe(3), i.describe("x"), i.make([1, 2])) }
func outer(_ n: Int) -> [String] {
  var log: [String] = []
  func note<T>(_ t: T) { log.append("\(n): \(t)") }
  note(1)
  note("two")
  note([3.0])
  return log
}
print(outer(7))
func counterTest() {
  var x = 0 {
    willSet { print("will \(newValue)") }
    didSet { print("did \(oldValue) -> \(x)") }
  }
  x = 5
  x += 2
  lazy var costly: String = { print("making"); return "made" }()
  print("before")
  print(costly)
  print(costly)
  var doubled: Int { x * 2 }
  var half: Double { get { Double(x) / 2 } set { x = Int(newValue * 2) } }
  print(doubled, half)
  half = 10
  print(x)
}
counterTest()
// expect: Optional(1)
// expect: x
// expect: 1
// expect: 5
// expect: 3
// expect: [[1, 2], [5, 6]] [[1, 2], [3, 4]] [3, 4]
// expect: [9, 4]
// expect: base 3 base x 12
// expect: derived base 3 derived base x [12]
// expect: third Int third String [12]
// expect: ["7: 1", "7: two", "7: [3.0]"]
// expect: will 5
// expect: did 0 -> 5
// expect: will 7
// expect: did 5 -> 7
// expect: before
// expect: making
// expect: made
// expect: made
// expect: 14 3.5
// expect: will 20
// expect: did 7 -> 20
// expect: 20
