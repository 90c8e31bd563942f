/// What the points of kinks were computed from, besides their constraints' own constants.
///
/// Flat, the parts of a kink one after the other: whoever looks for all that depends on something
/// goes through them once.
struct Parts: ~Copyable {
  /// A determined variable, or `~row` for the number of an eliminated row; or `gone`.
  private(set) var source = Buffer<Int32>()
  /// By how much the kink's point moves as that grows by one.
  private(set) var factor = Buffer<Double>()
  private(set) var kink = Buffer<Int32>()

  /// More than this is found faster from the values of all variables.
  static let most = 8
  static let gone = Int32.min

  var count: Int { source.count }

  /// Where the parts of one kink stand.
  struct Place: BitwiseCopyable {
    var start: Int32 = 0
    var room: Int16 = 0
    /// -1 where there are too many to keep.
    var count: Int16 = 0

    @inline(__always)
    var range: Range<Int> { Range(uncheckedBounds: (Int(start), Int(start) + Int(count))) }
  }

  mutating func removeAll() {
    source.removeAll()
    factor.removeAll()
    kink.removeAll()
  }

  /// Keeps the expansion's, each times `pace`, where the last ones stood if there is room.
  mutating func keep(
    _ expansion: Expansion, times pace: Double, of owner: Int32, at place: inout Place
  ) {
    let needed = expansion.part.count
    if needed > Int(place.room) {
      place.start = Int32(source.extend(by: needed))
      _ = factor.extend(by: needed)
      _ = kink.extend(by: needed)
      place.room = Int16(needed)
    }
    place.count = Int16(needed)
    for index in 0..<needed {
      let entry = Int(place.start) + index
      source[entry] = expansion.part[index]
      factor[entry] = expansion.partCoefficient[index] * pace
      kink[entry] = owner
    }
  }

  mutating func drop(_ place: inout Place) {
    for entry in place.range { source[entry] = Self.gone }
    place.count = 0
  }
}
