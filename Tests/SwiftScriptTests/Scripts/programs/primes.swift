// swift-format-ignore-file
func primes(upTo limit: Int) -> [Int] {
  var isPrime = Array(repeating: true, count: limit + 1)
  var result: [Int] = []
  for n in 2...limit where isPrime[n] {
    result.append(n)
    for multiple in stride(from: n * n, through: limit, by: n) { isPrime[multiple] = false }
  }
  return result
}
print(primes(upTo: 50))  // expect: [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47]
func gcd(_ a: Int, _ b: Int) -> Int { b == 0 ? a : gcd(b, a % b) }
print(gcd(84, 36))  // expect: 12
var fibonacci = [0, 1]
while fibonacci.count < 15 { fibonacci.append(fibonacci[fibonacci.count - 1] + fibonacci[fibonacci.count - 2]) }
print(fibonacci.last!)  // expect: 377
