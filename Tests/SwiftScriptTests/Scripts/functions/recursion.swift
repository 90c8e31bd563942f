func factorial(_ n: Int) -> Int { n < 2 ? 1 : n * factorial(n - 1) }
print(factorial(10))  // expect: 3628800
func isEven(_ n: Int) -> Bool { n == 0 ? true : isOdd(n - 1) }
func isOdd(_ n: Int) -> Bool { n == 0 ? false : isEven(n - 1) }
print(isEven(10), isOdd(10))  // expect: true false
