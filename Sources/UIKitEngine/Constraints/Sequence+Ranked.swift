extension Sequence {
  /// In the order of two numbers, each asked for once: those of views and constraints stand behind weak
  /// references, which cost more than comparing them.
  func ranked(by rank: (Element) -> (Int, Int)) -> [Element] {
    let elements = Array(self)
    let order = elements.indices.map { place in (rank(elements[place]), place) }
    return order.sorted { $0.0 == $1.0 ? $0.1 < $1.1 : $0.0 < $1.0 }.map { elements[$0.1] }
  }
}
