// swift-format-ignore-file
struct XorShift: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}
var dice = XorShift(state: 42)
print((0..<5).map { _ in Int.random(in: 1...6, using: &dice) })
print([1, 2, 3, 4, 5, 6].shuffled(using: &dice), ["a", "b", "c"].randomElement(using: &dice)!)
print(Double.random(in: 0..<1, using: &dice), UInt8.random(in: 0...255, using: &dice))
// expect: [1, 4, 4, 1, 2]
// expect: [4, 5, 2, 3, 1, 6] a
// expect: 0.4748955847023768 51
