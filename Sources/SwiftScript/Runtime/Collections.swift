class ArrayBox: Box {
  deinit {
    if made.isEmpty {
      if isOpen { OpenParts.close() }
    } else if made.count >= Release.longCount || Release.isDeep {
      Release.destroy(&made)
    }
  }

  /// The elements but for those that ``OpenParts`` keeps: then there are none here.
  final private(set) var made: [Value]

  final var elements: [Value] {
    @inline(__always) get {
      if _slowPath(made.isEmpty) { settle() }
      return made
    }
    @inline(__always) _modify {
      if _slowPath(made.isEmpty) { settle() }
      yield &made
    }
  }

  nonisolated final var address: UnsafeRawPointer {
    UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque())
  }

  nonisolated final private var isOpen: Bool { OpenParts.owner == address }

  @inline(never) final private func settle() {
    if isOpen { made = OpenParts.makeAll() }
  }

  /// The index of the first element.
  var start: Int { 0 }

  init(_ elements: [Value]) { made = elements }

  override func copied() -> Box { ArrayBox(Machine.copied(elements)) }

  override func equals(_ other: Box) -> Bool {
    guard let other = other as? ArrayBox, other.elements.count == elements.count else {
      return false
    }
    // What is stored once is not compared with itself.
    if self === other { return true }
    return Equality.areEqual(elements[...], other.elements[...])
  }

  override func hash(into hasher: inout Hasher) {
    hasher.combine(elements.count)
    for (place, element) in elements.enumerated() {
      if place & 255 == 255, !Machine.isWanted(after: 256) { return }
      Equality.hash(element, into: &hasher)
    }
  }
}

/// A part of an array, whose elements keep the indices that they have there.
///
/// An ``ArrayBox`` is a slice, too, where the checker knows it as one: its indices start at 0.
final class SliceBox: ArrayBox {
  deinit {}

  private let first: Int

  override var start: Int { first }

  init(_ elements: [Value], from start: Int) {
    first = start
    super.init(elements)
  }

  override func copied() -> Box { SliceBox(Machine.copied(elements), from: first) }
}

/// `a..<b` or `a...b`, also of floating-point numbers; a missing bound makes it one-sided.
final class RangeBox: Box {
  deinit {}

  let lower: Value?
  let upper: Value?
  let isClosed: Bool

  init(_ lower: Value?, _ upper: Value?, isClosed: Bool) {
    self.lower = lower
    self.upper = upper
    self.isClosed = isClosed
  }

  func contains(_ value: Value) -> Bool {
    if let lower, Equality.isLess(value, lower) { return false }
    guard let upper else { return true }
    return isClosed ? !Equality.isLess(upper, value) : Equality.isLess(value, upper)
  }

  override func equals(_ other: Box) -> Bool {
    guard let other = other as? RangeBox, other.isClosed == isClosed else { return false }
    return Equality.areEqual(lower ?? .none, other.lower ?? .none)
      && Equality.areEqual(upper ?? .none, other.upper ?? .none)
  }

  override func hash(into hasher: inout Hasher) {
    for bound in [lower, upper] { Equality.hash(bound ?? .none, into: &hasher) }
  }
}
