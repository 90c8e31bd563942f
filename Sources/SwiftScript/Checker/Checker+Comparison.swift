import SwiftSyntax

extension Checker {
  func checkComparison(
    _ name: String, _ node: InfixOperatorExprSyntax, _ token: TokenSyntax, _ expected: Type?
  ) -> TypedExpr {
    if let own = comparedGroup(name, node, expected) ?? comparisonAsWanted(name, node, expected) {
      return own
    }
    var left: TypedExpr
    var right: TypedExpr
    // Optionals can be equal, but none is less.
    let isOrder = ["<", ">", "<=", ">="].contains(name)
    let sides = [node.leftOperand, node.rightOperand]
    if module.operators[name] != nil, sides.contains(where: { $0.is(KeyPathExprSyntax.self) }) {
      // `\.age == 18` of the script's own.
      let operands = sides.map { isOpen($0) || isMemberThatWaits($0) ? open($0) : check($0) }
      // Two whole paths can be compared without it.
      let areWhole = sides.allSatisfy {
        $0.as(KeyPathExprSyntax.self).map { $0.root != nil } ?? false
      }
      if areWhole {
        if let own = declaredOperator(name, operands, node, expected) { return own }
      } else if let result = operatorOfOpen(name, operands[0], operands[1], token, node, expected) {
        return result
      }
    }
    if let written = literalSides(node) {
      (left, right) = written
    } else if isPlaceDependent(node.leftOperand) || hasUntold(node.leftOperand)
      || node.leftOperand.isEmptyLiteral && !node.rightOperand.isEmptyLiteral
      || isToldByOther(node.leftOperand, node.rightOperand),
      !isPlaceDependent(node.rightOperand), !hasUntold(node.rightOperand)
    {
      right = check(node.rightOperand, expecting: nil)
      left = check(node.leftOperand, expecting: right.type)
    } else {
      left = check(node.leftOperand, expecting: nil)
      if isOrder { left = implicitlyUnwrapped(operand: left) }
      if refuseUnpaidComparison(name, left, node.rightOperand, token) { return failed(node) }
      // Identity asks nothing of the classes.
      let isFree = name == "===" || name == "!==" ? !isPlaceDependent(node.rightOperand) : false
      // `0.0 == .nan`: a literal is what it is by itself.
      let isWaiting = node.rightOperand.is(MemberAccessExprSyntax.self)
      let isHint = left.literal == nil || isWaiting || isToldByResult(node.rightOperand)
      let type =
        node.rightOperand.is(ArrayExprSyntax.self)
        ? comparable(left).type : fractionMembers(sides) ?? left.type
      let hint = name == "~=" ? matched(by: type) : type
      right = rightOperand(node.rightOperand, isHint && !isFree ? hint : nil)
      if isOrder { right = implicitlyUnwrapped(operand: right) }
    }
    if node.leftOperand.is(ArrayExprSyntax.self), left.type != right.type, !right.type.isError,
      let again = guess({ check(node.leftOperand, as: comparable(right).type) })
    {
      left = again
    }
    // A type of the script's that `nil` can stand for is compared like any other.
    if right.literal == .null, let value = ownNil(node.rightOperand, left.type) { right = value }
    if left.literal == .null, let value = ownNil(node.leftOperand, right.type) { left = value }
    if left.literal == .null || right.literal == .null {
      if isOrder || (left.literal == .null ? right : left).type.wrapped == nil,
        module.operators[name] != nil,
        let own = declaredOperator(name, [left, right], node, nil)
      {
        return own
      }
      return comparisonWithNil(name, left, right, node, token)
    }
    if left.type.isError || right.type.isError { return failed(node) }
    (left, right) = (comparable(left), comparable(right))
    if name == "===" || name == "!==" { return identity(name, left, right, node, token) }
    if name == "~=" { return matchOperator(left, right, node, token) }
    if name == "==" || name == "!=" {
      right = asOptional(right, beside: left)
      left = asOptional(left, beside: right)
    }
    if let own = comparedOptional(name, left, right, node) { return own }
    (left, right) = asAnyTypes(left, right) ?? agree(left, right)
    if let declared = declaredComparison(name, left, right, node, expected) { return declared }
    if isWhole(left.type), isWhole(right.type), left.type != right.type {
      return mixedComparison(name, left, right, line(node))
    }
    let areTexts = isText(left.type) && isText(right.type)
    if left.type != right.type, !areTexts {
      if !isOrder, let a = convert(left, to: right.type) {
        left = a
      } else if !isOrder, let b = convert(right, to: left.type) {
        right = b
      } else {
        reportComparison(name, left, right, token, node)
        return failed(node)
      }
    }
    if isFloating(left.type) || left.type == library.int {
      return numericComparison(name, left, right, line(node))
    }
    if isInteger(left.type) { return numericComparison(name, left, right, line(node)) }
    if isOrder {
      guard isComparable(left.type) else {
        reportComparison(name, left, right, token, node)
        return failed(node)
      }
      return TypedExpr(
        .call(.native(Arithmetic.order(name)), [left, right]), library.bool, line: line(node))
    }
    guard isEquatable(left.type) else {
      reportComparison(name, left, right, token, node)
      return failed(node)
    }
    return TypedExpr(
      .operation(name == "==" ? .equal : .notEqual, left, right), library.bool, line: line(node))
  }

  /// What stands beside a `T!`: optionals can be equal, so nothing is unwrapped if `T` can be.
  private func asOptional(_ value: TypedExpr, beside other: TypedExpr) -> TypedExpr {
    guard other.isImplicitlyUnwrapped, let inner = other.type.wrapped, isEquatable(inner),
      let same = convert(value, to: other.type)
    else { return value }
    other.isImplicitlyUnwrapped = false
    return same
  }

  /// Types are compared whatever they are of: `T.self == Int.self`.
  private func asAnyTypes(_ left: TypedExpr, _ right: TypedExpr) -> (TypedExpr, TypedExpr)? {
    guard case .metatype = left.type.unwrappedFully, case .metatype = right.type.unwrappedFully,
      left.type != right.type
    else { return nil }
    let isOptional = left.type.wrapped != nil || right.type.wrapped != nil
    let common: Type = isOptional ? .optional(.metatype(.any)) : .metatype(.any)
    guard let left = convert(left, to: common), let right = convert(right, to: common) else {
      return nil
    }
    return (left, right)
  }

  /// `.center` and `nil` need to know the other side.
  func isPlaceDependent(_ node: ExprSyntax) -> Bool {
    if let member = node.as(MemberAccessExprSyntax.self) { return member.base == nil }
    if let infix = node.as(InfixOperatorExprSyntax.self) {
      return isPlaceDependent(infix.leftOperand)
    }
    if isToldByResult(node) { return true }
    if let call = node.as(FunctionCallExprSyntax.self) {
      return isPlaceDependent(call.calledExpression)
    }
    return node.is(NilLiteralExprSyntax.self)
  }

  private func comparisonWithNil(
    _ name: String, _ left: TypedExpr, _ right: TypedExpr, _ node: InfixOperatorExprSyntax,
    _ token: TokenSyntax
  ) -> TypedExpr {
    let value = left.literal == .null ? right : left
    guard name == "==" || name == "!=" || name == "===" || name == "!==" else {
      if value.type.isError || !refuseNil(name, left, right, token, node) {
        error("'nil' requires a contextual type", node)
      }
      return failed(node)
    }
    if value.type.isError { return failed(node) }
    let isEqual = name == "==" || name == "==="
    guard case .optional = value.type else {
      warning(
        "comparing non-optional value of type '\(value.type)' to 'nil' always returns \(isEqual ? "false" : "true")",
        node.operator)
      let native: Native = { _, _ in .bool(!isEqual) }
      return TypedExpr(.call(.native(native), [value]), library.bool, line: line(node))
    }
    let native: Native = { _, arguments in .bool(arguments[0].isNone == isEqual) }
    return TypedExpr(.call(.native(native), [value]), library.bool, line: line(node))
  }

  private func identity(
    _ name: String, _ left: TypedExpr, _ right: TypedExpr, _ node: InfixOperatorExprSyntax,
    _ token: TokenSyntax
  ) -> TypedExpr {
    for side in [left, right] {
      let type = side.type.unwrappedFully
      guard isReference(type) || type == .any else {
        error(
          "argument type '\(side.type)' expected to be an instance of a class or class-constrained type",
          token)
        return failed(node)
      }
    }
    let same = TypedExpr(.operation(.same, left, right), library.bool, line: line(node))
    return name == "==="
      ? same : TypedExpr(.operation(.not, same, nil), library.bool, line: line(node))
  }

  /// What `left ~= right` looks for in a range are its bounds.
  private func matched(by type: Type) -> Type? {
    guard let nominal = type.nominal,
      nominal === library.range || nominal === library.closedRange
        || library.partialRanges.contains(nominal)
    else { return type }
    return type.arguments.first
  }

  private func matchOperator(
    _ left: TypedExpr, _ right: TypedExpr, _ node: InfixOperatorExprSyntax, _ token: TokenSyntax
  ) -> TypedExpr {
    if let declared = declaredOperator("~=", [left, right], node, library.bool) { return declared }
    let nominal = left.type.nominal
    if nominal === library.range || nominal === library.closedRange
      || nominal.map(library.partialRanges.contains) == true
    {
      let value = left.type.arguments.first.flatMap { convert(right, to: $0) } ?? right
      return TypedExpr(
        .call(.native(Arithmetic.rangeContains), [left, value]), library.bool, line: line(node))
    }
    return TypedExpr(.operation(.equal, left, right), library.bool, line: line(node))
  }

  func numericComparison(_ name: String, _ left: TypedExpr, _ right: TypedExpr, _ line: Int)
    -> TypedExpr
  {
    if let nominal = left.type.nominal, Arithmetic.wideNames.contains(nominal.name) {
      return mixedComparison(name, left, right, line)
    }
    let isInt = !isFloating(left.type)
    let operation: Operation =
      switch name {
      case "<": isInt ? .lessInt : .lessDouble
      case "<=": isInt ? .lessEqualInt : .lessEqualDouble
      case ">": isInt ? .greaterInt : .greaterDouble
      case ">=": isInt ? .greaterEqualInt : .greaterEqualDouble
      case "==": isInt ? .equalInt : .equalDouble
      default: isInt ? .notEqualInt : .notEqualDouble
      }
    return TypedExpr(.operation(operation, left, right), library.bool, line: line)
  }

  /// A whole number, or a type parameter that stands for one.
  func isWhole(_ type: Type) -> Bool {
    if isInteger(type) { return true }
    guard let nominal = type.nominal, nominal.isArchetype,
      let integer = library.types["BinaryInteger"]
    else { return false }
    return module.conforms(nominal, to: integer)
  }

  /// Whole numbers of two types, or such as an `Int` cannot hold.
  private func mixedComparison(
    _ name: String, _ left: TypedExpr, _ right: TypedExpr, _ line: Int
  ) -> TypedExpr {
    let kind: TypedExpr.Kind =
      switch name {
      case "==": .operation(.equal, left, right)
      case "!=": .operation(.notEqual, left, right)
      default: .call(.native(Arithmetic.order(name)), [left, right])
      }
    return TypedExpr(kind, library.bool, line: line)
  }

  /// An `==` or `<` that a script type declares; `!=`, `>` and the others follow from it.
  private func declaredComparison(
    _ name: String, _ left: TypedExpr, _ right: TypedExpr, _ node: InfixOperatorExprSyntax,
    _ expected: Type?
  ) -> TypedExpr? {
    guard
      left.type.nominal?.script != nil || right.type.nominal?.script != nil
        || isRequired(name, of: left.type)
        || module.operators[name] != nil
          && (left.type != right.type || left.type.wrapped != nil)
        || isDeclaredNearer(name, left.type, right.type, expected)
        || isAddedToHost(name, left.type)
    else { return nil }
    // Of several, a place for a truth wants the one that gives it.
    if expected == library.bool,
      let truth = declaredOperator(name, [left, right], node, nil, giving: library.bool)
    {
      return truth
    }
    if let direct = declaredOperator(name, [left, right], node, nil) { return direct }
    if ["!=", ">", "<=", ">="].contains(name),
      isComparedByConformance(name, left.type) || isComparedByConformance(name, right.type)
    {
      return nil
    }
    switch name {
    case "!=":
      return declaredOperator("==", [left, right], node, nil).map {
        TypedExpr(.operation(.not, $0, nil), library.bool, line: line(node))
      }
    case ">": return declaredOperator("<", [right, left], node, nil)
    case "<=":
      return declaredOperator("<", [right, left], node, nil).map {
        TypedExpr(.operation(.not, $0, nil), library.bool, line: line(node))
      }
    case ">=":
      return declaredOperator("<", [left, right], node, nil).map {
        TypedExpr(.operation(.not, $0, nil), library.bool, line: line(node))
      }
    default: return nil
    }
  }

  /// A type parameter that has the operator from a protocol of the script's.
  private func isRequired(_ name: String, of type: Type) -> Bool {
    guard type.nominal?.isArchetype == true else { return false }
    return name == "==" || name == "!=" ? !isEquatable(type) : !isComparable(type)
  }

  func isEquatable(_ type: Type) -> Bool {
    switch type {
    case .tuple(let elements): elements.allSatisfy { isEquatable($0.type) }
    case .metatype: true
    case .optional(let inner): isEquatable(inner)
    // `any Equatable` may be of two types.
    case .nominal(let nominal, _)
    where nominal.kind == .protocol && !nominal.isComposition && nominal === library.equatable
      || nominal === library.hashable && nominal.kind == .protocol:
      false
    case .nominal(let nominal, _):
      conforms(type, to: library.equatable)
        || (nominal.kind == .enum && nominal.script != nil && isPlainEnum(nominal))
        || (nominal.isHost && nominal.kind == .class && nominal.superclass != nil)
        || (nominal.kind == .class
          && (nominal.hostBase.map { conforms(.nominal($0, []), to: library.equatable) } ?? false))
    default: false
    }
  }

  /// An enum without payloads is equatable by itself.
  func isPlainEnum(_ nominal: Nominal) -> Bool {
    !nominal.members.contains { $0.kind == .enumCase && $0.functionType != nil }
  }

  /// An enum without payloads is hashable, though nobody says so.
  func conformPlainEnum(_ body: TypeBody) {
    let nominal = body.nominal
    guard nominal.kind == .enum, !body.isExtension, nominal.script != nil, !nominal.isPrelude,
      isPlainEnum(nominal), nominal.members.contains(where: { $0.kind == .enumCase })
    else { return }
    for target in [library.equatable, library.hashable]
    where !module.conforms(nominal, to: target) {
      nominal.protocols.append(target)
    }
  }

  private func isComparable(_ type: Type) -> Bool {
    if case .tuple(let elements) = type { return elements.allSatisfy { isComparable($0.type) } }
    return isNumeric(type) || conforms(type, to: library.comparable)
  }

  /// What of an optional, an array or a dictionary cannot be compared.
  private func unequatablePart(_ left: Type, _ right: Type) -> Type? {
    guard left.unwrappedFully == right.unwrappedFully else { return nil }
    let inner: Type? =
      if left.wrapped != nil || right.wrapped != nil {
        left.unwrappedFully
      } else if left.nominal === library.array || left.nominal === library.dictionary {
        left.arguments.last
      } else {
        nil
      }
    guard let inner, let nominal = inner.nominal, nominal.script != nil || nominal.isArchetype
    else { return nil }
    // Of two optionals of a parameter the whole type is spoken of.
    if nominal.isArchetype, left.wrapped != nil, right.wrapped != nil { return nil }
    return isEquatable(inner) ? nil : inner
  }

  /// `Point()` where there are several ways to make one.
  private func isOverloadedInit(_ node: ExprSyntax, _ type: Type) -> Bool {
    guard let call = node.as(FunctionCallExprSyntax.self),
      call.calledExpression.trimmedDescription == type.nominal?.shortName
    else { return false }
    return type.nominal?.script != nil && members("init", of: type, isStatic: true).count > 1
  }

  private func reportComparison(
    _ name: String, _ left: TypedExpr, _ right: TypedExpr, _ token: TokenSyntax,
    _ node: InfixOperatorExprSyntax
  ) {
    if isUndecided(left) || isUndecided(right) {
      untyped(node)
    } else if refuseUnlike(name, left, right, node, nil) || refuseBesidePlain(name, token, node) {
    } else if case .optional(let inner) = left.type, name != "==", name != "!=" {
      reportMismatch(left, inner, node.leftOperand)
    } else if case .optional(let inner) = right.type, name != "==", name != "!=" {
      reportMismatch(right, inner, node.rightOperand)
    } else if name == "==" || name == "!=", let part = unequatablePart(left.type, right.type) {
      error(
        "operator function '\(name)' requires that '\(part)' conform to 'Equatable'", token)
    } else if left.type == right.type, isOverloadedInit(node.leftOperand, left.type),
      isOverloadedInit(node.rightOperand, right.type), name == "==" || name == "!="
    {
      reportReferenced(name, on: "Equatable", left.type, token)
    } else if left.type == right.type {
      reportUncomparable(name, left.type, token, node)
    } else {
      error(
        "binary operator '\(name)' cannot be applied to operands of type '\(left.type)' and '\(right.type)'",
        token)
    }
  }
}
