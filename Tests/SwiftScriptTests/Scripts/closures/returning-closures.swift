func adder(_ n: Int) -> (Int) -> Int { { $0 + n } }
let addTwo = adder(2)
print(addTwo(3), adder(10)(1), [1, 2].map(adder(5)))
// expect: 5 11 [6, 7]
