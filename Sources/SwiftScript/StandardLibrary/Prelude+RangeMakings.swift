extension Prelude {
  /// A range of one kind made of one of the other.
  static let rangeMakings = Part(
    names: [" Range(", "(Range(", "[Range(", "ClosedRange(", "uncheckedBounds", "PartialRange"],
    source: """
      extension Range where Bound: Strideable, Bound.Stride: SignedInteger {
        init(_ other: ClosedRange<Bound>) {
          self = other.lowerBound..<other.upperBound.advanced(by: 1)
        }
      }
      extension Range {
        init(_ other: Range<Bound>) { self = other }
        init(uncheckedBounds bounds: (lower: Bound, upper: Bound)) {
          self = bounds.lower..<bounds.upper
        }
      }
      extension ClosedRange where Bound: Strideable, Bound.Stride: SignedInteger {
        init(_ other: Range<Bound>) {
          precondition(!other.isEmpty, "Can't form an empty closed range")
          self = other.lowerBound...other.upperBound.advanced(by: -1)
        }
      }
      extension ClosedRange {
        init(_ other: ClosedRange<Bound>) { self = other }
        init(uncheckedBounds bounds: (lower: Bound, upper: Bound)) {
          self = bounds.lower...bounds.upper
        }
      }
      extension PartialRangeFrom {
        init(_ lowerBound: Bound) { self = lowerBound... }
      }
      extension PartialRangeUpTo {
        init(_ upperBound: Bound) { self = ..<upperBound }
      }
      extension PartialRangeThrough {
        init(_ upperBound: Bound) { self = ...upperBound }
      }
      """)
}
