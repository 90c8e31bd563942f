import SwiftSyntax

/// The `flatMap` that is now `compactMap`: deprecated, and still taken where it fits better.
///
/// It keeps what the closure gives, other than nothing. That is what old code means by
/// `texts.flatMap { Int($0) }`, and what Swift 6.3 takes for `[1.5].flatMap { [$0, 1] }`, too: there
/// the 1 can stay an `Int`, in an array of anything.
extension Checker {
  /// A call of it; `nil` where the one that joins is called.
  func compactingFlatMap(
    _ member: MemberAccessExprSyntax, _ base: TypedExpr, _ list: ArgumentList,
    _ node: FunctionCallExprSyntax, _ expected: Type?
  ) -> TypedExpr? {
    let methods = members("compactMap", of: base.type).filter { $0.member.kind == .method }
    guard let only = list.arguments.first, list.arguments.count == 1, !methods.isEmpty else {
      return nil
    }
    let joining = members("flatMap", of: base.type).filter { $0.member.kind == .method }
    func call(_ methods: [FoundMember], _ wanted: Type?) -> TypedExpr {
      self.call(methods.map { candidate($0, of: base) }, list, node, wanted)
    }
    var wanted = expected
    if let joined = guess({ call(joining, expected) }), !joined.type.isError {
      guard let closure = only.value.as(ClosureExprSyntax.self),
        let element = joined.type.arguments.first, expected ?? .any == .any
      else { return nil }
      let top = node.wholeChain
      if closure.onlyValue.map({ holdsLiteral($0, widenedTo: element) }) == true {
        guard top.isOfAnyType else { return nil }
        wanted = .nominal(library.array, [.nominal(library.array, [.any])])
        if top.id != node.id {
          if keptByFlatMap.contains(node.id) { return call(methods, wanted) }
          keptByFlatMap.insert(node.id)
          defer { keptByFlatMap.remove(node.id) }
          guard let whole = guess({ check(top) }), !whole.type.isError else { return nil }
        }
      } else {
        guard let alternative = top.literalAlternative, isWidened(alternative, to: element),
          ExprSyntax(alternative.parent)?.isOfAnyType == true
        else { return nil }
      }
    }
    guard let kept = guess({ call(methods, wanted) }), !kept.type.isError else { return nil }
    // Lazy sequences are joined from arrays only: what Swift joins from others is none to be kept.
    if isLazy(base.type),
      elementType(of: kept.type).flatMap({ elementType(of: $0) }) != nil
    {
      unsupported("a lazy sequence of lazy sequences is", member.declName)
      return failed(node)
    }
    warning(
      "'flatMap' is deprecated: Please use compactMap(_:) for the case where closure returns an optional value",
      member.declName)
    return call(methods, wanted)
  }

  /// Whether an array in the expression holds a literal that is by itself of another type.
  private func holdsLiteral(_ node: ExprSyntax, widenedTo element: Type) -> Bool {
    let node = node.withoutParentheses
    if let array = node.as(ArrayExprSyntax.self) {
      return array.elements.contains { isWidened($0.expression, to: element) }
    }
    if let ternary = node.as(TernaryExprSyntax.self) {
      return holdsLiteral(ternary.thenExpression, widenedTo: element)
        || holdsLiteral(ternary.elseExpression, widenedTo: element)
    }
    guard let sum = node.as(InfixOperatorExprSyntax.self),
      sum.operator.trimmedDescription == "+"
    else { return false }
    return holdsLiteral(sum.leftOperand, widenedTo: element)
      || holdsLiteral(sum.rightOperand, widenedTo: element)
  }

  /// Whether a literal, which may stand in a ternary, takes its type from its place.
  private func isWidened(_ node: ExprSyntax, to type: Type) -> Bool {
    let node = node.withoutParentheses
    if let ternary = node.as(TernaryExprSyntax.self) {
      return isWidened(ternary.thenExpression, to: type)
        || isWidened(ternary.elseExpression, to: type)
    }
    let literal = node.as(PrefixOperatorExprSyntax.self)?.expression ?? node
    if literal.is(IntegerLiteralExprSyntax.self) { return isNumeric(type) && type != library.int }
    return literal.is(FloatLiteralExprSyntax.self) && isFloating(type) && type != library.double
  }
}

extension ClosureExprSyntax {
  /// What it gives, if it does nothing else.
  var onlyValue: ExprSyntax? {
    guard statements.count == 1, let item = statements.first?.item else { return nil }
    return item.as(ExprSyntax.self) ?? item.as(ReturnStmtSyntax.self)?.expression
  }
}

extension ExprSyntaxProtocol {
  /// The whole of the members, calls and subscripts that begin with this: `a.b` in `a.b.first![0]`.
  fileprivate var wholeChain: ExprSyntax {
    var whole = ExprSyntax(self)
    while let parent = whole.parent {
      let next: ExprSyntax? =
        if let access = parent.as(MemberAccessExprSyntax.self), access.base?.id == whole.id {
          ExprSyntax(access)
        } else if let call = parent.as(FunctionCallExprSyntax.self),
          call.calledExpression.id == whole.id
        {
          ExprSyntax(call)
        } else if let place = parent.as(SubscriptCallExprSyntax.self),
          place.calledExpression.id == whole.id
        {
          ExprSyntax(place)
        } else if parent.is(ForceUnwrapExprSyntax.self)
          || parent.is(OptionalChainingExprSyntax.self)
        {
          ExprSyntax(parent)
        } else {
          nil
        }
      guard let next else { break }
      whole = next
    }
    return whole
  }

  /// The literal on the right of a `??` that has this on its left.
  fileprivate var literalAlternative: ExprSyntax? {
    guard let either = parent?.as(InfixOperatorExprSyntax.self), either.leftOperand.id == id,
      either.operator.trimmedDescription == "??"
    else { return nil }
    return either.rightOperand
  }

  /// Whether nothing around says of which type it is: it is printed, told in a text, gone through or
  /// given a name, by itself or by way of `??`.
  fileprivate var isOfAnyType: Bool {
    guard let parent else { return true }
    if let binding = parent.as(InitializerClauseSyntax.self)?.parent?.as(PatternBindingSyntax.self)
    {
      return binding.typeAnnotation == nil
    }
    if let either = parent.as(InfixOperatorExprSyntax.self) {
      return either.operator.trimmedDescription == "??" && either.isOfAnyType
    }
    if let cast = parent.as(AsExprSyntax.self) { return cast.type.trimmedDescription == "Any" }
    if let argument = parent.as(LabeledExprSyntax.self) {
      let owner = argument.parent?.parent
      if owner?.is(ExpressionSegmentSyntax.self) == true { return true }
      if let tuple = owner?.as(TupleExprSyntax.self) { return tuple.isOfAnyType }
      guard let call = owner?.as(FunctionCallExprSyntax.self) else { return false }
      return ["print", "debugPrint", "dump", "type"].contains(
        call.calledExpression.trimmedDescription)
    }
    if parent.is(CodeBlockItemSyntax.self) {
      return parent.parent?.parent?.is(SourceFileSyntax.self) == true
    }
    return parent.is(ForStmtSyntax.self)
  }
}
