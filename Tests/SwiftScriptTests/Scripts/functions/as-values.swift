func double(_ x: Int) -> Int { x * 2 }
let operation: (Int) -> Int = double
print(operation(4))  // expect: 8
print([1, 2, 3].map(double))  // expect: [2, 4, 6]
func apply(_ f: (Int) -> Int, to value: Int) -> Int { f(value) }
print(apply(double, to: 5))  // expect: 10
func make(_ amount: Int) -> (Int) -> Int {
  func add(_ x: Int) -> Int { x + amount }
  return add
}
print(make(3)(4))  // expect: 7
