/// Where a penalty bends: what one constraint asks of a symbol.
///
/// A constraint `scale × symbol + number (≤ = ≥) 0` costs nothing on one side of
/// `point = -number / scale` or at it, and grows by `above` or `below` with the distance.
struct Kink: BitwiseCopyable {
  // What the simplex looks at stands together in half a cache line; the rest is the kink's origin.
  var point = 0.0
  /// What one unit further up costs above the point, and one unit further down below it.
  fileprivate(set) var above = 0.0
  fileprivate(set) var below = 0.0
  /// The next kink of the same symbol, or -1.
  fileprivate(set) var next: Int32 = -1
  /// The lane in which the costs count at the moment, or -1.
  var lane: Int8 = -1
  fileprivate(set) var isRequired = false
  /// Whether the point depends on the constraint's own constant only.
  fileprivate(set) var isLiteral = true
  /// Whether it is among those whose points may move by themselves, in `Kinks`.
  fileprivate var isListed = false

  /// Where a kink comes from.
  struct Origin: BitwiseCopyable {
    /// By how much the point moves as the number grows: `-1 / scale`.
    fileprivate(set) var pace = -1.0
    /// Infinite for what is required.
    fileprivate(set) var level: Float = 0
    fileprivate(set) var symbol: Int32 = 0
    /// The constraint, or `~variable` where a variable may not be negative; `Kinks.unused`.
    fileprivate(set) var source: Int32 = Kinks.unused
    /// All that the point depends on besides.
    fileprivate(set) var parts = Parts.Place()
  }
}

/// One kink for each constraint that the simplex sees.
struct Kinks: ~Copyable {
  private var all = Buffer<Kink>()
  private(set) var origin = Buffer<Kink.Origin>()
  private var spare = Buffer<Int32>()
  /// Those whose points depend on more than a constant, and some that did.
  private(set) var moving = Buffer<Int32>()
  private var movingGone = 0
  /// How many of them have too many parts to keep.
  private var longCount = 0
  private(set) var parts = Parts()
  private(set) var watchers = Watchers()

  static let unused = Int32.min

  var base: UnsafeMutablePointer<Kink> { all.base }

  /// By lane, counted from -1: one there, and nothing in the others.
  private var units = Buffer<Cost>()

  init() {
    for lane in -1..<4 {
      var unit = Cost.zero
      if lane >= 0 { unit[lane] = 1 }
      units.append(unit)
    }
  }

  /// An amount of the kink's lane as a cost.
  @inline(__always)
  func unit(of kink: Int32) -> Cost {
    units[Int(self[kink].lane) + 1]
  }

  @inline(__always)
  subscript(kink: Int32) -> Kink {
    _read { yield all[kink] }
    nonmutating _modify { yield &all[kink] }
  }

  /// What counts as at the point.
  @inline(__always)
  static func tolerance(at point: Double) -> Double {
    1e-9 + 1e-12 * abs(point)
  }

  mutating func removeAll() {
    all.removeAll()
    origin.removeAll()
    spare.removeAll()
    moving.removeAll()
    movingGone = 0
    longCount = 0
    parts.removeAll()
    watchers.removeAll()
  }

  mutating func reserve(kinks count: Int) {
    all.reserve(count)
    origin.reserve(count)
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

  /// A kink that stands before the first one of its symbol.
  mutating func insert(_ wish: Wish, on owner: Int32, before first: Int32) -> Int32 {
    let cost = wish.weight * abs(wish.scale)
    let isTurned = wish.scale < 0
    let kink: Int32
    if spare.count > 0 {
      kink = spare.removeLast()
    } else {
      kink = Int32(all.count)
      all.append(Kink())
      origin.append(Kink.Origin())
    }
    let pace = -1 / wish.scale
    var new = Kink()
    new.point = wish.number * pace
    new.above = (isTurned ? wish.allowsBelow : wish.allowsAbove) ? 0 : cost
    new.below = (isTurned ? wish.allowsAbove : wish.allowsBelow) ? 0 : cost
    new.isRequired = wish.level == .infinity
    new.isLiteral = wish.isLiteral
    new.isListed = self[kink].isListed
    new.next = first
    if !new.isLiteral, !new.isListed {
      moving.append(kink)
      new.isListed = true
    }
    self[kink] = new
    origin[kink].pace = pace
    origin[kink].level = wish.level
    origin[kink].symbol = owner
    origin[kink].source = wish.source
    return kink
  }

  /// Takes a kink from the list that begins with `first`.
  mutating func remove(_ kink: Int32, from first: inout Int32) {
    if first == kink {
      first = self[kink].next
    } else {
      var before = first
      while self[before].next != kink { before = self[before].next }
      self[before].next = self[kink].next
    }
    origin[kink].source = Self.unused
    if !self[kink].isLiteral { forgetParts(of: kink) }
    spare.append(kink)
  }

  /// How many have points that depend on more than a constant.
  mutating func listMoving() -> Int {
    if movingGone == 0 { return moving.count }
    movingGone = 0
    var kept = 0
    for index in 0..<moving.count {
      let kink = moving[index]
      if self[kink].isLiteral {
        self[kink].isListed = false
      } else {
        moving[kept] = kink
        kept += 1
      }
    }
    moving.removeLast(moving.count - kept)
    return kept
  }

  private mutating func forgetParts(of kink: Int32) {
    watchers.discard()
    movingGone += 1
    self[kink].isLiteral = true
    if origin[kink].parts.count < 0 { longCount -= 1 } else { parts.drop(&origin[kink].parts) }
  }

  /// Keeps what the new kink's point was computed from.
  mutating func setParts(of kink: Int32, _ expansion: Expansion) {
    if self[kink].isLiteral { return }
    if expansion.part.count > Parts.most {
      origin[kink].parts.count = -1
      longCount += 1
      return
    }
    parts.keep(expansion, times: origin[kink].pace, of: kink, at: &origin[kink].parts)
    for part in origin[kink].parts.range where parts.source[part] >= 0 {
      watchers.append(parts.watcher(part, origin), to: parts.source[part])
    }
  }

  /// Finds those whose points depend on a variable with a share, or on the number of a row with one.
  func findDependents(
    on shares: borrowing Buffer<Double>, or rowShares: borrowing Buffer<Double>,
    into found: inout Buffer<Int32>
  ) {
    var last: Int32 = -1
    for part in 0..<parts.count {
      let source = parts.source[part]
      if source == Parts.gone || parts.kink[part] == last { continue }
      if source >= 0 ? shares[source] == 0 : rowShares[~source] == 0 { continue }
      // The parts of one stand together.
      last = parts.kink[part]
      found.append(last)
    }
    if longCount == 0 { return }
    for index in 0..<moving.count {
      let kink = moving[index]
      if !self[kink].isLiteral, origin[kink].parts.count < 0 { found.append(kink) }
    }
  }

  /// Whether all that depends on the determined variables that have `changed` can be found.
  mutating func canFollow(_ changed: borrowing Buffer<Int32>) -> Bool {
    if longCount > 0 { return false }
    watchers.list(changed, parts, origin)
    return watchers.follow()
  }
}
