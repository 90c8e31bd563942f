final class ArrayBox: Box {
  deinit {}

  var elements: [Value]

  init(_ elements: [Value]) { self.elements = elements }

  override func copied() -> Box { ArrayBox(elements) }

  override func equals(_ other: Box) -> Bool {
    guard let other = other as? ArrayBox, other.elements.count == elements.count else {
      return false
    }
    return zip(elements, other.elements).allSatisfy(Equality.areEqual)
  }

  override func hash(into hasher: inout Hasher) {
    hasher.combine(elements.count)
    for element in elements { Equality.hash(element, into: &hasher) }
  }
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
}
