import SwiftSyntax

/// Arithmetic on values whose type is a type parameter: which step it is shows when it is known
/// what stands for the parameter.
extension Checker {
  func dependentArithmetic(
    _ name: String, _ left: TypedExpr, _ right: TypedExpr, _ line: Int
  ) -> TypedExpr? {
    let type = left.type
    guard let nominal = type.nominal, nominal.isArchetype, allows(name, nominal) else { return nil }
    return TypedExpr(
      .dependent { [self] concrete in
        let a = TypedExpr(left.kind, concrete(type), line: line)
        let b = TypedExpr(right.kind, concrete(right.type), line: line)
        return builtIn(name, a, b, line) ?? witnessed(name, a, b, line)
          ?? TypedExpr(.constant(.none), .error, line: line)
      }, type, line: line)
  }

  /// A type of the script has the operator as a static function.
  private func witnessed(
    _ name: String, _ left: TypedExpr, _ right: TypedExpr, _ line: Int
  ) -> TypedExpr? {
    guard
      let found = members(name, of: left.type, isStatic: true).first(where: {
        $0.type.function?.parameters.count == 2
      }), let function = found.type.function
    else { return nil }
    return methodCall(found, of: nil, isSuper: false)([left, right], function, found.substitution)
  }

  func allows(_ name: String, _ nominal: Nominal) -> Bool {
    let needed: [String] =
      switch name {
      case "+", "-": ["AdditiveArithmetic"]
      case "*": ["Numeric"]
      case "/": ["BinaryInteger", "FloatingPoint"]
      case "%", "&", "|", "^", "<<", ">>": ["BinaryInteger"]
      case "&+", "&-", "&*", "&<<", "&>>": ["FixedWidthInteger"]
      default: []
      }
    return needed.contains { name in
      library.types[name].map { module.conforms(nominal, to: $0) } ?? false
    }
  }

  /// `0 - 1` where a type parameter is wanted: an operation on two literals of its type.
  func dependentReckoning(_ syntax: ExprSyntax, _ type: Type) -> TypedExpr? {
    guard type.nominal?.isArchetype == true,
      let node = syntax.withoutParentheses.as(InfixOperatorExprSyntax.self)
    else { return nil }
    func side(_ node: ExprSyntax) -> TypedExpr? { convert(check(node), to: type) }
    guard let left = side(node.leftOperand), let right = side(node.rightOperand) else { return nil }
    return dependentArithmetic(node.operator.trimmedDescription, left, right, line(node))
  }

  /// A literal where a type parameter is wanted that such literals can make.
  func dependentLiteral(
    _ literal: TypedExpr.Literal, _ value: Value, _ type: Type, _ line: Int
  ) -> TypedExpr? {
    guard let nominal = type.nominal, nominal.isArchetype, let kind = literal.kindName,
      let target = library.types["ExpressibleBy\(kind)Literal"],
      module.conforms(nominal, to: target)
    else { return nil }
    return TypedExpr(
      .dependent { [self] concrete in
        let found = concrete(type)
        let constant = TypedExpr(
          .constant(isFloating(found) ? .double(value.double) : value), found, line: line)
        return found.nominal?.script == nil
          ? constant
          : customLiteral("\(kind.lowercased())Literal", constant, found, line) ?? constant
      }, type, line: line)
  }

  /// `nil`, `true`, `[]` or `[:]` where a type parameter is wanted that such a literal can make:
  /// what it makes shows when it is known what stands for the parameter.
  func dependentLiteral(_ kind: String, _ syntax: ExprSyntax, _ type: Type) -> TypedExpr? {
    guard let nominal = type.nominal, nominal.isArchetype,
      let target = library.types["ExpressibleBy\(kind)Literal"],
      module.conforms(nominal, to: target)
    else { return nil }
    let at = line(syntax)
    return TypedExpr(
      .dependent { [self] concrete in
        let found = concrete(type)
        if case .optional = found { return TypedExpr(.constant(.none), found, line: at) }
        return kind == "Nil"
          ? customNil(found, at) ?? failed(syntax) : check(syntax, expecting: found)
      }, type, line: at)
  }

  /// `1 << i` where a type parameter is wanted: the literal is one of it.
  func dependentShift(
    _ node: InfixOperatorExprSyntax, _ hint: Type?
  ) -> (TypedExpr, TypedExpr)? {
    guard let type = hint?.unwrappedFully, isDependentShift(ExprSyntax(node), type) else {
      return nil
    }
    return (check(node.leftOperand, as: type), check(node.rightOperand))
  }

  func isDependentShift(_ node: ExprSyntax, _ type: Type?) -> Bool {
    guard let nominal = type?.unwrappedFully.nominal, nominal.isArchetype,
      let shift = node.withoutParentheses.as(InfixOperatorExprSyntax.self),
      shift.leftOperand.is(IntegerLiteralExprSyntax.self)
    else { return false }
    let name = shift.operator.trimmedDescription
    return Arithmetic.isShift(name) && allows(name, nominal)
  }

  /// `-x` and `~x` of a type parameter.
  func dependentPrefix(_ name: String, _ value: TypedExpr, _ line: Int) -> TypedExpr? {
    switch name {
    case "-": return dependentNegation(value, line)
    case "~":
      guard let nominal = value.type.nominal, nominal.isArchetype, allows("&", nominal) else {
        return nil
      }
      return TypedExpr(
        .dependent { concrete in
          let found = concrete(value.type)
          let native = Arithmetic.complement(found.nominal?.name ?? "")
          return TypedExpr(
            .call(.native(native), [TypedExpr(value.kind, found, line: line)]), found, line: line)
        }, value.type, line: line)
    default: return nil
    }
  }

  private func dependentNegation(_ value: TypedExpr, _ line: Int) -> TypedExpr? {
    guard let nominal = value.type.nominal, nominal.isArchetype,
      let target = library.types["SignedNumeric"], module.conforms(nominal, to: target),
      let zero = dependentLiteral(.integer, .int(0), value.type, line)
    else { return nil }
    return dependentArithmetic("-", zero, value, line)
  }
}
