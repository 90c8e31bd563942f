/// Work on whole collections, in steps or stretches that Ctrl-C and the limits come between.
///
/// No step of the library hands a long collection to one call of Swift's own: that would not hear
/// of anything until it is done. What is here ends early once the program has been stopped, with as
/// much as it has made.
extension Machine {
  /// Elements that are copied as one between two questions.
  private static let stretch = 4096

  /// `count` values, each as `element` makes it; nothing if there is no room for them.
  @inline(__always)
  func made(_ count: Int, _ element: (Int) -> Value) -> [Value] {
    guard count > 0, hasRoom(for: count) else { return [] }
    return [Value](unsafeUninitializedCapacity: count) { buffer, made in
      guard let start = buffer.baseAddress else { return }
      var place = 0
      while place < count, goesOn() {
        (start + place).initialize(to: element(place))
        place += 1
      }
      made = place
    }
  }

  /// The same elements in storage of their own.
  ///
  /// - Parameter spare: how many more it has room for.
  func copied(_ elements: ArraySlice<Value>, spare: Int = 0) -> [Value] {
    let count = elements.count
    guard count > Self.stretch else {
      var copy = Array(elements)
      if spare > 0 { copy.reserveCapacity(count + spare) }
      return copy
    }
    guard hasRoom(for: count) else { return [] }
    return elements.withUnsafeBufferPointer { source in
      [Value](unsafeUninitializedCapacity: count + spare) { buffer, copied in
        guard let start = buffer.baseAddress, let source = source.baseAddress else { return }
        while copied < count {
          let part = min(Self.stretch, count - copied)
          (start + copied).initialize(from: source + copied, count: part)
          copied += part
          guard goesOn(after: part) else { return }
        }
      }
    }
  }

  /// A copy that may be added to.
  func copied(_ elements: [Value]) -> [Value] {
    copied(elements[...], spare: elements.count > Self.stretch ? elements.count / 4 : 0)
  }

  /// Room for as many elements again, for a long array that nobody shares.
  ///
  /// Swift would move them all at once.
  @inline(never)
  func widen(_ elements: inout [Value], to capacity: Int = 0) {
    let count = elements.count
    guard count >= 1 << 16 else { return }
    let capacity = max(capacity, 2 * count)
    guard hasRoom(for: capacity - count) else { return }
    elements = elements.withUnsafeMutableBufferPointer { source in
      [Value](unsafeUninitializedCapacity: capacity) { buffer, moved in
        guard let start = buffer.baseAddress, let source = source.baseAddress else { return }
        while moved < count {
          let part = min(Self.stretch, count - moved)
          (start + moved).moveInitialize(from: source + moved, count: part)
          for place in moved..<moved + part { (source + place).initialize(to: .none) }
          moved += part
          guard goesOn(after: part) else { return }
        }
      }
    }
  }

  /// Adds one value, as a loop of the library's does time and again.
  @inline(__always)
  func add(_ value: Value, to elements: inout [Value]) {
    if elements.count == elements.capacity { widen(&elements) }
    elements.append(value)
  }

  /// Adds `new` to the end of `elements`, if there is room.
  func append(_ new: [Value], to elements: inout [Value]) {
    guard new.count > Self.stretch else {
      guard new.count < 64 || hasRoom(for: new.count) else { return }
      if elements.capacity < elements.count + new.count { widen(&elements) }
      return elements.append(contentsOf: new)
    }
    guard hasRoom(for: new.count) else { return }
    let needed = elements.count + new.count
    if elements.capacity < needed {
      widen(&elements, to: needed)
      elements.reserveCapacity(needed)
    }
    for start in stride(from: 0, to: new.count, by: Self.stretch) {
      elements.append(contentsOf: new[start..<min(start + Self.stretch, new.count)])
      guard goesOn(after: Self.stretch) else { return }
    }
  }

  /// The elements one after the other from `lists`.
  func joined(_ lists: [Value]) -> [Value] {
    var count = 0
    for list in lists {
      guard goesOn() else { return [] }
      count += list.elements.count
    }
    guard hasRoom(for: count) else { return [] }
    var joined: [Value] = []
    joined.reserveCapacity(count)
    for list in lists {
      guard goesOn() else { break }
      append(list.elements, to: &joined)
    }
    return joined
  }

  /// `elements` in the order that `isLess` gives, or as they are once the program is stopped.
  func sorted(_ elements: [Value], by isLess: (Value, Value) -> Bool) -> [Value] {
    struct Stopped: Error {}
    var sorted = copied(elements[...])
    do {
      try sorted.sort {
        guard goesOn() else { throw Stopped() }
        return isLess($0, $1)
      }
      return sorted
    } catch { return elements }
  }

  /// The least of `elements`, as `isLess` has it; the first of equal ones.
  func least(_ elements: [Value], by isLess: (Value, Value) -> Bool) -> Value? {
    guard var least = elements.first else { return nil }
    for element in elements.dropFirst() {
      guard goesOn() else { break }
      if isLess(element, least) { least = element }
    }
    return least
  }

  /// The greatest; the first of equal ones.
  func greatest(_ elements: [Value], by isLess: (Value, Value) -> Bool) -> Value? {
    guard var greatest = elements.first else { return nil }
    for element in elements.dropFirst() {
      guard goesOn() else { break }
      if isLess(greatest, element) { greatest = element }
    }
    return greatest
  }

  /// The pieces between the elements for which `isSeparator` holds.
  func split(
    _ elements: [Value], maxSplits: Int, omittingEmpty: Bool, _ isSeparator: (Value) -> Bool
  ) -> [Range<Int>] {
    var pieces: [Range<Int>] = []
    var start = 0
    for place in elements.indices {
      guard goesOn() else { return pieces }
      guard pieces.count < maxSplits else { break }
      guard isSeparator(elements[place]) else { continue }
      if start < place || !omittingEmpty { pieces.append(start..<place) }
      start = place + 1
    }
    if start < elements.count || !omittingEmpty { pieces.append(start..<elements.count) }
    return pieces
  }

  /// In another order, as Swift's own `shuffled(using:)` puts them.
  func shuffled(_ elements: [Value]) -> [Value] {
    var shuffled = copied(elements[...])
    var left = shuffled.count
    var place = 0
    while left > 1, goesOn() {
      let other = Int.random(in: 0..<left, using: &random)
      left -= 1
      shuffled.swapAt(place, place + other)
      place += 1
    }
    return shuffled
  }
}
