import SwiftSyntax

/// Literals of types that the script says literals can make.
extension Checker {
  /// The literal at `syntax` as a `type` with an initialiser `init(label:)` for it.
  func customLiteral(_ label: String, _ syntax: [ExprSyntax], _ type: Type, _ line: Int)
    -> TypedExpr?
  {
    guard let nominal = type.nominal, nominal.kind != .protocol,
      nominal.script != nil || (nominal.isHost && takesLiteral(label, nominal))
    else { return nil }
    let isOpen = type.hasHoles || type.arguments.count < nominal.generics.count
    if isOpen, !nominal.generics.isEmpty {
      return openLiteral(label, syntax, nominal).flatMap { customLiteral(label, syntax, $0, line) }
    }
    let found = members("init", of: type, isStatic: true).first {
      $0.member.functionType?.parameters.map(\.label) == [label]
    }
    // The library's own types take a literal for what it is.
    guard let found, let function = found.type.function, let parameter = function.parameters.first,
      nominal.script != nil || parameter.type != type,
      // `init(stringLiteral: Version)`: what is made of a literal is made of one of the library's.
      parameter.isVariadic || parameter.type.nominal?.script == nil
    else { return nil }
    let argument: TypedExpr
    if parameter.isVariadic {
      let parts = syntax.map { check($0, as: parameter.type) }
      argument = TypedExpr(.array(parts), .nominal(library.array, [parameter.type]), line: line)
    } else if let only = syntax.first {
      argument = check(only, as: parameter.type)
    } else {
      return nil
    }
    if argument.type.isError { return nil }
    return construction(found, of: type)([argument], function, found.substitution)
  }

  /// A value that stands for a literal, as what a type of the script's makes of one.
  func customLiteral(_ label: String, _ value: TypedExpr, _ type: Type, _ line: Int)
    -> TypedExpr?
  {
    let found = members("init", of: type, isStatic: true).first {
      $0.member.functionType?.parameters.map(\.label) == [label]
    }
    guard let found, let function = found.type.function, let parameter = function.parameters.first
    else { return nil }
    let isDouble = isFloating(parameter.type)
    guard case .constant(let constant) = value.kind else { return nil }
    let argument = TypedExpr(
      .constant(isDouble ? .double(constant.double) : constant), parameter.type, line: line)
    return construction(found, of: type)([argument], function, found.substitution)
  }

  /// Whether a type of the host has a row for literals of this kind, or an extension of the script's.
  private func takesLiteral(_ label: String, _ nominal: Nominal) -> Bool {
    module.members("init", of: nominal).contains {
      $0.functionType?.parameters.map(\.label) == [label]
    }
  }

  /// `nil` as a type of the script's that is `ExpressibleByNilLiteral`.
  func customNil(_ type: Type, _ line: Int) -> TypedExpr? {
    guard let nominal = type.nominal, nominal.script != nil, nominal.kind != .protocol else {
      return nil
    }
    let found = members("init", of: type, isStatic: true).first {
      $0.member.functionType?.parameters.map(\.label) == ["nilLiteral"]
    }
    guard let found, let function = found.type.function else { return nil }
    let nothing = TypedExpr(.tuple([]), .void, line: line)
    return construction(found, of: type)([nothing], function, found.substitution)
  }

  /// `let stack: Stack = [1, 2]`: the elements tell what it is a stack of.
  private func openLiteral(_ label: String, _ syntax: [ExprSyntax], _ nominal: Nominal) -> Type? {
    // `extension Pair: ExpressibleByArrayLiteral where A == B`: what it demands tells more.
    let found = module.members("init", of: nominal).first {
      $0.functionType?.parameters.map(\.label) == [label]
    }
    guard let found, let parameter = found.functionType?.parameters.first, !syntax.isEmpty else {
      return nil
    }
    var substitution = Substitution()
    let element = commonType(syntax.map { check($0) })
    guard substitution.match(parameter.type, element, self) else { return nil }
    settleSame(found.requirements, &substitution)
    let type = substitution(nominal.selfType)
    return type.hasHoles ? nil : type
  }

  /// `let styles: KeyValuePairs = ["a": 1]`.
  private func openDictionary(_ pairs: [(ExprSyntax, ExprSyntax)], _ nominal: Nominal) -> Type? {
    let found = members("init", of: nominal.selfType, isStatic: true).first {
      $0.member.functionType?.parameters.map(\.label) == ["dictionaryLiteral"]
    }
    guard case .tuple(let parts)? = found?.member.functionType?.parameters.first?.type,
      parts.count == 2, !pairs.isEmpty
    else { return nil }
    var substitution = Substitution()
    let (key, value) = (
      commonType(pairs.map { check($0.0) }), commonType(pairs.map { check($0.1) })
    )
    guard substitution.match(parts[0].type, key, self),
      substitution.match(parts[1].type, value, self)
    else { return nil }
    let type = substitution(nominal.selfType)
    return type.hasHoles ? nil : type
  }

  /// The same of a dictionary literal, whose pairs are given one by one.
  func customDictionary(_ pairs: [(ExprSyntax, ExprSyntax)], _ type: Type, _ line: Int)
    -> TypedExpr?
  {
    guard let nominal = type.nominal,
      nominal.script != nil || nominal.isHost && takesLiteral("dictionaryLiteral", nominal)
    else { return nil }
    let isOpen = type.hasHoles || type.arguments.count < nominal.generics.count
    if isOpen, !nominal.generics.isEmpty {
      return openDictionary(pairs, nominal).flatMap { customDictionary(pairs, $0, line) }
    }
    let found = members("init", of: type, isStatic: true).first {
      $0.member.functionType?.parameters.map(\.label) == ["dictionaryLiteral"]
    }
    guard let found, let function = found.type.function, let parameter = function.parameters.first,
      case .tuple(let parts) = parameter.type, parts.count == 2
    else { return nil }
    let elements = pairs.map { key, value in
      TypedExpr(
        .tuple([check(key, as: parts[0].type), check(value, as: parts[1].type)]), parameter.type,
        line: line)
    }
    let argument = TypedExpr(
      .array(elements), .nominal(library.array, [parameter.type]), line: line)
    return construction(found, of: type)([argument], function, found.substitution)
  }
}
