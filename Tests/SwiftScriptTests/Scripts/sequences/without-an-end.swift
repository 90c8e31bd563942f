// swift-format-ignore-file
struct Fib: Sequence {
  func makeIterator() -> AnyIterator<Int> {
    var (a, b) = (0, 1)
    return AnyIterator {
      defer { (a, b) = (b, a + b) }
      return a
    }
  }
}
for (i, f) in zip(1..., Fib()).prefix(3) { print(i, f) }
for (i, f) in Fib().enumerated() {
  if i > 3 { break }
  print(i, f)
}
print(Array(Fib().lazy.filter { $0 % 2 == 0 }.prefix(4)))
print(zip(Fib(), ["a", "b", "c"]).map { "\($0)\($1)" })
for (n, word) in zip(1..., ["x", "y"]) { print(n, word) }
for (a, b) in zip(10..., 20...) where a % 2 == 0 {
  if a > 14 { break }
  print(a, b)
}
let powers = sequence(first: 1) { $0 < 100 ? $0 * 2 : nil }
print(Array(powers), powers.prefix(3).map { $0 })
let steps = sequence(state: 3) { (n: inout Int) -> Int? in
  n -= 1
  return n < 0 ? nil : n
}
print(Array(steps), Array(steps))
// expect: 1 0
// expect: 2 1
// expect: 3 1
// expect: 0 0
// expect: 1 1
// expect: 2 1
// expect: 3 2
// expect: [0, 2, 8, 34]
// expect: ["0a", "1b", "1c"]
// expect: 1 x
// expect: 2 y
// expect: 10 20
// expect: 12 22
// expect: 14 24
// expect: [1, 2, 4, 8, 16, 32, 64, 128] [1, 2, 4]
// expect: [2, 1, 0] [2, 1, 0]
