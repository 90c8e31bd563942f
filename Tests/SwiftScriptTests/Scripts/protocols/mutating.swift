protocol Counting {
  var count: Int { get set }
  mutating func increment()
}
extension Counting {
  mutating func incrementTwice() {
    increment()
    increment()
  }
}
struct Tally: Counting {
  var count = 0
  mutating func increment() { count += 1 }
}
var tally = Tally()
tally.incrementTwice()
print(tally.count)  // expect: 2
var any: Counting = tally
any.increment()
print(any.count, tally.count)  // expect: 3 2
