import SwiftSyntax

/// Result builders: a body whose statements are the parts of a value.
///
/// Every part becomes a local constant, and the calls of `buildBlock` and its like are checked as
/// if they stood in the source, with the expressions as they are written for arguments.
extension Checker {
  /// The builder that an attribute of a declaration names.
  func builder(in attributes: AttributeListSyntax) -> Type? {
    typeScope.builder(in: attributes)
  }

  /// The builder of a member: its own, or that of a requirement which it meets.
  func builder(of member: Member, in nominal: Nominal) -> Type? {
    if let own = member.builder { return own }
    guard nominal.kind != .protocol else { return nil }
    for target in module.protocols(of: nominal) {
      let found = target.ownMembers(member.name).first {
        $0.builder != nil && $0.fullName == member.fullName && $0.isStatic == member.isStatic
      }
      if let builder = found?.builder { return builder }
    }
    return nil
  }

  func requireBuilding(_ body: TypeBody) {
    let type = body.nominal.selfType
    let hasBlock = canBuild("buildBlock", type)
    let hasChain =
      canBuild("buildPartialBlock", label: "first", type)
      && canBuild("buildPartialBlock", label: "accumulated", type)
    guard !hasBlock, !hasChain else { return }
    error(
      "result builder must provide at least one static 'buildBlock' method, or both 'buildPartialBlock(first:)' and 'buildPartialBlock(accumulated:next:)'",
      nameToken(of: body) ?? Syntax(body.node))
  }

  /// Whether the builder has its say in a body: a `return` there switches it off.
  func isBuilt(_ items: CodeBlockItemListSyntax) -> Bool {
    guard let builder = context.builder else { return false }
    guard let found = firstReturn(in: Syntax(items)) else { return true }
    if context.isBuilderWritten {
      warning(
        "application of result builder '\(builder)' disabled by explicit 'return' statement", found)
    }
    return false
  }

  private func firstReturn(in node: Syntax) -> ReturnStmtSyntax? {
    if let found = node.as(ReturnStmtSyntax.self) { return found }
    if node.is(ClosureExprSyntax.self) || node.is(DeclSyntax.self) { return nil }
    return node.children(viewMode: .sourceAccurate).lazy.compactMap { self.firstReturn(in: $0) }
      .first
  }

  /// A whole body as its builder makes it.
  ///
  /// - Parameter result: `nil` where the body of a closure is to tell.
  func built(
    _ items: CodeBlockItemListSyntax, _ builder: Type, _ result: Type?
  ) -> [TypedStatement] {
    withScope {
      let at = Syntax(items).parent ?? Syntax(items)
      let isFinal = !members("buildFinalResult", of: builder, isStatic: true).isEmpty
      guard var block = builtBlock(items, builder, isFinal ? nil : result, at) else {
        if result == nil { context.result = .error }
        return []
      }
      if isFinal {
        let operand = block.keep(declarePart(block.value, at))
        block.value = build("buildFinalResult", builder, [operand], result, at)
      }
      if result == nil { context.result = block.value.type }
      guard !block.value.type.isError else { return block.statements }
      guard let result else {
        return block.statements + [TypedStatement(.return(block.value), line: block.value.line)]
      }
      guard let value = convert(block.value, to: result) else {
        let isClosure = context.isClosure
        reportMismatch(block.value, result, ExprSyntax(items.parent) ?? standIn(for: at)) {
          isClosure
            ? "cannot convert value of type '\($0)' to closure result type '\(result)'"
            : "cannot convert return expression of type '\($0)' to return type '\(result)'"
        }
        return block.statements
      }
      return block.statements + [TypedStatement(.return(value), line: value.line)]
    }
  }

  // MARK: Calls of the builder's methods

  func canBuild(_ name: String, label: String? = nil, _ builder: Type) -> Bool {
    members(name, of: builder, isStatic: true).contains { found in
      label == nil || found.member.functionType?.parameters.first?.label == label
    }
  }

  /// `Builder.name(label: argument, …)`.
  func build(
    _ name: String, labels: [String?] = [], _ builder: Type, _ arguments: [ExprSyntax],
    _ expected: Type?, _ at: Syntax
  ) -> TypedExpr {
    let node = standIn(for: at)
    let found = members(name, of: builder, isStatic: true)
    guard !found.isEmpty else {
      error("type '\(builder)' has no member '\(name)'", at)
      return failed(at)
    }
    let list = ArgumentList(
      arguments.enumerated().map { index, value in
        let label = index < labels.count ? labels[index] : nil
        return ArgumentList.Argument(
          label: label.map { .identifier($0) }, value: value, isTrailing: false)
      }, node: node)
    return call(
      found.compactMap { staticCandidate($0, builder, node) }, list, node, expected)
  }

  /// An expression that stands for a place in the source, and is spoken of as if it stood there.
  func standIn(for place: Syntax, named name: String = "part") -> ExprSyntax {
    let node = ExprSyntax(DeclReferenceExprSyntax(baseName: .identifier(name)))
    stand(node, for: place)
    return node
  }

  func stand(_ node: ExprSyntax, for place: Syntax) {
    standIns[node.root.id] = (node.root, place)
  }

  /// A constant that holds a part, under a name that no source can spell.
  func declarePart(_ value: TypedExpr, _ place: Syntax) -> BuiltPart {
    let local = Local(
      "part \(standIns.count)", value.unliteral.type, isMutable: false, in: context)
    return part(local, value.unliteral, place)
  }

  func part(_ local: Local, _ value: TypedExpr, _ place: Syntax) -> BuiltPart {
    scopes[scopes.count - 1][local.name] = local
    return BuiltPart(local: local, value: value, name: standIn(for: place, named: local.name))
  }
}

/// A part of what a builder makes, kept in a constant.
struct BuiltPart {
  let local: Local
  let value: TypedExpr
  /// Names the constant where a call is checked.
  let name: ExprSyntax
}

/// A block whose statements leave a value.
struct BuiltBlock {
  var statements: [TypedStatement]
  var value: TypedExpr

  /// Keeps the part in its constant; the expression that reads it.
  mutating func keep(_ part: BuiltPart) -> ExprSyntax {
    statements.append(TypedStatement(.declare(part.local, part.value), line: part.value.line))
    return part.name
  }
}
