// swift-format-ignore-file
func isEven(_ n: Int) -> Bool { n == 0 || isOdd(n - 1) }
func isOdd(_ n: Int) -> Bool { n != 0 && isEven(n - 1) }
func ack(_ m: Int, _ n: Int) -> Int { m == 0 ? n + 1 : n == 0 ? ack(m - 1, 1) : ack(m - 1, ack(m, n - 1)) }
print(isEven(100), isOdd(7), ack(2, 3))

// expect: true true 9
