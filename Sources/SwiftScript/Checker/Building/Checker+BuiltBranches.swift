import SwiftSyntax

/// `if` and `switch` in a builder's body: a tree of `buildEither`s, under a `buildOptional` where
/// not every way leads to a part.
extension Checker {
  /// A branch that has been checked, and what it comes to.
  private struct Branch {
    var part: BuiltPart
    /// `true` for `second`, outermost first.
    var path: [Bool] = []
  }

  func builtIf(_ node: IfExprSyntax, _ builder: Type) -> BuiltBlock? {
    var branches: [BuiltBlock] = []
    var isWhole = true
    func visit(_ node: IfExprSyntax) -> (([[TypedStatement]]) -> TypedStatement)? {
      withScope {
        openBranches += 1
        defer { openBranches -= 1 }
        let conditions = checkConditions(node.conditions)
        guard let body = builtBlock(node.body.statements, builder, nil, Syntax(node.body)) else {
          return nil
        }
        branches.append(available(body, node, builder))
        let (index, at) = (branches.count - 1, line(node))
        switch node.elseBody {
        case .codeBlock(let block):
          let other = outsideCondition {
            withScope { builtBlock(block.statements, builder, nil, Syntax(block)) }
          }
          guard let other else { return nil }
          branches.append(other)
          return { TypedStatement(.if(conditions, $0[index], $0[index + 1]), line: at) }
        case .ifExpr(let inner):
          guard let next = outsideCondition({ visit(inner) }) else { return nil }
          return { TypedStatement(.if(conditions, $0[index], [next($0)]), line: at) }
        case nil:
          isWhole = false
          return { TypedStatement(.if(conditions, $0[index], []), line: at) }
        @unknown default: return nil
        }
      }
    }
    guard let statement = visit(node) else { return nil }
    return joined(branches, isWhole: isWhole, builder, Syntax(node), statement)
  }

  func builtSwitch(_ node: SwitchExprSyntax, _ builder: Type) -> BuiltBlock? {
    var branches: [BuiltBlock] = []
    var isFine = true
    let made = checkSwitch(node, label: nil) { body in
      if let block = builtBlock(body, builder, nil, Syntax(body)) {
        branches.append(block)
      } else {
        isFine = false
      }
      return []
    }
    guard isFine, let made, case .switch(let subject, let value, let cases, let target) = made.kind
    else { return nil }
    return joined(branches, isWhole: true, builder, Syntax(node)) { bodies in
      let filled = zip(cases, bodies).map { one, body in
        var one = one
        one.body = body
        return one
      }
      return TypedStatement(.switch(subject, value, filled, target), line: made.line)
    }
  }

  /// `if #available`: what it makes need not be of a type that older systems know.
  private func available(_ body: BuiltBlock, _ node: IfExprSyntax, _ builder: Type) -> BuiltBlock {
    guard node.conditions.contains(where: { $0.condition.is(AvailabilityConditionSyntax.self) }),
      canBuild("buildLimitedAvailability", builder), !body.value.type.isError
    else { return body }
    var body = body
    let operand = body.keep(declarePart(body.value, Syntax(node)))
    body.value = build("buildLimitedAvailability", builder, [operand], nil, Syntax(node))
    return body
  }

  /// The branches as one part: `statement` puts their bodies where they belong.
  private func joined(
    _ branches: [BuiltBlock], isWhole: Bool, _ builder: Type, _ at: Syntax,
    _ statement: ([[TypedStatement]]) -> TypedStatement
  ) -> BuiltBlock? {
    let optional = ["buildOptional", "buildIf"].first { canBuild($0, builder) }
    guard isWhole || optional != nil,
      branches.count == 1
        || (canBuild("buildEither", label: "first", builder)
          && canBuild("buildEither", label: "second", builder))
    else { return refuseControlFlow(at, builder) }
    guard !branches.contains(where: { $0.value.type.isError }) else { return nil }
    var bodies = branches.map(\.statements)
    var leaves: [Branch] = []
    for (index, branch) in branches.enumerated() {
      let part = declarePart(branch.value, at)
      bodies[index].append(TypedStatement(.declare(part.local, part.value), line: line(at)))
      leaves.append(Branch(part: part, path: Self.path(to: index, of: branches.count)))
    }
    guard let either = eitherTree(leaves.indices.map { $0 }, leaves, 0, builder) else {
      untyped(at)
      return nil
    }
    let type = isWhole ? either.type : .optional(either.type)
    let result = Local("part \(standIns.count)", type, isMutable: true, in: context)
    result.isDeferred = true
    let place = TypedExpr(.local(result), type, line: line(at))
    for (index, leaf) in leaves.enumerated() {
      var value = TypedExpr(.local(leaf.part.local), leaf.part.local.type, line: line(at))
      for (depth, isSecond) in leaf.path.enumerated().reversed() {
        let part = declarePart(value, at)
        bodies[index].append(TypedStatement(.declare(part.local, part.value), line: line(at)))
        value = build(
          "buildEither", labels: [isSecond ? "second" : "first"], builder, [part.name],
          either.types[Array(leaf.path[..<depth])], at)
        if value.type.isError { return nil }
      }
      bodies[index].append(
        .assignment(of: convert(value, to: type) ?? value, to: place, line(at)))
    }
    var statements = [TypedStatement(.declare(result, nil), line: line(at))]
    if !isWhole {
      let null = TypedExpr(.constant(.none), type, line: line(at))
      statements = [TypedStatement(.declare(result, null), line: line(at))]
    }
    statements.append(statement(bodies))
    guard let optional, !isWhole else { return BuiltBlock(statements: statements, value: place) }
    return BuiltBlock(
      statements: statements,
      value: build(optional, builder, [part(result, place, at).name], nil, at))
  }

  /// The way to one of `count` branches: a balanced tree, as Swift's own.
  private static func path(to index: Int, of count: Int) -> [Bool] {
    var (path, last) = (index, count - 1)
    var steps: [Bool] = []
    while last != 0 {
      if path != last || last & 1 == 1 { steps.append(path & 1 == 1) }
      path >>= 1
      last >>= 1
    }
    return steps.reversed()
  }

  /// The type that some branches come to, and those of all nodes below, by their paths: one side of
  /// `Either<A, B>` tells of `A`, the other of `B`.
  private func eitherTree(
    _ indices: [Int], _ leaves: [Branch], _ depth: Int, _ builder: Type
  ) -> (type: Type, types: [[Bool]: Type])? {
    if indices.count == 1, leaves[indices[0]].path.count == depth {
      let type = leaves[indices[0]].part.local.type
      return (type, [leaves[indices[0]].path: type])
    }
    var types: [[Bool]: Type] = [:]
    var whole: Type?
    for isSecond in [false, true] {
      let some = indices.filter { leaves[$0].path[depth] == isSecond }
      guard !some.isEmpty, let side = eitherTree(some, leaves, depth + 1, builder),
        let made = eitherType(isSecond ? "second" : "first", of: side.type, builder)
      else { return nil }
      types.merge(side.types) { first, _ in first }
      whole = whole.map { merged($0, made) } ?? made
    }
    guard let whole else { return nil }
    types[Array(leaves[indices[0]].path[..<depth])] = whole
    return (whole, types)
  }

  private func eitherType(_ label: String, of operand: Type, _ builder: Type) -> Type? {
    for found in members("buildEither", of: builder, isStatic: true) {
      guard let type = found.type.function, let parameter = type.parameters.first,
        parameter.label == label
      else { continue }
      var substitution = found.substitution
      if substitution.match(substitution(parameter.type), operand, self) {
        return substitution(type.result).mapping {
          if case .parameter = $0 { return .error }
          return nil
        }
      }
    }
    return nil
  }

  /// Two readings of one type, each with holes where the other knows.
  private func merged(_ one: Type, _ other: Type) -> Type {
    switch (one, other) {
    case (.error, _): other
    case (.nominal(let nominal, let own), .nominal(let same, let others)) where nominal === same:
      .nominal(nominal, zip(own, others).map(merged))
    case (.optional(let inner), .optional(let other)): .optional(merged(inner, other))
    default: one
    }
  }
}
