final class ArrayBox: Box {
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

/// A dictionary or a set: keys in the order in which they came, so that runs do not differ.
final class TableBox: Box {
  private(set) var keys: [Value] = []
  private(set) var values: [Value] = []
  private var places: [Key: Int] = [:]
  let isSet: Bool

  init(isSet: Bool = false) { self.isSet = isSet }

  var count: Int { keys.count }

  subscript(key: Value) -> Value? {
    get { places[Key(value: key)].map { values[$0] } }
    set {
      if let newValue {
        if let place = places[Key(value: key)] {
          values[place] = newValue
        } else {
          places[Key(value: key)] = keys.count
          keys.append(key)
          values.append(newValue)
        }
      } else if let place = places.removeValue(forKey: Key(value: key)) {
        keys.remove(at: place)
        values.remove(at: place)
        for (key, index) in places where index > place { places[key] = index - 1 }
      }
    }
  }

  override func copied() -> Box {
    let copy = TableBox(isSet: isSet)
    copy.keys = keys
    copy.values = values
    copy.places = places
    return copy
  }

  override func equals(_ other: Box) -> Bool {
    guard let other = other as? TableBox, other.count == count else { return false }
    return zip(keys, values).allSatisfy { key, value in
      other[key].map { Equality.areEqual($0, value) } ?? false
    }
  }

  override func hash(into hasher: inout Hasher) { hasher.combine(count) }

  private struct Key: Hashable {
    let value: Value

    static func == (a: Key, b: Key) -> Bool { Equality.areEqual(a.value, b.value) }

    func hash(into hasher: inout Hasher) { Equality.hash(value, into: &hasher) }
  }
}

/// `a..<b` or `a...b`, also of floating-point numbers; a missing bound makes it one-sided.
final class RangeBox: Box {
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
