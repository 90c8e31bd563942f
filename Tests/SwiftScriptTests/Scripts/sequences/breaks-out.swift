nonisolated struct Naturals: Sequence, IteratorProtocol {
  var n = 0; mutating func next() -> Int? { n += 1; return n }
}
for n in Naturals() { if n > 3 { break }; print(n) }
// expect: 1
// expect: 2
// expect: 3
