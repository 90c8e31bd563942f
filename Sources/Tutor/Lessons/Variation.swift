/// A number of a question that changes from one asking to the next: `300 in 150...350 by 50`.
public nonisolated struct Variation: Hashable, Sendable {
  /// As the lesson writes it.
  public var literal: String
  public var lowest: Double
  public var highest: Double
  public var step: Double

  /// `nil` if `text` does not say a literal, a range and perhaps a step.
  init?(_ text: Substring) {
    let pattern =
      /\s*(-?[0-9.]+?)\s+in\s+(-?[0-9]+(?:\.[0-9]+)?)\.\.\.(-?[0-9]+(?:\.[0-9]+)?)(?:\s+by\s+([0-9]+(?:\.[0-9]+)?))?\s*/
    guard let match = text.wholeMatch(of: pattern), Double(match.1) != nil,
      let lowest = Double(match.2), let highest = Double(match.3)
    else { return nil }
    literal = String(match.1)
    self.lowest = lowest
    self.highest = highest
    step = match.4.flatMap { Double($0) } ?? 1
    guard step > 0, highest - lowest >= step else { return nil }
  }

  /// The number for `seed`, written as Swift writes it; 0 leaves the lesson's own.
  func text(seed: Int, salt: String) -> String {
    guard seed != 0 else { return literal }
    let count = Int((highest - lowest) / step) + 1
    // Two askings in a row differ: the seed itself walks on from a place that the salt chose.
    let start = Int((salt + literal).stableHash % UInt64(count))
    let stride = max(1, count / 3 | 1)
    let values = (0..<count).map { Self.text(lowest + Double($0) * step) }
    let others = values.filter { $0 != literal }
    guard !others.isEmpty else { return literal }
    return others[(start + seed * stride) % others.count]
  }

  private static func text(_ number: Double) -> String {
    let rounded = (number * 1000).rounded() / 1000
    return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
  }
}

nonisolated extension String {
  /// 64-bit FNV-1a: the same on every machine.
  var stableHash: UInt64 {
    utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }

  /// With each number that stands alone as `old` replaced.
  func replacing(number old: String, with new: String) -> String {
    var result = ""
    var rest = self[...]
    while let match = rest.firstRange(of: old) {
      let isPart = self[..<match.lowerBound].endsInWord || self[match.upperBound...].goesOn
      result += rest[..<match.lowerBound] + (isPart ? old : new)
      rest = rest[match.upperBound...]
    }
    return result + rest
  }
}

nonisolated extension Substring {
  /// Whether a digit behind it would belong to a name or to a number: `x`, `3.`; but not `1...`.
  fileprivate var endsInWord: Bool {
    guard let last else { return false }
    if last == ".", let before = dropLast().last { return before.isNumber }
    return last.isNumber || last == "_" || last.isASCII && last.isLetter
  }

  /// Whether it goes on with a number's own digits: `5`, `.5`; but not `...5`.
  fileprivate var goesOn: Bool {
    guard let first else { return false }
    if first == "." { return dropFirst().first?.isNumber ?? false }
    return first.isNumber || first == "_" || first.isASCII && first.isLetter
  }
}
