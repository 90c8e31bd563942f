// known-left list and neighbours
nonisolated struct Money: Strideable, Comparable, CustomStringConvertible {
  var cents: Int; func distance(to o: Money) -> Int { o.cents - cents };
  func advanced(by n: Int) -> Money { Money(cents: cents + n) };
  var description: String { "\(cents)c" }
}
print(stride(from: Money(cents: 1), to: Money(cents: 10), by: 4).map(\.cents))
print(stride(from: Money(cents: 9), through: Money(cents: 1), by: -4).map { "\($0)" })
for m in stride(from: Money(cents: 1), through: Money(cents: 9), by: 4) {
  print(m, m < Money(cents: 5))
}

// expect: [1, 5, 9]
// expect: ["9c", "5c", "1c"]
// expect: 1c true
// expect: 5c false
// expect: 9c false
