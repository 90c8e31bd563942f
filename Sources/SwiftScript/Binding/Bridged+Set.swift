/// The order of a `Set` is not the same from run to run: what crosses should have one element, or
/// none that anybody tells apart by its place.
extension Set: Bridged where Element: Bridged {
  public static func unwrap(_ value: Value) -> Set<Element>? {
    guard let table = value.unerased.box as? TableBox, table.isSet else { return nil }
    let elements = table.keys.compactMap { Element.unwrap($0) }
    return elements.count == table.count ? Set(elements) : nil
  }

  public var wrapped: Value {
    let table = TableBox(isSet: true)
    for element in self {
      let value = element.wrapped
      table[value] = value
    }
    return .box(table)
  }
}
