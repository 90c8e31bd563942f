/// What literals can make: each kind has a protocol with an initialiser, whose parameter is of a
/// type that the conforming type chooses.
extension StandardLibrary {
  /// The rows for literals of the library's own types.
  static let literals: [TypeBinding] = literalTypes.map { name, kinds in
    let binding = TypeBinding(name, .struct) {
      kinds.map { kind, type in
        BindingRow(
          "init(\(kind.literalLabel) value: \(type))",
          .native { _, arguments in
            switch name {
            case "Double", "Float", "CGFloat": .double(arguments[0].double)
            case "Substring": .substring(arguments[0].substring)
            default: arguments[0]
            }
          })
      }
    }
    binding.isExtension = true
    return binding
  }

  /// By type, the kinds of literals that make it with what it takes for them.
  static let literalTypes: [(name: String, kinds: [(kind: String, type: String)])] =
    integerNames.sorted().map { ($0, [("Integer", $0)]) } + [
      ("Double", [("Integer", "Int64"), ("Float", "Double")]),
      ("Float", [("Integer", "Int64"), ("Float", "Float")]),
      ("CGFloat", [("Integer", "Int"), ("Float", "Double")]),
      ("Bool", [("Boolean", "Bool")]),
      ("String", texts), ("Substring", texts),
      ("Character", [("ExtendedGraphemeCluster", "Character"), ("UnicodeScalar", "Character")]),
    ]

  private static let texts = ["String", "ExtendedGraphemeCluster", "UnicodeScalar"].map {
    ($0, "String")
  }
}

extension TypeBinding {
  /// `ExpressibleByIntegerLiteral`.
  ///
  /// Put together by `+`: interpolation is slow at the start of a process, when these are made.
  static func literal(_ kind: String, inherits: [String] = []) -> TypeBinding {
    let isByItself = !["ExtendedGraphemeCluster", "UnicodeScalar"].contains(kind)
    return .protocol(
      "ExpressibleBy" + kind + "Literal", inherits: inherits,
      ["init(" + kind.literalLabel + " value: " + kind + "LiteralType)"],
      needs: isByItself ? ["init(" + kind.literalLabel + ":)"] : [])
  }
}

extension Library {
  /// The associated types of the literals' protocols, and what the library's own types have there.
  func connectLiterals() {
    for (name, kinds) in StandardLibrary.literalTypes {
      for (kind, type) in kinds {
        let literal = kind + "LiteralType"
        types["ExpressibleBy" + kind + "Literal"]?.associatedTypes[literal] = AssociatedType()
        types[name]?.typeWitnesses[literal] = types[type].map { .nominal($0, []) }
      }
    }
  }
}

extension String {
  /// The `integerLiteral` of `Integer`.
  fileprivate var literalLabel: String {
    String(prefix(1)).lowercased() + String(dropFirst()) + "Literal"
  }
}

extension TypedExpr.Literal {
  /// As its protocol is called: `ExpressibleByIntegerLiteral`.
  var kindName: String? {
    switch self {
    case .integer: "Integer"
    case .float: "Float"
    case .string: "String"
    case .null, .other: nil
    }
  }
}
