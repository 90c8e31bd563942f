import SwiftSyntax

/// Literals that take their type from what is done with them.
extension Checker {
  /// `Pair(a: 1.5, b: 2).swapped()`, where only pairs of one type can be: the literal is what the
  /// other one is.
  func unified(_ base: TypedExpr, _ syntax: ExprSyntax, _ name: String) -> TypedExpr {
    guard syntax.is(FunctionCallExprSyntax.self), case .nominal(let nominal, let given) = base.type,
      nominal.script != nil, given.contains(library.int), let wider = given.first(where: isFloating)
    else { return base }
    let same = Type.nominal(nominal, given.map { $0 == library.int ? wider : $0 })
    guard members(name, of: base.type).isEmpty, !members(name, of: same).isEmpty,
      guess({ check(syntax, as: same) }) != nil
    else { return base }
    return check(syntax, as: same)
  }

  /// `7.remainder(dividingBy: 2)`: a number without a fraction that is asked for what only those with
  /// one have.
  func fractional(_ base: TypedExpr, for name: String) -> TypedExpr {
    guard base.literal == .integer, base.type == library.int,
      members(name, of: base.type).isEmpty, !members(name, of: library.double).isEmpty
    else { return base }
    return convert(base, to: library.double) ?? base
  }

  /// `[5, 1500].map(format)` where the function takes a `Double`: so are the numbers; and so they
  /// are in lists, `[[1, 2], [3]].map(mean)`, where it takes a list of those.
  func widened(
    _ base: TypedExpr, _ syntax: ExprSyntax, _ name: String, _ list: ArgumentList,
    _ node: FunctionCallExprSyntax, _ expected: Type?
  ) -> TypedExpr? {
    let numbers = Type.nominal(library.array, [library.int])
    let areLists = base.type == .nominal(library.array, [numbers])
    guard areLists || wider(base.type, syntax, library.double) != nil else {
      return scaled(base, syntax, name, list, node, expected)
        ?? widenedByUse(base, syntax, name, list, node, expected)
    }
    if !areLists,
      let scaled = widenedForClosure(base, syntax, name, list, node, expected)
    {
      return scaled
    }
    let function = list.arguments.lazy.compactMap { argument -> FunctionType? in
      if let made = self.onlyInit(argument.value) { return made }
      guard argument.value.is(DeclReferenceExprSyntax.self), !self.isFunctionGroup(argument.value)
      else { return nil }
      return self.guess { self.check(argument.value) }?.type.function
    }.first
    guard let wanted = function?.parameters.last?.type,
      areLists
        ? isOfFloating(wanted) : isFloating(wanted) || isInteger(wanted) && wanted != library.int,
      let type = areLists
        ? .nominal(library.array, [wanted]) : wider(base.type, syntax, wanted),
      let again = guess({ check(syntax, as: type) }), !again.type.isError
    else { return widenedByUse(base, syntax, name, list, node, expected) }
    let wide = check(syntax, as: type)
    let methods = members(name, of: wide.type).filter { $0.member.kind == .method }
    guard !methods.isEmpty else { return nil }
    return call(methods.map { candidate($0, of: wide) }, list, node, nil)
  }

  /// `[3, 1].map(Level.init)` of a type of the script's that can be made of one thing in one way.
  private func onlyInit(_ node: ExprSyntax) -> FunctionType? {
    guard let member = node.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "init",
      let name = member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text,
      lookUpLocal(name) == nil, let type = lookUpType(name), type.nominal?.script != nil
    else { return nil }
    let labels = member.declName.argumentNames?.arguments.map(\.name.text)
    let all = members("init", of: type, isStatic: true).compactMap(\.type.function).filter {
      $0.parameters.count == 1
        && (labels == nil || $0.parameters.map { $0.label ?? "_" } == labels)
    }
    return all.count == 1 ? all[0] : nil
  }

  private func isOfFloating(_ type: Type) -> Bool {
    type.nominal === library.array && type.arguments.first.map(isFloating) == true
  }

  /// The call with `base` in place of what it is written with.
  func called(
    _ name: String, on base: TypedExpr, _ list: ArgumentList, _ node: FunctionCallExprSyntax,
    _ expected: Type?
  ) -> TypedExpr {
    let methods = members(name, of: base.type).filter { $0.member.kind == .method }
    return methods.isEmpty
      ? failed(node) : call(methods.map { candidate($0, of: base) }, list, node, expected)
  }

  /// `[1, 2].map { width * $0 }`: the numbers are what the closure can do with them.
  private func widenedForClosure(
    _ base: TypedExpr, _ syntax: ExprSyntax, _ name: String, _ list: ArgumentList,
    _ node: FunctionCallExprSyntax, _ expected: Type?
  ) -> TypedExpr? {
    guard let body = list.arguments.last?.value.as(ClosureExprSyntax.self)?.onlyValue else {
      return nil
    }
    func called(on numbers: TypedExpr, _ expected: Type? = nil) -> TypedExpr {
      self.called(name, on: numbers, list, node, expected)
    }
    if isPower(body), let decimal = library.types["Decimal"],
      let type = wider(base.type, syntax, .nominal(decimal, [])),
      let result = guess({ called(on: check(syntax, as: type), expected) }), !result.type.isError,
      expected.map({ canConvert(result.type, to: $0) }) ?? true
    {
      return called(on: check(syntax, as: type), expected)
    }
    guard base.type != .nominal(library.array, [library.double]) else { return nil }
    guard guess({ called(on: base) }) == nil else { return nil }
    for element in [library.double, library.cgFloat, library.float] {
      guard let type = wider(base.type, syntax, element),
        let numbers = guess({ check(syntax, as: type) }),
        let result = guess({ called(on: numbers) }), !result.type.isError
      else { continue }
      return called(on: check(syntax, as: type))
    }
    return nil
  }

  /// `pow($0, 2)`: with a whole number as its exponent Foundation's `pow` of a `Decimal` is the nearer
  /// one, except in a text, which is looked at when the numbers have their type.
  private func isPower(_ body: ExprSyntax) -> Bool {
    let words = body.tokens(viewMode: .sourceAccurate).map(\.text)
    return words.contains("pow") && !words.contains("\"")
  }

  /// The list or table of whole numbers that is written out, as one of `element`.
  private func wider(_ type: Type, _ syntax: ExprSyntax, _ element: Type) -> Type? {
    let lists = [library.int, library.double].map { Type.nominal(library.array, [$0]) }
    if lists.contains(type), isOfLiterals(syntax) {
      return .nominal(library.array, [element])
    }
    if type.nominal?.name == "Zip2Sequence", let call = syntax.as(FunctionCallExprSyntax.self),
      let list = type.arguments.first?.nominal
    {
      // `zip([1, 2], [0.5, 1])`.
      let isOfLists = call.arguments.allSatisfy { isOfLiterals($0.expression) }
      let parts = Type.nominal(list, [element])
      return isOfLists ? .nominal(type.nominal ?? list, [parts, parts]) : nil
    }
    guard case .nominal(library.dictionary, let parts) = type, parts.count == 2,
      parts[1] == library.int,
      case .elements(let pairs)? = syntax.withoutParentheses.as(DictionaryExprSyntax.self)?.content,
      pairs.allSatisfy(\.value.isNumber)
    else { return nil }
    return .nominal(library.dictionary, [parts[0], element])
  }

  /// `[0, 10] + offsets`: a list that is written out is one of what stands in the other.
  func literalsBefore(_ node: InfixOperatorExprSyntax) -> (TypedExpr, TypedExpr)? {
    let list = node.leftOperand.withoutParentheses
    guard isOfLiterals(list) || list.is(ArrayExprSyntax.self),
      let right = guess({ check(node.rightOperand) }),
      !isOfLiterals(node.rightOperand) || right.type == .nominal(library.array, [library.double]),
      let element = elementType(of: right.type), !element.hasHoles,
      // An empty list is of no type by itself.
      guess({ check(list) })?.type != .nominal(library.array, [element]),
      let left = guess({ check(list, as: .nominal(library.array, [element])) }),
      !left.type.isError
    else { return nil }
    return (
      check(node.leftOperand, as: .nominal(library.array, [element])), check(node.rightOperand)
    )
  }

  /// An array of numbers written out, or several that are joined.
  func isOfLiterals(_ node: ExprSyntax) -> Bool {
    let node = node.withoutParentheses
    if let array = node.as(ArrayExprSyntax.self) {
      return !array.elements.isEmpty && array.elements.allSatisfy(\.expression.isNumber)
    }
    guard let sum = node.as(InfixOperatorExprSyntax.self),
      sum.operator.trimmedDescription == "+"
    else { return false }
    return isOfLiterals(sum.leftOperand) && isOfLiterals(sum.rightOperand)
  }
}
