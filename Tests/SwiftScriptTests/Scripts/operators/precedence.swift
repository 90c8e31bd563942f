print(2 + 3 * 4 - 6 / 2, 2 * 3 + 4 * 5)  // expect: 11 26
print(1 < 2 && 2 < 3 || false, !true || true)  // expect: true true
print(5 - 2 == 3, 1 + 1 > 1 ? "y" : "n")  // expect: true y
let a: Int? = nil
print(a ?? 2 + 3, (a ?? 2) + 3)  // expect: 5 5
print(true == !false, 1...3 == 1...3)  // expect: true true
print(1 + 2 << 1, 6 & 3 + 1)  // expect: 5 3
