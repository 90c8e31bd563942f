/// What Swift makes of a sequence without going over it: `stride(…)`, `reversed()`, `zip`, `keys`.
///
/// The checker knows them by their types, and so does whoever prints them; their values are the
/// elements. What the elements do not tell of where they come from, a ``ViewBox`` keeps.
extension StandardLibrary {
  static let views = [
    view("StrideTo", ["Element"]), view("StrideThrough", ["Element"]),
    view("ReversedCollection", ["Base"]), view("EnumeratedSequence", ["Base"]),
    view("FlattenSequence", ["Base"]), view("JoinedSequence", ["Base"]),
    view("Slice", ["Base"]), view("Zip2Sequence", ["Sequence1", "Sequence2"]),
    view("Dictionary.Keys", ["Key", "Value"]), view("Dictionary.Values", ["Key", "Value"]),
    view("Repeated", ["Element"]), view("String.UTF8View", []), view("String.UTF16View", []),
    view("String.UnicodeScalarView", []), view("Substring.UTF8View", []),
    view("Substring.UTF16View", []), view("Substring.UnicodeScalarView", []),
    view("AttributedString.CharacterView", []),
    view("AttributedString.Runs", []),
  ]

  /// The views of texts, and what they hold.
  static let textViews = [
    "String.UTF8View": "UInt8", "String.UTF16View": "UInt16",
    "String.UnicodeScalarView": "Unicode.Scalar", "Substring.UTF8View": "UInt8",
    "Substring.UTF16View": "UInt16", "Substring.UnicodeScalarView": "Unicode.Scalar",
    "AttributedString.CharacterView": "Character",
    "AttributedString.Runs": "AttributedString.Runs.Run",
  ]

  /// Those that are sequences and no collections.
  static let plainSequences: Set = [
    "StrideTo", "StrideThrough", "Zip2Sequence", "JoinedSequence",
  ]

  /// Foundation's collections, which are sequences in Swift: of objects, and of pairs.
  static let objectSequences: Set = ["NSArray", "NSMutableArray", "NSSet", "NSMutableSet"]
  static let objectTables: Set = ["NSDictionary", "NSMutableDictionary"]

  private static func view(_ name: String, _ generics: [String]) -> TypeBinding {
    let binding = TypeBinding(name, .struct) {
      let type = MemberTable<Value>()
      let whole = "\(name)<\(generics.joined(separator: ", "))>"
      switch name {
      case "Dictionary.Keys": wholes(type, "Dictionary<Key, Value>.Keys", "Key", turns: false)
      case "Dictionary.Values":
        wholes(type, "Dictionary<Key, Value>.Values", "Value", turns: false)
      case "StrideTo", "StrideThrough": wholes(type, whole, "Element", turns: false)
      case "Repeated": wholes(type, whole, "Element", turns: false)
      default:
        guard let element = textViews[name] else { break }
        wholes(type, name, element, turns: false)
        if name == "String.UnicodeScalarView" { scalarView(type) }
        if name.hasSuffix("View"), element != "Character" { partsOfTextView(type, name) }
        if element == "Character" { attributedCharacters(type) }
      }
      return type.rows
    }
    binding.generics = generics
    binding.needsErasure = true
    return binding
  }

  /// `enumerated()` and, of what can be walked backwards, `reversed()`: each a view of the whole,
  /// or an array where the place wants one.
  static func wholes<Host>(
    _ type: MemberTable<Host>, _ whole: String, _ element: String, turns: Bool = true
  ) {
    type.native("func enumerated() -> EnumeratedSequence<\(whole)>") { machine, arguments in
      let elements = machine.made(parts(arguments[0], machine)) { .tuple([.int($0), $1]) }
      return ViewBox.value(elements, of: arguments[0])
    }
    guard turns else { return }
    type.native("func reversed() -> ReversedCollection<\(whole)>") { machine, arguments in
      ViewBox.value(turned(arguments[0], machine), of: arguments[0])
    }
    type.native("func reversed() -> [\(element)]") { machine, arguments in
      .array(turned(arguments[0], machine))
    }
  }

  static func turned(_ value: Value, _ machine: Machine) -> [Value] {
    withParts(value, machine) { elements in
      machine.made(elements.count) { elements[elements.count - 1 - $0] }
    }
  }

  /// What `text.utf8.prefix(3)` is: a view of a part of the text.
  private static func partsOfTextView(_ type: MemberTable<Value>, _ name: String) {
    slicing(type, "Substring." + (name.split(separator: ".").last ?? ""))
  }

  /// The parts of what is no array: each knows what it is a part of.
  static func partsOfViews(_ type: MemberTable<Value>, _ whole: String) {
    slicing(type, "Slice<\(whole)>")
  }
}

extension Machine {
  fileprivate func made(_ elements: [Value], _ change: (Int, Value) -> Value) -> [Value] {
    let box = ArrayBox(elements)
    return withExtendedLifetime(box) {
      made(box.elements.count) { change($0, box.elements[$0]) }
    }
  }
}

/// The elements of a view of something else, and what that is.
final class ViewBox: ArrayBox {
  deinit {}

  /// Empty where the elements of an array are all there is to know.
  let origins: [Value]
  private let first: Int

  override var start: Int { first }

  init(_ elements: [Value], of origins: [Value], from start: Int = 0) {
    self.origins = origins
    first = start
    super.init(elements)
  }

  override func copied() -> Box {
    ViewBox(Machine.copied(elements), of: origins, from: first)
  }

  /// A view of an array needs nothing but its elements.
  static func value(_ elements: [Value], of origin: Value) -> Value {
    origin.exact(ArrayBox.self) == nil
      ? .box(ViewBox(elements, of: [origin])) : .array(elements)
  }
}
