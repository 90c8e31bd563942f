/// The component at hand, or the part of it that changes reached, and what a search of it keeps.
///
/// Where all prices and slopes are those of an optimum, only slots that a change touched can gain,
/// and only what then moves can be anywhere else: the part grows as the search touches more.
struct Component: ~Copyable {
  private(set) var symbols = Buffer<Int32>()
  private(set) var slots = Buffer<Int32>()
  /// Whether those are all that the component has.
  private(set) var isWhole = false
  /// Whether what the search touches comes to the part.
  private(set) var grows = false
  /// Whether symbols have walls, from an earlier block of levels.
  var isWalled = false
  // Once all levels are optimized.
  /// Slots that the walls leave open, and the symbols that move with them.
  private(set) var openSlots = Buffer<Int32>()
  private(set) var movable = Buffer<Int32>()

  // Of the last whole component, whatever parts came since.
  /// The symbol that names it, or -1 if it is no component any more.
  var name: Int32 = -1
  /// The levels of its optional constraints, highest first.
  private(set) var levels = Buffer<Float>()
  /// Whether `levels` are known.
  var hasLevels = false

  mutating func removeAll() {
    symbols.removeAll()
    slots.removeAll()
    isWhole = false
    isWalled = false
    forgetLevels()
    name = -1
  }

  mutating func forgetLevels() {
    levels.removeAll()
    hasLevels = false
  }

  // MARK: Whole or part

  /// Makes room for a whole component, whose symbols and slots come next.
  mutating func begin(_ newName: Int32) {
    symbols.removeAll()
    slots.removeAll()
    isWhole = true
    isWalled = false
    if name == newName { return }
    forgetLevels()
    name = newName
  }

  /// Adds to a whole component.
  @inline(__always)
  mutating func append(_ symbol: Int32, slot: Int32) {
    symbols.append(symbol)
    if slot >= 0 { slots.append(slot) }
  }

  /// Begins a part that grows.
  mutating func beginPart() {
    symbols.removeAll()
    slots.removeAll()
    isWhole = false
    isWalled = false
    grows = true
  }

  mutating func endPart() {
    grows = false
  }

  /// A symbol of the part that grows, if it is new there: its penalty or place changed.
  @inline(__always)
  mutating func append(symbol: Int32, if isNew: Bool) {
    symbols.append(symbol)
    symbols.removeLast(isNew ? 0 : 1)
  }

  /// Room for so many more slots.
  @inline(__always)
  mutating func reserve(slots count: Int) {
    slots.reserve(slots.count &+ count)
  }

  /// As ``append(symbol:if:)``, for a slot whose price or penalty changed and for which there is room.
  @inline(__always)
  mutating func append(slot: Int32, if isNew: Bool) {
    slots.push(slot, if: isNew)
  }

  // MARK: What is open

  mutating func beginMovable() {
    openSlots.removeAll()
    movable.removeAll()
  }

  @inline(__always)
  mutating func append(openSlot slot: Int32) {
    openSlots.append(slot)
  }

  @inline(__always)
  mutating func append(movable symbol: Int32, if isNew: Bool) {
    movable.append(symbol)
    movable.removeLast(isNew ? 0 : 1)
  }

  // MARK: Levels

  /// Keeps the levels sorted and single.
  mutating func insert(level: Float) {
    var place = levels.count
    while place > 0, levels[place - 1] <= level {
      if levels[place - 1] == level { return }
      place -= 1
    }
    levels.append(level)
    var index = levels.count - 1
    while index > place {
      levels[index] = levels[index - 1]
      index -= 1
    }
    levels[place] = level
  }

  /// The lane in which `level` counts while block after block of levels is optimized.
  func lane(of level: Float, inBlock block: Int) -> Int8 {
    let first = block * 3
    for index in first..<min(first + 3, levels.count) where levels[index] == level {
      return Int8(index - first + 1)
    }
    return -1
  }

  var blockCount: Int {
    max(1, (levels.count + 2) / 3)
  }
}

/// What of a component's last solution still stands.
enum Standing: UInt8 {
  case nothing
  /// The lanes of all kinks, which are those of the only block of levels.
  case lanes
  /// The prices and slopes of the last optimum, too, but for what was `changed` since.
  case prices
}
