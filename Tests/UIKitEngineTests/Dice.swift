/// A repeatable source of random numbers (SplitMix64).
nonisolated struct Dice: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// One of 0 ..< `count`.
  mutating func roll(_ count: Int) -> Int { Int.random(in: 0..<count, using: &self) }
  mutating func flip() -> Bool { roll(2) == 0 }
  mutating func pick<Element>(_ elements: [Element]) -> Element? {
    elements.isEmpty ? nil : elements[roll(elements.count)]
  }
}
