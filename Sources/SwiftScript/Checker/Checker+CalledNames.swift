import SwiftSyntax

/// What a call speaks of, where that does not show at once.
extension Checker {
  /// A list of members without their type, which only a closure tells.
  func isFoundInClosure(_ base: ExprSyntax, _ list: ArgumentList) -> Bool {
    guard !isGuessing, let first = base.as(ArrayExprSyntax.self)?.elements.first?.expression,
      isPlaceDependent(first), !first.is(NilLiteralExprSyntax.self)
    else { return false }
    return list.arguments.contains { $0.value.is(ClosureExprSyntax.self) }
  }

  /// `[.hearts, .diamonds].contains(suit)`, `["a", "e"].contains(letter)` and
  /// `("a"..."f").contains(letter)`: what is looked for tells what the elements are.
  func foundInArgument(_ base: ExprSyntax, _ name: String, _ list: ArgumentList) -> Type? {
    let base = base.withoutParentheses
    guard list.arguments.count == 1, let value = list.arguments.first?.value,
      !value.is(ClosureExprSyntax.self)
    else { return nil }
    if base.as(ArrayExprSyntax.self)?.elements.first?.expression.implicitMemberName != nil {
      guard let found = guess({ check(value) })?.type, !found.isError, !found.hasHoles else {
        return foundInInits(value, base)
      }
      // `[.red, .blue].map(\UIColor.cgColor)`.
      if value.is(KeyPathExprSyntax.self), let root = found.arguments.first {
        return .nominal(library.array, [root])
      }
      // `[.increment, .reset].forEach(store.send)`.
      let taken = found.function?.parameters ?? []
      return .nominal(library.array, [taken.count == 1 ? taken[0].type : found])
    }
    guard ["contains", "firstIndex", "lastIndex"].contains(name), let whole = literalElements(base),
      let found = guess({ check(value) })?.type, !found.isError, !found.hasHoles,
      ![library.string, library.int, .any].contains(found.unwrappedFully)
    else { return nil }
    let type = Type.nominal(whole, [found])
    return guess { check(base, as: type) }.flatMap { $0.type.isError ? nil : type }
  }

  /// `[.home, .user(1)].map(RouteScreen.init)`, where there are several ways to make one.
  private func foundInInits(_ value: ExprSyntax, _ base: ExprSyntax) -> Type? {
    guard let member = value.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "init",
      let name = member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text,
      lookUpLocal(name) == nil, let type = lookUpType(name)
    else { return nil }
    return members("init", of: type, isStatic: true).lazy.compactMap { one -> Type? in
      guard let taken = one.type.function?.parameters, taken.count == 1, !taken[0].type.hasHoles
      else { return nil }
      let list = Type.nominal(self.library.array, [taken[0].type])
      return self.guess { self.check(base, as: list) }.flatMap { $0.type.isError ? nil : list }
    }.first
  }

  /// Methods whose result is of other elements than what they are called on.
  static let transforming: Set = ["map", "compactMap", "flatMap"]

  /// What a list, or a range, of nothing but literals is.
  private func literalElements(_ base: ExprSyntax) -> Nominal? {
    if let array = base.as(ArrayExprSyntax.self), !array.elements.isEmpty,
      array.elements.allSatisfy({ isPlain($0.expression) })
    {
      return library.array
    }
    // `Set(["a", "e"]).contains(letter)`.
    if let call = base.as(FunctionCallExprSyntax.self), call.arguments.count == 1,
      let made = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      let list = call.arguments.first, list.label == nil, literalElements(list.expression) != nil
    {
      let nominal = lookUpType(made)?.nominal
      return nominal === library.set || nominal === library.array ? nominal : nil
    }
    guard let range = base.as(InfixOperatorExprSyntax.self), isPlain(range.leftOperand),
      isPlain(range.rightOperand)
    else { return nil }
    switch range.operator.trimmedDescription {
    case "...": return library.closedRange
    case "..<": return library.range
    default: return nil
    }
  }

  private func isPlain(_ node: ExprSyntax) -> Bool {
    node.is(StringLiteralExprSyntax.self) || node.is(IntegerLiteralExprSyntax.self)
      || node.is(FloatLiteralExprSyntax.self)
  }

  /// `[.increment, .reset].forEach { store.send($0) }`, with elements of the only type of the
  /// script's that has such members and that the closure can do with.
  func foundInClosure(
    _ base: ExprSyntax, _ name: String, _ list: ArgumentList, _ node: FunctionCallExprSyntax,
    _ expected: Type?
  ) -> TypedExpr? {
    func call(_ element: Type) -> TypedExpr {
      let array = check(base, as: .nominal(library.array, [element]))
      let methods = members(name, of: array.type).filter { $0.member.kind == .method }
      guard !array.type.isError, !methods.isEmpty else { return failed(node) }
      return self.call(methods.map { candidate($0, of: array) }, list, node, expected)
    }
    guard let first = base.as(ArrayExprSyntax.self)?.elements.first?.expression,
      let member = first.implicitMemberName
    else { return nil }
    let fitting = ownTypes(with: member).filter { type in
      guess { call(type) }.map { !$0.type.isError } ?? false
    }
    return fitting.count == 1 ? call(fitting[0]) : nil
  }

  /// `Retry(times: 3) { try load() }`: what no initializer takes, a `callAsFunction` may.
  func calledWhenMade(
    _ type: Type, _ initializers: [FoundMember], _ list: ArgumentList,
    _ node: some ExprSyntaxProtocol, _ expected: Type?
  ) -> TypedExpr? {
    guard let nominal = type.nominal, nominal.script != nil,
      list.arguments.contains(where: \.isTrailing), !members("callAsFunction", of: type).isEmpty,
      guess({ call(constructors(initializers, nominal, type, node), list, node, expected) }) == nil
    else { return nil }
    let own = ArgumentList(list.arguments.filter { !$0.isTrailing }, node: node)
    let made = construct(type, own, node, nil)
    if made.type.isError { return failed(node) }
    return callClosure(
      made, ArgumentList(list.arguments.filter(\.isTrailing), node: node), node, expected)
  }

  /// The types of the script's that have a case, or anything else of their own, by this name.
  func ownTypes(with member: String) -> [Type] {
    ownNominals().filter(\.generics.isEmpty).map(\.selfType)
      .filter { !members(member, of: $0, isStatic: true).isEmpty }
  }

  /// Whether one of them, a generic one or a protocol declares an operator itself.
  func isOwnOperator(_ name: String) -> Bool {
    let protocols = module.types.values.filter { $0.kind == .protocol && !$0.isPrelude }
    return (ownNominals() + protocols).contains { !module.members(name, of: $0).isEmpty }
  }

  private func ownNominals() -> [Nominal] {
    var all: [Nominal] = []
    func add(_ nominal: Nominal) {
      guard nominal.script != nil, !all.contains(where: { $0 === nominal }) else { return }
      all.append(nominal)
      nominal.nested.sorted { $0.key < $1.key }.forEach { add($0.value) }
    }
    for types in [module.types, module.nestedTypes] {
      types.sorted { $0.key < $1.key }.forEach { add($0.value) }
    }
    return all
  }

  /// `Circle.draw()`: without a circle to take there is only the method of one.
  func isInstanceCall(
    _ name: String, _ type: Type, _ list: ArgumentList, _ base: ExprSyntax
  ) -> Bool {
    guard list.arguments.isEmpty, let nominal = type.nominal, !nominal.isArchetype,
      nominal.kind != .protocol, members(name, of: type, isStatic: true).isEmpty,
      members(name, of: type).contains(where: { $0.member.kind == .method })
    else { return false }
    error(
      "instance member '\(name)' cannot be used on type '\(type)'"
        + "; did you mean to use a value of this type instead?", base)
    return true
  }

  /// What `self` has goes before what stands outside.
  func isOwnProperty(_ name: String) -> Bool {
    guard let own = currentSelf else { return false }
    return members(name, of: own.type).contains { $0.member.kind == .property }
  }
}

@MainActor
extension ExprSyntax {
  /// The `small` of `.small` and of `.small(3)`.
  fileprivate var implicitMemberName: String? {
    if let call = self.as(FunctionCallExprSyntax.self) {
      return call.calledExpression.implicitMemberName
    }
    guard let member = self.as(MemberAccessExprSyntax.self) else { return nil }
    if let base = member.base { return base.implicitMemberName }
    return member.declName.baseName.text.unquoted
  }
}
