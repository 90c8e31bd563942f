extension Type: CustomStringConvertible {
  /// As swiftc spells it in a message.
  public var description: String {
    switch self {
    case .nominal(let nominal, let arguments):
      switch nominal.name {
      case "Array" where arguments.count == 1: "[\(arguments[0])]"
      case "Dictionary" where arguments.count == 2: "[\(arguments[0]) : \(arguments[1])]"
      case "Dictionary.Keys", "Dictionary.Values":
        "Dictionary\(Self.list(arguments[...])).\(nominal.shortName)"
      default:
        if nominal.kind == .protocol, nominal.name != "AnyHashable" {
          "any \(nominal.name)" + Self.list(arguments[...])
        } else if nominal === nominal.outer?.nested[nominal.shortName], !arguments.isEmpty,
          nominal.outer?.generics.isEmpty == false
        {
          // `List<Int>.Node`: the arguments belong to the type around.
          "\(Type.nominal(nominal.outer ?? nominal, Array(arguments.prefix(nominal.inheritedGenerics.count)))).\(nominal.shortName)"
            + Self.list(arguments.dropFirst(nominal.inheritedGenerics.count))
        } else if arguments.isEmpty || nominal.isArchetype {
          nominal.name
        } else {
          "\(nominal.name)<\(arguments.map(\.description).joined(separator: ", "))>"
        }
      }
    case .optional(let inner):
      switch inner {
      case .function: "(\(inner))?"
      case .nominal(let nominal, _)
      where nominal.kind == .protocol && nominal.name != "AnyHashable":
        "(\(inner))?"
      default: "\(inner)?"
      }
    case .tuple(let elements):
      elements.isEmpty
        ? "()"
        : "("
          + elements.map { ($0.label.map { "\($0): " } ?? "") + $0.type.description }
          .joined(separator: ", ") + ")"
    case .function(let type): type.description
    case .metatype(let inner):
      inner.nominal?.kind == .protocol || inner.nominal?.opaque != nil
        ? "(\(inner)).Type" : "\(inner).Type"
    case .any: "Any"
    case .parameter(let parameter): parameter.name
    case .associated(let base, let name): "\(base).\(name)"
    case .error: "<<error type>>"
    }
  }
}

extension Type {
  /// A function's type as it is mostly written where it is declared: `() -> Void`.
  var saidWithVoid: String { "\(self)".replacing(#/-> \(\)$/#, with: "-> Void") }

  private static func list(_ arguments: ArraySlice<Type>) -> String {
    arguments.isEmpty ? "" : "<\(arguments.map(\.description).joined(separator: ", "))>"
  }
}

extension FunctionType: CustomStringConvertible {
  public var description: String {
    let list = parameters.map { parameter in
      (parameter.isInout ? "inout " : "") + parameter.type.description
        + (parameter.isVariadic ? "..." : "")
    }
    return
      "(\(list.joined(separator: ", ")))\(isAsync ? " async" : "")\(isThrowing ? " throws" : "") -> \(result)"
  }

  /// `insertSubview(_:at:)` for a function called `name`.
  func fullName(_ name: String) -> String {
    name.full(with: parameters.map(\.label))
  }

  /// The same as some messages have it: where nothing has a label, without any.
  func prettyName(_ name: String) -> String { name.said(with: parameters.map(\.label)) }
}

extension String {
  /// A function's name with its labels: `insert(_:at:)`.
  func full(with labels: [String?]) -> String {
    "\(self)(\(labels.map { ($0 ?? "_") + ":" }.joined()))"
  }

  /// As some messages have it: where nothing has a label, without any.
  func said(with labels: [String?]) -> String {
    labels.isEmpty || labels.contains { $0 != nil } ? full(with: labels) : self
  }
}
