// swift-format-ignore-file
func gcd(_ a: Int, _ b: Int) -> Int { b == 0 ? a : gcd(b, a % b) }
func isPrime(_ n: Int) -> Bool { n > 1 && !(2..<n).contains { n % $0 == 0 } }
func collatz(_ n: Int) -> Int { var n = n, steps = 0; while n != 1 { n = n.isMultiple(of: 2) ? n / 2 : 3 * n + 1; steps += 1 }; return steps }
print(gcd(84, 36), (1...20).filter(isPrime), collatz(27))

// expect: 12 [2, 3, 5, 7, 11, 13, 17, 19] 111
