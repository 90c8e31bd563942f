/// Random choices that a seed repeats.
nonisolated struct Dice {
  private var state: UInt64

  init(seed: Int) {
    // Far apart, so that neighbouring seeds do not walk the same path.
    let spread = (UInt64(truncatingIfNeeded: seed) &+ 1) &* 0xD1B5_4A32_D192_ED03
    state = (spread ^ (spread >> 29)) &* 0xBF58_476D_1CE4_E5B9
  }

  /// A number from 0 up to `sides`, which it does not reach.
  mutating func roll(_ sides: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((bits ^ (bits >> 31)) % UInt64(sides))
  }

  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[roll(elements.count)]
  }
}
