/// The types that expressions are made of.
indirect enum Kind: Hashable {
  case int, bool, string, double, character
  /// A whole number of another width: `Int8` to `UInt64`.
  case sized(String)
  case array(Kind), optional(Kind), pair(Kind, Kind), function(Kind, Kind)
  /// A type that the program declares.
  case named(String)

  var text: String {
    switch self {
    case .int: "Int"
    case .bool: "Bool"
    case .string: "String"
    case .double: "Double"
    case .character: "Character"
    case .sized(let name), .named(let name): name
    case .array(let element): "[\(element.text)]"
    case .optional(.function(let from, let to)): "((\(from.text)) -> \(to.text))?"
    case .optional(let wrapped):
      wrapped.text.hasPrefix("any ") ? "(\(wrapped.text))?" : "\(wrapped.text)?"
    case .pair(let first, let second): "(\(first.text), \(second.text))"
    case .function(let from, let to): "(\(from.text)) -> \(to.text)"
    }
  }

  /// Whether values are copied, never shared: what a closure may capture while it changes.
  var isPlain: Bool {
    switch self {
    case .int, .bool, .string, .double, .character, .sized: true
    case .array(let element), .optional(let element): element.isPlain
    case .pair(let first, let second): first.isPlain && second.isPlain
    case .named, .function: false
    }
  }
}
