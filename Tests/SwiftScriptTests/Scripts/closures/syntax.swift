let numbers = [3, 1, 2]
print(numbers.sorted(by: { (a: Int, b: Int) -> Bool in return a > b }))  // expect: [3, 2, 1]
print(numbers.sorted(by: { a, b in a > b }))  // expect: [3, 2, 1]
print(numbers.sorted(by: { $0 > $1 }))  // expect: [3, 2, 1]
print(numbers.sorted { $0 > $1 })  // expect: [3, 2, 1]
print(numbers.sorted(by: >))  // expect: [3, 2, 1]
let add: (Int, Int) -> Int = { $0 + $1 }
print(add(1, 2))  // expect: 3
let nothing: () -> Void = {}
nothing()
print({ 5 }())  // expect: 5
