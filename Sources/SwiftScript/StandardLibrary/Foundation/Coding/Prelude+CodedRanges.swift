extension Prelude {
  /// Ranges, which are lists of their bounds.
  static let codedRanges = [("Range", "..<"), ("ClosedRange", "...")].map { name, sign in
    """

    extension \(name): Encodable where Bound: Encodable {
      func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        try container.encode(lowerBound)
        try container.encode(upperBound)
      }
    }
    extension \(name): Decodable where Bound: Decodable {
      init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        let lower = try container.decode(Bound.self)
        let upper = try container.decode(Bound.self)
        guard lower <= upper else {
          throw decoder._corrupted(
            "Cannot initialize \(name)<\\(Bound.self)> with a lowerBound (\\(lower)) greater than upperBound (\\(upper))")
        }
        self = lower\(sign)upper
      }
    }
    """
  }.joined()
}
