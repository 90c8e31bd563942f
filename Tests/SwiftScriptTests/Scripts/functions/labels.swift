func move(from start: Int, to end: Int) -> Int { end - start }
func add(_ a: Int, _ b: Int) -> Int { a + b }
func scale(_ value: Double, by factor: Double) -> Double { value * factor }
func at(at: Int) -> Int { at }
print(move(from: 2, to: 9))  // expect: 7
print(add(1, 2))  // expect: 3
print(scale(2, by: 1.5))  // expect: 3.0
print(at(at: 7))  // expect: 7
