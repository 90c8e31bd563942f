// swift-format-ignore-file
let numbers = [1, 2, 3, 4]
print(numbers.map { $0 * $0 })  // expect: [1, 4, 9, 16]
print(numbers.filter { $0 % 2 == 0 })  // expect: [2, 4]
print(numbers.reduce(0) { $0 + $1 }, numbers.reduce(1, *))  // expect: 10 24
print(["1", "x", "3"].compactMap { Int($0) })  // expect: [1, 3]
print([[1, 2], [3]].flatMap { $0 })  // expect: [1, 2, 3]
numbers.forEach { print($0) }
// expect: 1
// expect: 2
// expect: 3
// expect: 4
print(numbers.allSatisfy { $0 > 0 }, numbers.contains { $0 > 3 })  // expect: true true
print(numbers.first { $0 > 2 } as Any, numbers.last { $0 < 3 } as Any)
// expect: Optional(3) Optional(2)
print(numbers.firstIndex { $0 == 3 } as Any)  // expect: Optional(2)
let counts = ["a", "b", "a"].reduce(into: [String: Int]()) { $0[$1, default: 0] += 1 }
print(counts["a"]!, counts["b"]!)  // expect: 2 1
print(numbers.map(String.init).joined(separator: "-"))  // expect: 1-2-3-4
