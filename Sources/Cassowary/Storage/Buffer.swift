/// A growable run of plain values in memory of its own.
///
/// What an array adds (uniqueness, reference counts, exclusivity at run time) costs the solver's
/// loops two to ten times their work. It cannot be copied, so nobody shares or frees it twice;
/// debug builds check every index.
struct Buffer<Element: BitwiseCopyable>: ~Copyable {
  private(set) var base: UnsafeMutablePointer<Element>
  private(set) var count = 0
  private var capacity = 0

  init() {
    base = .allocate(capacity: 0)
  }

  deinit {
    base.deallocate()
  }

  @inline(__always)
  subscript(index: Int) -> Element {
    _read {
      assert(index >= 0 && index < count)
      yield base[index]
    }
    nonmutating _modify {
      assert(index >= 0 && index < count)
      yield &base[index]
    }
  }

  @inline(__always)
  subscript(index: Int32) -> Element {
    _read {
      assert(index >= 0 && index < count)
      yield base[Int(index)]
    }
    nonmutating _modify {
      assert(index >= 0 && index < count)
      yield &base[Int(index)]
    }
  }

  @inline(__always)
  mutating func append(_ element: Element) {
    if count == capacity { grow(to: count + 1) }
    base[count] = element
    count += 1
  }

  /// Appends the element if it `isWanted`, without a jump, where there is room for it.
  @inline(__always)
  mutating func push(_ element: Element, if isWanted: Bool) {
    assert(count < capacity)
    base[count] = element
    count &+= isWanted ? 1 : 0
  }

  @inline(__always)
  mutating func removeLast() -> Element {
    assert(count > 0)
    count -= 1
    return base[count]
  }

  /// Keeps the memory.
  @inline(__always)
  mutating func removeAll() {
    count = 0
  }

  @inline(__always)
  mutating func removeLast(_ excess: Int) {
    count -= excess
  }

  /// Appends `length` elements whose values are not yet set, and returns where they begin.
  @inline(__always)
  mutating func extend(by length: Int) -> Int {
    if count + length > capacity { grow(to: count + length) }
    count += length
    return count - length
  }

  /// Makes room for `length` elements in all: memory that is filled as it stands is touched once.
  @inline(__always)
  mutating func reserve(_ length: Int) {
    if length > capacity { grow(to: length) }
  }

  /// Exactly `length` times `element`.
  mutating func fill(_ length: Int, with element: Element) {
    if length > capacity { grow(to: length) }
    base.update(repeating: element, count: length)
    count = length
  }

  /// The same elements as another buffer, if those before `start` are so already.
  mutating func copy(_ other: borrowing Buffer, from start: Int = 0) {
    if other.count > capacity { grow(to: other.count) }
    (base + start).update(from: other.base + start, count: other.count - start)
    count = other.count
  }

  /// Appends `element` until there are `length`.
  @inline(__always)
  mutating func pad(to length: Int, with element: Element) {
    if count >= length { return }
    if length > capacity { grow(to: length) }
    (base + count).update(repeating: element, count: length - count)
    count = length
  }

  /// Large ones begin with a cache line, so that what is as large as one, or half, stands in one; the
  /// allocator takes longer for that, and small ones are near in any case.
  ///
  /// Behind the last there is room for a look at eight, see `place(of:in:)`.
  private static func allocate(_ capacity: Int) -> UnsafeMutablePointer<Element> {
    let stride = MemoryLayout<Element>.stride
    let length = stride <= 16 ? capacity + 8 : capacity
    if length * stride < 1 << 17 { return .allocate(capacity: length) }
    return UnsafeMutableRawPointer.allocate(byteCount: length * stride, alignment: 64)
      .bindMemory(to: Element.self, capacity: length)
  }

  /// Memory that is reserved but not touched costs nothing, and that which is copied costs twice.
  ///
  /// The system hands it over page by page, which takes longer than to fill it. So what is large
  /// grows in great steps, but not what is huge, for a system may count what is reserved.
  @inline(never)
  private mutating func grow(to needed: Int) {
    let size = capacity * MemoryLayout<Element>.stride
    let step = (1 << 14..<1 << 24).contains(size) ? 8 : 2
    capacity = max(needed, capacity * step, 16)
    let larger = Self.allocate(capacity)
    larger.update(from: base, count: count)
    base.deallocate()
    base = larger
  }
}

extension Buffer {
  /// Few are sorted in place without an allocation.
  mutating func sort(by precedes: (Element, Element) -> Bool) {
    if count > 32 {
      var elements = UnsafeMutableBufferPointer(start: base, count: count)
      elements.sort(by: precedes)
      return
    }
    for index in 1..<Swift.max(1, count) {
      let element = base[index]
      var place = index
      while place > 0, precedes(element, base[place - 1]) {
        base[place] = base[place - 1]
        place -= 1
      }
      base[place] = element
    }
  }
}

extension Buffer<Int32> {
  /// Takes an index out and fills the gap with the last; `false` if it is not in.
  mutating func remove(_ element: Int32) -> Bool {
    var place = count - 1
    while place >= 0 {
      if self[place] == element {
        self[place] = self[count - 1]
        _ = removeLast()
        return true
      }
      place -= 1
    }
    return false
  }
}
