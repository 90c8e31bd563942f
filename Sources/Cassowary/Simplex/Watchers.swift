/// Which kinks move with which determined variable, and how far.
///
/// A root's new size concerns few of all kinks, and each only by a product. Lists are made as kinks
/// come. Where one goes they are thrown away, and made again for the variables that change: as a
/// rule those are a root's two lengths.
struct Watchers: ~Copyable {
  struct Watcher: BitwiseCopyable {
    /// By how much the kink's point moves as the variable grows by one.
    var factor: Double
    var kink: Int32
    var symbol: Int32
  }

  private var followed = 0
  /// By variable: where its list lies in `all`; the length is -1 if there is none.
  private var lists = Buffer<Stretch>()
  private(set) var all = Buffer<Watcher>()
  /// Of a variable that has no place in `lists`.
  private var newList = Self.empty

  private static let empty = Stretch(start: 0, room: 0)
  private static let none = Stretch(start: 0, length: -1, room: 0)
  /// More variables at once have the lists of all made together.
  private static let few = 4

  /// Forgets all, for there are no kinks.
  mutating func removeAll() {
    lists.removeAll()
    all.removeAll()
    newList = Self.empty
  }

  mutating func discard() {
    if newList.length < 0, all.count == 0 { return }
    lists.removeAll()
    all.removeAll()
    newList = Self.none
  }

  /// `false` now and then, so that rounding errors do not add up.
  mutating func follow() -> Bool {
    followed += 1
    return followed % 256 != 0
  }

  @inline(__always)
  func range(_ variable: Int32) -> Range<Int> {
    list(of: variable).range
  }

  /// Most variables have no list, so the memory for them ends with the last that has one.
  @inline(__always)
  private func list(of variable: Int32) -> Stretch {
    Int(variable) < lists.count ? lists[variable] : newList
  }

  /// Adds to a list that is kept.
  mutating func append(_ watcher: Watcher, to variable: Int32) {
    lists.pad(to: Int(variable) + 1, with: newList)
    if lists[variable].length < 0 { return }
    if lists[variable].length == lists[variable].room { move(variable) }
    all[lists[variable].end] = watcher
    lists[variable].length += 1
  }

  private mutating func move(_ variable: Int32) {
    let old = lists[variable]
    let larger = max(4, Int(old.room) * 2)
    let new = all.extend(by: larger)
    for (offset, place) in old.range.enumerated() { all[new + offset] = all[place] }
    lists[variable].start = Int32(new)
    lists[variable].room = Int32(larger)
  }

  // MARK: Anew

  /// Has lists for all of `changed`.
  mutating func list(
    _ changed: borrowing Buffer<Int32>, _ parts: borrowing Parts,
    _ origin: borrowing Buffer<Kink.Origin>
  ) {
    var missing = 0
    for index in 0..<changed.count where list(of: changed[index]).length < 0 { missing += 1 }
    if missing > Self.few {
      removeAll()
      for part in 0..<parts.count where parts.source[part] >= 0 {
        append(parts.watcher(part, origin), to: parts.source[part])
      }
    } else if missing > 0 {
      for index in 0..<changed.count where list(of: changed[index]).length < 0 {
        list(changed[index], parts, origin)
      }
    }
  }

  private mutating func list(
    _ variable: Int32, _ parts: borrowing Parts, _ origin: borrowing Buffer<Kink.Origin>
  ) {
    lists.pad(to: Int(variable) + 1, with: newList)
    lists[variable] = Self.empty
    let source = parts.source.base
    for part in 0..<parts.count where source[part] == variable {
      append(parts.watcher(part, origin), to: variable)
    }
  }
}

extension Parts {
  @inline(__always)
  func watcher(
    _ part: Int, _ origin: borrowing Buffer<Kink.Origin>
  ) -> Watchers.Watcher {
    Watchers.Watcher(factor: factor[part], kink: kink[part], symbol: origin[kink[part]].symbol)
  }
}
