// swift-format-ignore-file
nonisolated struct Pairs<Base: Sequence>: Sequence {
  let base: Base
  struct Iterator: IteratorProtocol {
    var inner: Base.Iterator, last: Base.Element?
    mutating func next() -> (Base.Element, Base.Element)? {
      if last == nil { last = inner.next() }
      guard let a = last, let b = inner.next() else { return nil }
      last = b
      return (a, b)
    }
  }
  func makeIterator() -> Iterator { Iterator(inner: base.makeIterator(), last: nil) }
}
extension Sequence {
  func adjacent() -> Pairs<Self> { Pairs(base: self) }
  var secondOne: Element? { var all = makeIterator(); _ = all.next(); return all.next() }
}
nonisolated struct Countdown: Sequence, IteratorProtocol { var n: Int; mutating func next() -> Int? { guard n > 0 else { return nil }; n -= 1; return n + 1 } }
print([1, 2, 3].adjacent().map { $0 + $1 }, "abc".adjacent().map { "\($0)\($1)" }, (1...3).adjacent().map { $0 * $1 }, Countdown(n: 4).adjacent().map { $0 - $1 })
print([1, 2].secondOne ?? 0, "xy".secondOne ?? "-", Countdown(n: 5).secondOne!)
var count = Countdown(n: 2).makeIterator()
print(count.next() as Any, count.next() as Any, count.next() as Any)
func interleaved<A: Sequence, B: Sequence>(_ a: A, _ b: B) -> [A.Element] where A.Element == B.Element {
  var found: [A.Element] = []
  var (x, y) = (a.makeIterator(), b.makeIterator())
  while true {
    let (p, q) = (x.next(), y.next())
    if p == nil && q == nil { return found }
    found += [p, q].compactMap { $0 }
  }
}
print(interleaved([1, 2, 3], Countdown(n: 5)))
struct Reader { var letters: String.Iterator; mutating func read() -> Character? { letters.next() } }
var reader = Reader(letters: "a1".makeIterator())
print(reader.read()!, reader.read()!, reader.read() as Any)
nonisolated struct Peeking<I: IteratorProtocol>: IteratorProtocol {
  var base: I, held: I.Element?
  init(_ base: I) { self.base = base }
  mutating func peek() -> I.Element? { if held == nil { held = base.next() }; return held }
  mutating func next() -> I.Element? { if let held { self.held = nil; return held }; return base.next() }
}
var peeking = Peeking([1, 2, 3].makeIterator())
print(peeking.peek()!, peeking.next()!, peeking.next()!, peeking.peek()!, peeking.next()!, peeking.next() as Any)
// A property called like a method of sequences.
final class Shelf: Sequence {
  private var map: [String: Int] = ["a": 2], first = 1
  func makeIterator() -> AnyIterator<(key: String, value: Int)> { var all = map.makeIterator(); return AnyIterator { all.next().map { ($0.key, $0.value) } } }
  func sum() -> Int { map(\.value).reduce(first, +) }
}
print(Shelf().map { $0.value }, Shelf().first { $0.key == "a" }?.value ?? 0, Shelf().sum())
// expect: [3, 5] ["ab", "bc"] [2, 6] [1, 1, 1]
// expect: 2 y 4
// expect: Optional(2) Optional(1) nil
// expect: [1, 5, 2, 4, 3, 3, 2, 1]
// expect: a 1 nil
// expect: 1 1 2 3 3 nil
// expect: [2] 2 3
