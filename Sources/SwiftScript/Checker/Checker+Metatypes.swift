import SwiftParser
import SwiftSyntax

/// Calls of types that only the running program knows.
extension Checker {
  /// `Shape()` of a protocol.
  func refuseInstance(
    of nominal: Nominal, _ type: Type, _ node: some ExprSyntaxProtocol
  ) -> TypedExpr {
    let isPromised = !nominal.isHost && !members("init", of: type, isStatic: true).isEmpty
    error(
      isPromised
        ? "type 'any \(nominal.name)' cannot be instantiated"
        : "'any \(nominal.name)' cannot be constructed because it has no accessible initializers",
      node)
    return failed(node)
  }

  /// `Shape.make()` of a protocol: there is no one type to ask.
  func refuseStatic(
    _ name: String, of type: Type, _ base: TypedExpr, _ node: MemberAccessExprSyntax
  ) -> Bool {
    guard case .typeValue = base.kind, let nominal = type.nominal, nominal.kind == .protocol,
      !nominal.isHost, !nominal.isPrelude,
      !members(name, of: type, isStatic: true).isEmpty,
      node.base?.is(DeclReferenceExprSyntax.self) == true,
      node.base?.trimmedDescription != "Self"
    else { return false }
    error(
      "static member '\(name)' cannot be used on protocol metatype '(any \(nominal.name)).Type'",
      node.base.map { Syntax($0) } ?? Syntax(node))
    return true
  }

  /// The code around, or the function around its closures, asks what a type parameter of its own is.
  func noteNamed(_ type: Type) {
    guard type.generalized != type else { return }
    var around: FunctionContext? = context
    while let one = around, one.generics == nil { around = one.parent }
    around?.generics?.isNamed = true
  }

  func typeValue(_ type: Type, _ node: some SyntaxProtocol) -> TypedExpr {
    noteNamed(type)
    return TypedExpr(.typeValue(type), .metatype(type), line: line(node))
  }

  /// `(() -> Void).self` parses as an operator on values.
  func functionTypeSyntax(_ node: ExprSyntax) -> Type? {
    guard node.is(TupleExprSyntax.self) || node.is(ArrayExprSyntax.self),
      !node.tokens(viewMode: .sourceAccurate).contains(where: { $0.tokenKind == .leftBrace })
    else { return nil }
    return typeWithArrow(node)
  }

  /// `[() -> Void]()` parses as a literal with an operator in it.
  func functionCollection(_ node: ExprSyntax) -> Type? {
    guard node.is(ArrayExprSyntax.self) || node.is(DictionaryExprSyntax.self) else { return nil }
    return typeWithArrow(node)
  }

  /// `(Named & Aged)`, which parses as an operator, too.
  private func isComposition(_ node: ExprSyntax) -> Bool {
    guard let infix = node.withoutParentheses.as(InfixOperatorExprSyntax.self),
      infix.operator.trimmedDescription == "&",
      let name = infix.rightOperand.as(DeclReferenceExprSyntax.self)?.baseName.text
    else { return false }
    return lookUpLocal(name) == nil && lookUpType(name) != nil
  }

  /// What was read as an expression, read once more as a type.
  private func typeWithArrow(_ node: ExprSyntax) -> Type? {
    guard
      node.tokens(viewMode: .sourceAccurate).contains(where: { $0.tokenKind == .arrow })
        || isComposition(node)
    else { return nil }
    var parser = Parser(node.trimmedDescription)
    return resolve(TypeSyntax.parse(from: &parser))
  }

  /// `[Int]()` and `[String: Int]()` parse as literals of types.
  func collectionType(_ type: Type) -> Type? {
    guard case .nominal(let nominal, let arguments) = type,
      nominal === library.array || nominal === library.dictionary
    else { return nil }
    let inner = arguments.compactMap(spelled)
    return inner.count == arguments.count ? .nominal(nominal, inner) : nil
  }

  /// The type that is spelled by a value of this type: `(String.Type, Int.Type)` by `(String, Int)`.
  private func spelled(_ type: Type) -> Type? {
    switch type {
    case .metatype(let inner): return inner
    case .tuple(let elements):
      let parts = elements.compactMap { element in
        spelled(element.type).map { Type.TupleElement(label: element.label, type: $0) }
      }
      return parts.count == elements.count && parts.count > 1 ? .tuple(parts) : nil
    default: return collectionType(type)
    }
  }

  /// `[Int].few()` and `[String: Int].few`, whose bases parse as literals of types.
  func collectionTypeValue(_ base: TypedExpr, _ syntax: ExprSyntax) -> TypedExpr? {
    guard syntax.is(ArrayExprSyntax.self) || syntax.is(DictionaryExprSyntax.self),
      let type = collectionType(base.type)
    else { return nil }
    // `[Int.self].count` counts types.
    var parser = Parser(syntax.trimmedDescription)
    let written = TypeSyntax.parse(from: &parser)
    return rigid(typeScope.quiet.resolve(written)) == type ? typeValue(type, syntax) : nil
  }

  /// `(Int, [String]).self` and `[Int].self`, which parse as tuples and literals.
  func writtenType(
    _ base: TypedExpr, _ syntax: ExprSyntax, _ node: MemberAccessExprSyntax
  ) -> TypedExpr? {
    let syntax = syntax.withoutParentheses
    if let tuple = syntax.as(TupleExprSyntax.self), tuple.elements.count > 1,
      let type = spelled(base.type)
    {
      return typeValue(type, node)
    }
    guard syntax.is(ArrayExprSyntax.self) || syntax.is(DictionaryExprSyntax.self) else {
      return nil
    }
    return collectionType(base.type).map { typeValue($0, node) }
  }

  /// `type.init(…)` of a class: which one it is only the running program knows.
  func dynamicConstruction(
    _ type: Type, _ metatype: TypedExpr, _ list: ArgumentList, _ node: some ExprSyntaxProtocol,
    _ expected: Type?
  ) -> TypedExpr {
    let found = members("init", of: type, isStatic: true)
    let candidates = found.compactMap { one -> Candidate? in
      guard let function = one.type.function else { return nil }
      return Candidate(
        name: "init", type: function, generics: one.member.generics,
        substitution: one.substitution, member: one.member
      ) { arguments, resolved, _ in
        if let owner = one.member.owner, owner.kind == .class, owner.script != nil,
          !one.member.isRequired, !(function.parameters.isEmpty && owner.isMadeOfNothing)
        {
          self.error(
            "constructing an object of class type '\(type)' with a metatype value must use a 'required' initializer",
            node)
        }
        let result: Type = one.member.isFailable ? .optional(type) : type
        return self.dynamicCall(one.member, metatype, arguments, result, node)
      }
    }
    return candidates.isEmpty ? failed(node) : call(candidates, list, node, expected)
  }

  /// `type.name` of a class or of a type behind a protocol: whose property it is only the running
  /// program knows.
  func dynamicProperty(
    _ found: FoundMember, of type: Type, _ metatype: TypedExpr, _ line: Int
  ) -> TypedExpr? {
    if case .typeValue = metatype.kind, type.nominal?.isArchetype == false { return nil }
    guard found.member.kind == .property, type.nominal?.kind == .protocol || type.isClass else {
      return nil
    }
    // What can be set is a place of the type's, as its subscripts are.
    if found.member.isSettable, found.member.isScripted {
      return TypedExpr(.subscripted(metatype, found.member, []), found.type, line: line)
    }
    return dynamicCall(found.member, metatype, [], found.type, line: line)
  }

  /// A call of a static member that the type in `metatype` has.
  func dynamicCall(
    _ member: Member, _ metatype: TypedExpr, _ arguments: [TypedExpr], _ result: Type,
    _ node: some SyntaxProtocol
  ) -> TypedExpr {
    dynamicCall(member, metatype, arguments, result, line: line(node))
  }

  func dynamicCall(
    _ member: Member, _ metatype: TypedExpr, _ arguments: [TypedExpr], _ result: Type, line: Int
  ) -> TypedExpr {
    let count = arguments.count
    let native: Native = { machine, window in machine.callStatic(member, window, count: count) }
    return TypedExpr(.call(.native(native), [metatype] + arguments), result, line: line)
  }

  /// The type of the object that runs here, as a value.
  func ownMetatype(_ node: some SyntaxProtocol) -> TypedExpr? {
    // In what a protocol adds it is the type that is known of the receiver, whatever its class.
    guard let local = currentSelf, local.type.nominal?.isArchetype != true else { return nil }
    let type = local.type
    let native: Native = { machine, arguments in
      .box(TypeBox(machine.dynamicType(of: arguments[0])))
    }
    return TypedExpr(
      .call(.native(native), [read(local, line(node))]), .metatype(type), line: line(node))
  }
}

extension Nominal {
  /// Whether a class of the host is above: those have an `init()` that every class inherits, as
  /// `NSObject`'s.
  fileprivate var isMadeOfNothing: Bool { classChain.contains { $0.hostType != nil } }
}
