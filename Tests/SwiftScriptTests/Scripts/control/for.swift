for i in 0..<3 { print(i) }
// expect: 0
// expect: 1
// expect: 2
for i in (1...3).reversed() { print(i) }
// expect: 3
// expect: 2
// expect: 1
for i in stride(from: 0, to: 10, by: 4) { print(i) }
// expect: 0
// expect: 4
// expect: 8
for x in stride(from: 1.0, through: 2.0, by: 0.5) { print(x) }
// expect: 1.0
// expect: 1.5
// expect: 2.0
for (index, name) in ["a", "b"].enumerated() { print(index, name) }
// expect: 0 a
// expect: 1 b
for i in 0..<10 where i % 4 == 0 { print(i) }
// expect: 0
// expect: 4
// expect: 8
for character in "hé" { print(character) }
// expect: h
// expect: é
for _ in 0..<2 { print("again") }
// expect: again
// expect: again
for (a, b) in zip([1, 2], ["x", "y"]) { print(a, b) }
// expect: 1 x
// expect: 2 y
