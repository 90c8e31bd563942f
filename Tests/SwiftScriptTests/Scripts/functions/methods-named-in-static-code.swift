// swift-format-ignore-file
// Methods named in static code are functions of an object.
class T { func a() { print("a") }; func b() throws { print("b") }; required init() {}
  class var all: [(String, (T) -> () throws -> Void)] { [("a", a), ("b", b)] }
  static let one = a
  static func two() -> (T) -> () -> Void { return a }
  static func three() { let f = a; f(T())() } }
for (n, f) in T.all { print(n); try? f(T())() }
T.one(T())(); T.two()(T())(); T.three()
// expect: a
// expect: a
// expect: b
// expect: b
// expect: a
// expect: a
// expect: a
