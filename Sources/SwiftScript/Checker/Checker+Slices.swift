import SwiftSyntax

/// Parts of arrays and texts: how they join, and how Swift speaks of them where something else is
/// asked for.
extension Checker {
  /// `text[...]`: all of it.
  func checkWhole(of base: TypedExpr, _ node: SubscriptCallExprSyntax) -> TypedExpr? {
    guard node.arguments.count == 1,
      let only = node.arguments.first?.expression.as(DeclReferenceExprSyntax.self),
      only.baseName.text == "..."
    else { return nil }
    if isText(base.type) {
      return TypedExpr(.seen(base), library.substring, line: line(node))
    }
    if let nominal = base.type.nominal, nominal === library.array || nominal === library.arraySlice
    {
      return TypedExpr(
        .seen(base), .nominal(library.arraySlice, base.type.arguments), line: line(node))
    }
    return members("_whole", of: base.type).first.map { readProperty($0, of: base) }
  }

  /// `+` where a slice is joined with a slice or an array: as the left side is, unless the place wants
  /// what the other side is.
  func joinedSlices(
    _ left: TypedExpr, _ right: TypedExpr, _ node: InfixOperatorExprSyntax, _ expected: Type?
  ) -> TypedExpr? {
    if isText(left.type), isText(right.type) { return joinedTexts(left, right, node, expected) }
    if let joined = joinedCharacters(left, right, node) { return joined }
    if let joined = joinedSequence(left, right, node, expected) { return joined }
    let sides = [left.type.nominal, right.type.nominal]
    guard sides.contains(where: { $0 === library.arraySlice }),
      isArrayOrSlice(left.type), isArrayOrSlice(right.type),
      left.type.arguments == right.type.arguments
    else { return nil }
    let hasArray =
      sides.contains { $0 === library.array } || node.leftOperand.is(ArrayExprSyntax.self)
      || node.rightOperand.is(ArrayExprSyntax.self)
    let wanted = expected?.unwrappedFully.nominal
    let isArray =
      wanted !== library.arraySlice
      && (left.type.nominal === library.array || (hasArray && wanted === library.array))
    return TypedExpr(
      .call(.native(isArray ? Arithmetic.joinArrays : Arithmetic.joinSlices), [left, right]),
      .nominal(isArray ? library.array : library.arraySlice, left.type.arguments),
      line: line(node))
  }

  /// Arrays of a class and of its superclass: both as the wider one.
  func widenedArrays(_ left: TypedExpr, _ right: TypedExpr) -> (TypedExpr, TypedExpr)? {
    guard left.type != right.type, left.literal == nil, right.literal == nil,
      left.type.nominal === library.array, right.type.nominal === library.array
    else { return nil }
    if let wider = convert(left, to: right.type) { return (wider, right) }
    return convert(right, to: left.type).map { (left, $0) }
  }

  /// `+` of a text and characters that come behind it.
  private func joinedCharacters(
    _ left: TypedExpr, _ right: TypedExpr, _ node: InfixOperatorExprSyntax
  ) -> TypedExpr? {
    if right.type == library.string, !isArrayOrSlice(left.type), !isText(left.type),
      elementType(of: left.type) == library.character,
      let characters = convert(left, to: .nominal(library.sequence, [library.character]))
    {
      // `repeatElement("0", count: 3) + text`
      let join: Native = { machine, arguments in
        .string(StandardLibrary.joined(arguments[0], machine) + arguments[1].string)
      }
      return TypedExpr(.call(.native(join), [characters, right]), library.string, line: line(node))
    }
    guard left.type == library.string else { return nil }
    // `text + ["a", "b"]`: literals of texts may be of characters.
    let list = Type.nominal(library.array, [library.character])
    let isList = node.rightOperand.is(ArrayExprSyntax.self)
    let other = isList ? guess { check(node.rightOperand, as: list) } : right
    guard let other, elementType(of: other.type) == library.character,
      let characters = convert(other, to: .nominal(library.sequence, [library.character]))
    else { return nil }
    let join: Native = { machine, arguments in
      .string(arguments[0].string + StandardLibrary.joined(arguments[1], machine))
    }
    return TypedExpr(.call(.native(join), [left, characters]), library.string, line: line(node))
  }

  /// `+` of an array, or a part of one, and any other sequence of such elements: again an array.
  private func joinedSequence(
    _ left: TypedExpr, _ right: TypedExpr, _ node: InfixOperatorExprSyntax, _ expected: Type?
  ) -> TypedExpr? {
    let isFirst = isArrayOrSlice(left.type)
    guard isFirst != isArrayOrSlice(right.type) else { return nil }
    let (array, other) = isFirst ? (left, right) : (right, left)
    // A text takes what comes behind it.
    guard !isText(left.type), let element = elementType(of: other.type),
      element == array.type.arguments.first
    else { return nil }
    // Nor does what can be changed itself: of `collection + [element]` it makes one of its own.
    if !isFirst, let own = left.type.nominal, own.isArchetype || own.script != nil,
      expected?.unwrappedFully.nominal !== library.array,
      let replaceable = module.types["IndexedReplaceable"], module.conforms(own, to: replaceable)
    {
      return nil
    }
    let isSlice = array.type.nominal === library.arraySlice
    let join =
      switch (isFirst, isSlice) {
      case (true, true): Arithmetic.joinSlices
      case (true, false): Arithmetic.joinArrays
      case (false, _): Arithmetic.joinBehind(isSlice: isSlice)
      }
    return TypedExpr(.call(.native(join), [left, right]), array.type, line: line(node))
  }

  /// `set + [element]`: the literal is an array of what the set has.
  func listBehind(_ left: TypedExpr, _ literal: ExprSyntax) -> Type? {
    guard literal.is(ArrayExprSyntax.self), let nominal = left.type.nominal,
      nominal === library.set || nominal === library.dictionary,
      let element = elementType(of: left.type)
    else { return nil }
    let list = Type.nominal(library.array, [element])
    return guess { check(literal, expecting: list) }?.type == list ? list : nil
  }

  private func isArrayOrSlice(_ type: Type) -> Bool {
    type.nominal === library.array || type.nominal === library.arraySlice
  }

  /// `+` of texts, one of which is a part of one.
  private func joinedTexts(
    _ left: TypedExpr, _ right: TypedExpr, _ node: InfixOperatorExprSyntax, _ expected: Type?
  ) -> TypedExpr? {
    guard left.type != library.string || right.type != library.string else { return nil }
    let sides = [left, right]
    let hasString =
      sides.contains { $0.type == library.string || $0.literal == .string }
      || [node.leftOperand, node.rightOperand].contains { $0.is(StringLiteralExprSyntax.self) }
    let isString =
      (hasString && expected?.unwrappedFully == library.string)
      || (left.type == library.string && left.literal == nil)
    return TypedExpr(
      .call(.native(Arithmetic.joinStrings), [left, right]),
      isString ? library.string : library.substring, line: line(node))
  }

  /// The sentence for an `ArraySlice` or a `Substring` that stands in the place of a `type`.
  func sliceMismatch(
    _ expr: TypedExpr, _ type: Type, _ syntax: ExprSyntax, _ plain: String
  ) -> String? {
    if let name = overloadedName(expr.type, syntax), !plain.contains("expected "),
      !plain.contains("closure result"), !plain.contains("in coercion")
    {
      return "no '\(name)' candidates produce the expected contextual result type '\(type)'"
    }
    guard let sugared = sugared(expr.type) else { return nil }
    return plain.replacing("of type '\(expr.type)'", with: "of type '\(sugared)')")
  }

  /// A method that Swift has several of, none of which gives what is wanted.
  private func overloadedName(_ type: Type, _ syntax: ExprSyntax) -> String? {
    guard let call = syntax.as(FunctionCallExprSyntax.self),
      let name = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    else { return nil }
    let names: [String] =
      if type.nominal === library.arraySlice {
        ["prefix", "dropFirst", "drop"]
      } else if type == library.substring {
        ["prefix", "suffix", "dropFirst", "dropLast", "drop"]
      } else if type == .nominal(library.array, [library.substring]) {
        ["split"]
      } else {
        []
      }
    return names.contains(name) ? name : nil
  }

  /// A part of a text is declared as the `SubSequence` of what it is a part of.
  private func sugared(_ type: Type) -> String? {
    switch type {
    case library.substring: "String.SubSequence' (aka 'Substring"
    case .nominal(library.array, [library.substring]):
      "[String.SubSequence]' (aka 'Array<Substring>"
    case .optional(library.substring): "String.SubSequence?' (aka 'Optional<Substring>"
    default: nil
    }
  }
}
