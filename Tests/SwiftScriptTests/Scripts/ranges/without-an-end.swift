// swift-format-ignore-file
// Ranges without an end are sequences; what an index and the place tell of a table's literal.
print((1...).first { $0 * $0 > 50 } ?? 0, (3...).prefix(3).map { $0 * 2 }, Array((5...).prefix(2)))
print((1...).prefix { $0 < 4 }, Array((1...).dropFirst(2).prefix(2)), (7...).contains(6))
for (offset, number) in (10...).enumerated() { print(offset, number); if offset == 1 { break } }
var numbers = (4...).makeIterator()
print(numbers.next() ?? 0, numbers.next() ?? 0)
func primes(_ count: Int) -> [Int] {
  Array(
    sequence(first: 2) { n in ((n + 1)...).first { c in !(2..<c).contains { c % $0 == 0 } } }
      .prefix(count))
}
print(primes(6))
enum Turn: String {
  case up, right, down, left
  var next: Turn { [.up: .right, .right: .down, .down: .left, .left: .up][self]! }
  var angle: Int { [.up: 0, .right: 90, .down: 180][self] ?? 270 }
}
print(Turn.up.next, Turn.left.next, Turn.left.angle, Turn.right.angle)

// expect: 8 [6, 8, 10] [5, 6]
// expect: [1, 2, 3] [3, 4] false
// expect: 0 10
// expect: 1 11
// expect: 4 5
// expect: [2, 3, 5, 7, 11, 13]
// expect: right up 270 90
