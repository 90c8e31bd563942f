// What is made for an `Any`, a protocol or a superclass keeps the arguments of its type.
enum Choice<Value> {
  case nothing
  case one(Value)
}
struct Pair<First, Second> {
  var first: First
  var second: Second
}
class Base { init() {} }
class Derived<Value>: Base {
  var value: Value
  init(_ value: Value) { self.value = value }
}
protocol Named {}
struct Tag<Value>: Named { var value: Value }

let any: Any = Choice.one(2.0)
print(type(of: any))
print([Choice.one("x")] as [Any])
print(Pair(first: 1, second: "two"))
let pair: Any = Pair(first: true, second: 1.5)
print(type(of: pair))
let base: Base = Derived(3)
print(type(of: base), (base as? Derived<Int>)?.value ?? 0)
let named: any Named = Tag(value: 4)
print(type(of: named), named is Tag<Int>)
// expect: Choice<Double>
// expect: [main.Choice<Swift.String>.one("x")]
// expect: Pair<Int, String>(first: 1, second: "two")
// expect: Pair<Bool, Double>
// expect: Derived<Int> 3
// expect: Tag<Int> true
