/// The component at hand, and what a search of it keeps.
struct Component: ~Copyable {
  var symbols = Buffer<Int32>()
  /// The basic ones and the slots of the others.
  var basics = Buffer<Int32>()
  var slots = Buffer<Int32>()
  /// The levels of its optional constraints, highest first.
  var levels = Buffer<Float>()
  /// Whether symbols have walls, from an earlier block of levels.
  var isWalled = false
  /// The symbol that names it, or -1 if what stands here is no component any more.
  var name: Int32 = -1
  /// Whether `levels` are known.
  var hasLevels = false

  mutating func removeAll() {
    symbols.removeAll()
    basics.removeAll()
    slots.removeAll()
    levels.removeAll()
    isWalled = false
    hasLevels = false
    name = -1
  }

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
