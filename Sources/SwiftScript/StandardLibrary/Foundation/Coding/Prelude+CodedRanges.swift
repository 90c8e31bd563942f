extension Prelude {
  /// Ranges, which are lists of their bounds.
  static let codedRanges = """

    extension Range: Encodable where Bound: Encodable {
      func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        try container.encode(lowerBound)
        try container.encode(upperBound)
      }
    }
    extension Range: Decodable where Bound: Decodable {
      init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        let lower = try container.decode(Bound.self)
        let upper = try container.decode(Bound.self)
        guard lower <= upper else {
          throw decoder._corrupted(
            "Cannot initialize Range<\\(Bound.self)> with a lowerBound (\\(lower)) greater than upperBound (\\(upper))")
        }
        self = lower..<upper
      }
    }
    extension ClosedRange: Encodable where Bound: Encodable {
      func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        try container.encode(lowerBound)
        try container.encode(upperBound)
      }
    }
    extension ClosedRange: Decodable where Bound: Decodable {
      init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        let lower = try container.decode(Bound.self)
        let upper = try container.decode(Bound.self)
        guard lower <= upper else {
          throw decoder._corrupted(
            "Cannot initialize ClosedRange<\\(Bound.self)> with a lowerBound (\\(lower)) greater than upperBound (\\(upper))")
        }
        self = lower...upper
      }
    }
    """
}
