/// How views of sequences print: as Swift's own, by what they are views of.
extension Description.Writer {
  /// `nil` for what is no view.
  func view(_ box: ArrayBox, _ nominal: Nominal, _ arguments: [Type], _ debug: Bool) -> String? {
    let plain = Description.name(of: .nominal(nominal, arguments), qualified: debug)
    func origin(_ place: Int, _ elements: @autoclosure () -> [Value]) -> String {
      let origins = (box as? ViewBox)?.origins ?? []
      let value = origins.indices.contains(place) ? origins[place] : .array(elements())
      return text(value, arguments[place], true)
    }
    switch nominal.name {
    case "StrideTo", "StrideThrough":
      return Description.name(of: .nominal(nominal, arguments), qualified: true)
    case "Dictionary.Keys", "Dictionary.Values":
      guard arguments.count == 2 else { return nil }
      let elements = list(box.elements, arguments[nominal.name == "Dictionary.Keys" ? 0 : 1])
      return debug ? "\(nominal.name)(\(elements))" : elements
    case "Repeated":
      guard let element = (box as? ViewBox)?.origins.first else { return nil }
      let value = text(element, arguments[0], true)
      return "\(plain)(count: \(box.elements.count), repeatedValue: \(value))"
    case "String.UTF8View", "String.UTF16View", "String.UnicodeScalarView":
      guard let whole = (box as? ViewBox)?.origins.first else { return nil }
      let names = [
        "String.UTF16View": "StringUTF16", "String.UnicodeScalarView": "StringUnicodeScalarView",
      ]
      let name = names[nominal.name] ?? "UTF8View"
      return debug ? "\(name)(\(text(whole, .any, true)))" : text(whole, .any, false)
    case "AttributedString.Runs":
      return (box as? ViewBox)?.origins.first.map { text($0, .any, false) }
    case "ReversedCollection":
      return "\(plain)(_base: \(origin(0, box.elements.reversed())))"
    case "EnumeratedSequence":
      return "\(plain)(_base: \(origin(0, box.elements.map(second))))"
    case "FlattenSequence": return "\(plain)(_base: \(origin(0, [])))"
    case "JoinedSequence":
      let separator = (box as? ViewBox)?.origins.last?.elements ?? []
      let parts = list(separator, .any)
      return "\(plain)(_base: \(origin(0, [])), _separator: ContiguousArray(\(parts)))"
    case "Zip2Sequence" where arguments.count == 2:
      return "\(plain)(_sequence1: \(origin(0, [])), _sequence2: \(origin(1, [])))"
    case "Slice":
      let (start, end) = ends(of: box, arguments[0])
      return "\(plain)(_startIndex: \(start), _endIndex: \(end), _base: \(origin(0, [])))"
    default: return nil
    }
  }

  private func second(_ pair: Value) -> Value {
    (pair.box as? TupleBox)?.fields.last ?? .none
  }

  /// The indices of a part.
  ///
  /// Those of a set or dictionary say where in memory they point.
  private func ends(of box: ArrayBox, _ base: Type) -> (String, String) {
    let name = Description.name(of: base, qualified: true)
    guard let range = ((box as? ViewBox)?.origins.first ?? .none).range, let upper = range.upper,
      let lower = range.lower
    else { return ("\(name).Index(…)", "\(name).Index(…)") }
    let index = "(extension in Swift):\(name).Index"
    func place(_ number: Int) -> String {
      number > upper.int ? "\(index).pastEnd" : "\(index).inRange(\(number))"
    }
    let first = lower.int + box.start
    return (place(first), place(first + box.elements.count))
  }
}
