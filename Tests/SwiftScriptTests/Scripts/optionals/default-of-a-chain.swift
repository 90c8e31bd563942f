// Where anything will do, the right side of `??` after a chain is what it is alone.
struct Inner {
  var b = 1.5
  func g() -> Double { 2.5 }
}
struct Outer {
  var maybe: Double?
  var d = 1.5
  var inner = Inner()
  func f() -> Double { 3.5 }
  subscript(i: Int) -> Double { 4.5 }
}
let none: Outer? = nil
let some: Outer? = Outer()
let all: [Outer] = []
let numbers: [String: Double] = [:]
print(1, none?.d ?? 0)
print(none?.f() ?? 0, none?.inner.b ?? 0, none?.inner.g() ?? 0, none?[0] ?? 0)
print(all.first?.d ?? 0, numbers["a"] ?? 0, Double("x") ?? 0)
print(none?.d ?? -1, (none?.d) ?? 0, none?.d ?? 0 + 1, none?.d ?? (0))
print(some?.d ?? 0, none?.maybe ?? 0, some?.maybe ?? 0)
let any: Any = none?.d ?? 0
let number = none?.d ?? 0
print(any, number, none?.d ?? none?.inner.b ?? 0)
print((none?.d ?? 0) + 1, max(none?.d ?? 0, 0), [none?.d ?? 0], "\(none?.d ?? 0)")
print(String(describing: none?.d ?? 0), type(of: none?.d ?? 0), none?.d ?? 0.5)
func show(_ value: Any) { print("show", value) }
func same<Value>(_ value: Value) { print("same", value) }
show(none?.d ?? 0)
same(none?.d ?? 0)

// expect: 1 0
// expect: 0 0 0 0
// expect: 0 0.0 0.0
// expect: -1 0 1 0
// expect: 1.5 0.0 0.0
// expect: 0 0.0 0
// expect: 1.0 0.0 [0.0] 0.0
// expect: 0.0 Double 0.5
// expect: show 0
// expect: same 0.0
