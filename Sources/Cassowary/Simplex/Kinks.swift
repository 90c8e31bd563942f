/// Where penalties bend: one kink for each constraint that the simplex sees.
///
/// A constraint `scale × symbol + number (≤ = ≥) 0` costs nothing on one side of
/// `point = -number / scale` or at it, and grows by `above` or `below` with the distance.
struct Kinks: ~Copyable {
  /// By symbol: where the list of its kinks begins, or -1.
  var first = Buffer<Int32>()

  // By kink.
  private(set) var symbol = Buffer<Int32>()
  /// The next kink of the same symbol.
  private(set) var next = Buffer<Int32>()
  var point = Buffer<Double>()
  /// What one unit further up costs above the point, and one unit further down below it.
  private(set) var above = Buffer<Double>()
  private(set) var below = Buffer<Double>()
  /// Infinite for what is required.
  private(set) var level = Buffer<Float>()
  /// The lane in which the costs count at the moment, or -1.
  var lane = Buffer<Int8>()
  private(set) var scale = Buffer<Double>()
  /// The constraint, or `~variable` where a variable may not be negative; kinks not in use: `unused`.
  private(set) var source = Buffer<Int32>()
  /// Whether the point depends on the constraint's own constant only.
  private(set) var isLiteral = Buffer<Bool>()
  /// The row of `parts` with all that the point depends on besides, or -1 if that is too long.
  private(set) var partRow = Buffer<Int32>()
  /// Determined variables, and `~row` for numbers of eliminated rows.
  private(set) var parts = SparseRows()
  private var spare = Buffer<Int32>()

  static let unused = Int32.min

  var count: Int { symbol.count }

  /// What counts as at the point.
  @inline(__always)
  static func tolerance(at point: Double) -> Double {
    1e-9 + 1e-12 * abs(point)
  }

  mutating func removeAll() {
    first.removeAll()
    symbol.removeAll()
    next.removeAll()
    point.removeAll()
    above.removeAll()
    below.removeAll()
    level.removeAll()
    lane.removeAll()
    scale.removeAll()
    source.removeAll()
    isLiteral.removeAll()
    partRow.removeAll()
    parts.removeAll()
    spare.removeAll()
  }

  /// What a constraint asks of a symbol.
  struct Wish {
    var source: Int32
    var scale: Double
    var number: Double
    var level: Float
    var weight: Double
    var allowsAbove: Bool
    var allowsBelow: Bool
    var isLiteral: Bool

    /// `scale × symbol + number` stands for the variable.
    static func nonNegative(
      _ variable: Int32, scale: Double, number: Double, isLiteral: Bool
    ) -> Wish {
      Wish(
        source: ~variable, scale: scale, number: number, level: .infinity, weight: 1,
        allowsAbove: true, allowsBelow: false, isLiteral: isLiteral)
    }
  }

  mutating func insert(_ wish: Wish, on owner: Int32) -> Int32 {
    let cost = wish.weight * abs(wish.scale)
    let isTurned = wish.scale < 0
    let upwards = (isTurned ? wish.allowsBelow : wish.allowsAbove) ? 0 : cost
    let downwards = (isTurned ? wish.allowsAbove : wish.allowsBelow) ? 0 : cost
    let kink: Int32
    if spare.count > 0 {
      kink = spare.removeLast()
    } else {
      kink = Int32(symbol.count)
      symbol.append(0)
      next.append(-1)
      point.append(0)
      above.append(0)
      below.append(0)
      level.append(0)
      lane.append(-1)
      scale.append(1)
      source.append(0)
      isLiteral.append(true)
      partRow.append(-1)
    }
    symbol[kink] = owner
    point[kink] = -wish.number / wish.scale
    above[kink] = upwards
    below[kink] = downwards
    level[kink] = wish.level
    lane[kink] = -1
    scale[kink] = wish.scale
    source[kink] = wish.source
    isLiteral[kink] = wish.isLiteral
    next[kink] = first[owner]
    first[owner] = kink
    return kink
  }

  mutating func remove(_ kink: Int32) {
    let owner = symbol[kink]
    if first[owner] == kink {
      first[owner] = next[kink]
    } else {
      var before = first[owner]
      while next[before] != kink { before = next[before] }
      next[before] = next[kink]
    }
    source[kink] = Self.unused
    isLiteral[kink] = true
    spare.append(kink)
  }

  /// More than this is found faster from the values of all variables.
  private static let manyParts = 8

  /// Keeps what the kink's point was computed from.
  mutating func setParts(of kink: Int32, _ expansion: Expansion) {
    if isLiteral[kink] || expansion.part.count > Self.manyParts {
      if partRow[kink] >= 0 { parts.empty(partRow[kink]) }
      partRow[kink] = -1
      return
    }
    if partRow[kink] < 0 {
      partRow[kink] = Int32(parts.count)
      parts.addRow(room: expansion.part.count)
    }
    parts.empty(partRow[kink])
    for index in 0..<expansion.part.count {
      parts.append(expansion.partCoefficient[index], at: expansion.part[index], to: partRow[kink])
    }
  }
}
