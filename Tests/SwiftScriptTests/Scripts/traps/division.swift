let zero = [Int]().count
print(1 % 3)  // expect: 1
print(1 / zero)
// trap: Division by zero
