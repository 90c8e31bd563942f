let rolls = (0..<50).map { _ in Int.random(in: 1...6) }
print(
  rolls.allSatisfy { (1...6).contains($0) }, Double.random(in: 0..<1) < 1,
  [1, 2, 3].randomElement() != nil, [1, 2, 3].shuffled().sorted())
// expect: true true true [1, 2, 3]
