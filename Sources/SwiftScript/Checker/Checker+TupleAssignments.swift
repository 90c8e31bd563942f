import SwiftSyntax

/// `(a, b) = (b, a)`: what leads to the places first, then all values, then they are set.
extension Checker {
  /// What stands on the left side.
  private indirect enum TuplePlace {
    case nothing
    case one(TypedExpr)
    case several([TuplePlace])

    var type: Type {
      switch self {
      case .nothing: .error
      case .one(let target): target.type
      case .several(let parts):
        .tuple(parts.map { Type.TupleElement(label: nil, type: $0.type) })
      }
    }
  }

  func checkTupleAssignment(_ tuple: TupleExprSyntax, _ node: InfixOperatorExprSyntax)
    -> TypedExpr
  {
    var statements: [TypedStatement] = []
    let place = held(place(ExprSyntax(tuple)), &statements)
    let value = check(node.rightOperand, expecting: place.type)
    let local = Local("_", value.type, isMutable: false, in: context)
    statements.append(TypedStatement(.declare(local, value), line: line(node)))
    let all = TypedExpr(.local(local), value.type, line: line(node))
    guard assign(all, to: place, node, &statements) else { return failed(node) }
    let nothing = Local("_", .void, isMutable: false, in: context)
    statements.append(
      TypedStatement(
        .declare(nothing, TypedExpr(.constant(.none), .void, line: line(node))), line: line(node)))
    return TypedExpr(.block(statements, nothing), .void, line: line(node))
  }

  private func place(_ syntax: ExprSyntax) -> TuplePlace {
    if syntax.is(DiscardAssignmentExprSyntax.self) { return .nothing }
    if let tuple = syntax.as(TupleExprSyntax.self), tuple.elements.count > 1 {
      return .several(tuple.elements.map { place($0.expression) })
    }
    let target = check(syntax, expecting: nil)
    requirePlace(target, syntax, member: nil)
    return .one(target)
  }

  /// False, and told of, where the value has other parts than the place.
  private func assign(
    _ value: TypedExpr, to place: TuplePlace, _ node: InfixOperatorExprSyntax,
    _ statements: inout [TypedStatement]
  ) -> Bool {
    switch place {
    case .nothing: return true
    case .one(let target):
      guard let converted = convert(value, to: target.type) else {
        error(
          "cannot assign value of type '\(value.type)' to type '\(target.type)'",
          node.rightOperand)
        return true
      }
      statements.append(.assignment(of: converted, to: target, line(node)))
      return true
    case .several(let parts):
      guard case .tuple(let elements) = value.type, elements.count == parts.count else {
        error(
          "cannot assign value of type '\(value.type)' to type '\(place.type)'",
          node.rightOperand)
        return false
      }
      return parts.enumerated().reduce(true) { (isRight: Bool, part) -> Bool in
        let element = TypedExpr(
          .element(value, part.offset), elements[part.offset].type, line: line(node))
        return assign(element, to: part.element, node, &statements) && isRight
      }
    }
  }
  // MARK: What leads to a place

  private func held(_ place: TuplePlace, _ statements: inout [TypedStatement]) -> TuplePlace {
    switch place {
    case .nothing: .nothing
    case .one(let target): .one(held(target, &statements))
    case .several(let parts): .several(parts.map { held($0, &statements) })
    }
  }

  /// The place with its indices and objects as they are now: the values may change what gave them.
  private func held(
    _ target: TypedExpr, _ statements: inout [TypedStatement]
  ) -> TypedExpr {
    let kind: TypedExpr.Kind
    switch target.kind {
    case .subscripted(let base, let member, let arguments):
      let base = heldBase(base, &statements)
      let arguments = arguments.enumerated().map { index, argument in
        // A dictionary's default is made where the key is missing.
        index == 1 && member.step == .tableValue ? argument : heldValue(argument, &statements)
      }
      kind = .subscripted(base, member, arguments)
    case .accessor(let base?, let member, let isSuper):
      kind = .accessor(heldBase(base, &statements), member, isSuper: isSuper)
    case .field(let base, let index): kind = .field(heldBase(base, &statements), index)
    case .element(let base, let index): kind = .element(held(base, &statements), index)
    case .force(let inner): kind = .force(held(inner, &statements))
    case .global(let global) where global.isToStart:
      // It has its first value before the values are reckoned.
      statements.append(TypedStatement(.expression(target), line: target.line))
      return target
    default: return target
    }
    let place = TypedExpr(kind, target.type, line: target.line)
    place.isImplicit = target.isImplicit
    return place
  }

  private func heldBase(_ base: TypedExpr, _ statements: inout [TypedStatement]) -> TypedExpr {
    base.type.isClass ? heldValue(base, &statements) : held(base, &statements)
  }

  private func heldValue(_ value: TypedExpr, _ statements: inout [TypedStatement]) -> TypedExpr {
    switch value.kind {
    case .constant, .typeValue: return value
    case .local(let local) where !local.isMutable: return value
    default: break
    }
    let local = Local("_", value.type, isMutable: false, in: context)
    statements.append(TypedStatement(.declare(local, value), line: value.line))
    return TypedExpr(.local(local), value.type, line: value.line)
  }
}
