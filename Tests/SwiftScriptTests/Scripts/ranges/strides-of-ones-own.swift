// known-left list and neighbours
nonisolated struct Money: Strideable, Comparable, CustomStringConvertible {
  var cents: Int; func distance(to o: Money) -> Int { o.cents - cents };
  func advanced(by n: Int) -> Money { Money(cents: cents + n) };
  var description: String { "\(cents)c" }
}
for m in stride(from: Money(cents: 1), to: Money(cents: 10), by: 4) { print(m, terminator: " ") };
print()
for m in stride(from: Money(cents: 1), through: Money(cents: 9), by: 4) {
  print(m, terminator: " ")
}; print()

// expect: 1c 5c 9c
// expect: 1c 5c 9c
