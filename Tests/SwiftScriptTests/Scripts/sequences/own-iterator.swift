nonisolated struct Countdown: Sequence, IteratorProtocol {
  var n: Int
  mutating func next() -> Int? { guard n > 0 else { return nil }; defer { n -= 1 }; return n }
}
for n in Countdown(n: 3) { print(n) }
print(Array(Countdown(n: 2)), Countdown(n: 4).map { $0 * $0 }, Countdown(n: 3).contains(2))
// expect: 3
// expect: 2
// expect: 1
// expect: [2, 1] [16, 9, 4, 1] true
