import SwiftSyntax

/// `[[1, 2], [3.5]]`: lists, tables and tuples of numbers that are to be of one type.
extension Checker {
  /// The type that all of the elements of a literal can be, where they are literals with elements of
  /// their own, or choices, and what one is alone is not what another is; `nil` where there is none,
  /// or where the first one tells.
  func sharedType(_ list: [ExprSyntax]) -> Type? {
    if let type = typeBesideEmpty(list) ?? typeBesideImplicit(list) ?? fractionsBesideNil(list) {
      return type
    }
    guard list.count > 1,
      list.contains(where: {
        $0.withoutParentheses.hasElements || $0.withoutParentheses.is(TernaryExprSyntax.self)
      }),
      list.contains(where: \.holdsInteger), list.contains(where: \.holdsOther)
    else { return nil }
    var types: [Type] = []
    for element in list {
      guard let type = guess({ check(element) })?.type, !type.isError, !type.hasHoles else {
        return nil
      }
      types.append(type)
    }
    guard types.contains(where: { $0 != types[0] }) else { return nil }
    var shared = types[0]
    for type in types.dropFirst() {
      guard let wider = wider(shared, type) else { return nil }
      shared = wider
    }
    return canBe(shared, list) ? shared : nil
  }

  private func canBe(_ type: Type, _ list: [ExprSyntax]) -> Bool {
    list.allSatisfy { element in
      guess { check(element, as: type) }.map { !$0.type.isError } ?? false
    }
  }

  /// `[1, nil, 2.5]`: doubles that may be missing.
  private func fractionsBesideNil(_ list: [ExprSyntax]) -> Type? {
    guard list.contains(where: { $0.is(NilLiteralExprSyntax.self) }),
      list.contains(where: { $0.is(FloatLiteralExprSyntax.self) }),
      list.allSatisfy({ $0.is(NilLiteralExprSyntax.self) || $0.isNumber })
    else { return nil }
    return .optional(library.double)
  }

  /// `["a": [:], "b": ["n": 2]]` and `[("a", []), ("b", [2])]`: what is empty is of the type of the
  /// first that is not, or of a wider one that the others ask for.
  private func typeBesideEmpty(_ list: [ExprSyntax]) -> Type? {
    guard list.contains(where: hasEmpty),
      case let told = list.filter({ !hasEmpty($0) && !$0.is(NilLiteralExprSyntax.self) }),
      let first = told.first.flatMap({ one in guess { check(one) }?.type }), !first.isError,
      !first.hasHoles
    else { return nil }
    let type = told.dropFirst().reduce(first) { type, one in
      guess { check(one) }.flatMap { wider(type, $0.type) } ?? type
    }
    let shared: Type =
      list.contains { $0.is(NilLiteralExprSyntax.self) } ? .optional(type) : type
    return canBe(shared, list) ? shared : nil
  }

  private func hasEmpty(_ node: ExprSyntax) -> Bool {
    node.isEmptyLiteral
      || node.as(TupleExprSyntax.self)?.elements.contains { hasEmpty($0.expression) } ?? false
  }

  /// `[.a(1), e, .b]`: the members are of the type of the first part that is none.
  private func typeBesideImplicit(_ list: [ExprSyntax]) -> Type? {
    guard let first = list.first, isImplicitMember(first),
      let told = list.first(where: { !isPlaceDependent($0) && !hasUntold($0) }),
      let type = guess({ check(told) })?.type, !type.isError, !type.hasHoles, type != .any
    else { return nil }
    return canBe(type, list) ? type : nil
  }

  /// The type with the other number, or an optional, wherever the two differ in that alone.
  private func wider(_ one: Type, _ other: Type) -> Type? {
    if one == other { return one }
    if let inner = one.wrapped ?? other.wrapped {
      let (first, second) = (one.wrapped == nil ? one : inner, other.wrapped ?? other)
      return wider(first, second).map { .optional($0) }
    }
    if one == library.int, isNumeric(other) { return other }
    if other == library.int, isNumeric(one) { return one }
    switch (one, other) {
    case (.nominal(let first, let left), .nominal(let second, let right))
    where first === second && left.count == right.count:
      let arguments = zip(left, right).compactMap { wider($0, $1) }
      return arguments.count == left.count ? .nominal(first, arguments) : nil
    case (.tuple(let left), .tuple(let right)) where left.count == right.count:
      var elements = left
      for index in elements.indices {
        guard left[index].label == right[index].label,
          let type = wider(left[index].type, right[index].type)
        else { return nil }
        elements[index].type = type
      }
      return .tuple(elements)
    default: return nil
    }
  }
}

extension ExprSyntax {
  /// It is a list, a table or a tuple.
  fileprivate var hasElements: Bool {
    `is`(ArrayExprSyntax.self) || `is`(DictionaryExprSyntax.self) || `is`(TupleExprSyntax.self)
  }

  /// A number as it is written, with its sign.
  var isNumber: Bool {
    let value = self.as(PrefixOperatorExprSyntax.self)?.expression ?? self
    return value.is(IntegerLiteralExprSyntax.self) || value.is(FloatLiteralExprSyntax.self)
  }

  /// A number, a text, a truth, a list or a table as it is written.
  var isLiteral: Bool {
    switch kind {
    case .integerLiteralExpr, .floatLiteralExpr, .stringLiteralExpr, .booleanLiteralExpr,
      .arrayExpr, .dictionaryExpr:
      true
    default: self.as(PrefixOperatorExprSyntax.self)?.expression.isLiteral ?? false
    }
  }

  /// A list or a table that is written out.
  var isCollectionLiteral: Bool {
    self.is(ArrayExprSyntax.self) || self.is(DictionaryExprSyntax.self)
  }

  /// `[]` or `[:]`.
  var isEmptyLiteral: Bool {
    if let array = self.as(ArrayExprSyntax.self) { return array.elements.isEmpty }
    guard case .colon? = self.as(DictionaryExprSyntax.self)?.content else { return false }
    return true
  }

  fileprivate var holdsInteger: Bool {
    tokens(viewMode: .sourceAccurate).contains {
      if case .integerLiteral = $0.tokenKind { true } else { false }
    }
  }

  /// A number that is no integer, a name, or nothing.
  fileprivate var holdsOther: Bool {
    tokens(viewMode: .sourceAccurate).contains {
      switch $0.tokenKind {
      case .floatLiteral, .identifier, .keyword(.nil): true
      default: false
      }
    }
  }
}
