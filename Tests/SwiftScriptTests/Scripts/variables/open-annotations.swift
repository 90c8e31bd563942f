// swift-format-ignore-file
enum F<T> { case x(T), y }
func one() -> F<Int> {
  let x: F = if Bool.random() { .x(5) } else { .x(1) }
  return x
}
func two(_ b: Bool) -> Int? {
  let v: _? = if b { 42 } else { nil }
  return v
}
struct Statics {
  static var optProp: Optional = Statics()
  static func m() -> Statics? { optProp }
}
func foo<T>(_ f: () -> (T?, Int)) -> T? { f().0 }
let x: Int? = foo { () -> (Optional, Int) in (3, 1) }
print(two(true) ?? 0, Statics.m() != nil, x ?? 9)
if case .x = one() { print("x") }
let _: [Int] = []
let d: [String: Any] = ["a": 1, "b": "x"]
if let r = d["q"] ?? d["a"] { print(r) }
let t: (_: Int, _: String) = (1, "a")
print(t)
// expect: 42 true 3
// expect: x
// expect: 1
// expect: (1, "a")
