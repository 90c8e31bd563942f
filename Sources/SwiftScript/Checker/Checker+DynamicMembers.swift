import SwiftSyntax

/// Members that a type makes up by their names: `@dynamicMemberLookup`.
extension Checker {
  /// `base.name` as `base[dynamicMember: "name"]` or `base[dynamicMember: \\.name]`; `nil` if the
  /// type has no such subscript.
  ///
  /// - Parameter next: the member that is asked of it in turn.
  func dynamicMember(
    _ name: String, of base: TypedExpr, _ expected: Type? = nil, before next: String? = nil
  ) -> TypedExpr? {
    let found = dynamicSubscripts(of: base)
    let outer = lineOverride
    lineOverride = base.line
    defer { lineOverride = outer }
    for isPath in [true, false] {
      let candidates = found.compactMap { dynamicCandidate($0, base, isPath: isPath) }
      guard !candidates.isEmpty else { continue }
      let argument = isPath ? Self.path(to: name) : Self.text(name)
      let node = LabeledExprListSyntax([
        LabeledExprSyntax(
          label: .identifier("dynamicMember"), colon: .colonToken(), expression: argument)
      ])
      let list = ArgumentList(node, node: node)
      if !isPath, candidates.count > 1, let next {
        let leading = candidates.filter { leads($0, to: next) }
        if leading.count == 1 { return call(leading, list, argument, nil) }
      }
      // What the place would rather have does not make it another member.
      for wanted in expected == nil ? [nil] : [expected, nil]
      where guess({ call(candidates, list, argument, wanted) }) != nil {
        return call(candidates, list, argument, wanted)
      }
      // Which one is meant, what is done with it tells.
      if !isPath, candidates.count > 1 {
        untyped(ExprSyntax(argument))
        return failed(argument)
      }
    }
    return nil
  }

  /// Whether what it gives has a member of that name, or makes it up.
  private func leads(_ candidate: Candidate, to name: String) -> Bool {
    let result = candidate.substitution(candidate.type.result)
    return !members(name, of: result).isEmpty
      || !dynamicSubscripts(of: TypedExpr(.constant(.none), result, line: 0)).isEmpty
  }

  func dynamicSubscripts(of base: TypedExpr) -> [FoundMember] {
    let owner: Type? = if case .metatype(let type) = base.type { type } else { nil }
    return members("subscript", of: owner ?? base.type, isStatic: owner != nil).filter {
      $0.member.functionType?.parameters.map(\.label) == ["dynamicMember"]
    }
  }

  /// `base[0]` as `base[dynamicMember: \\.[0]]`, where the type itself has no other subscript.
  func dynamicSubscript(
    of base: TypedExpr, _ node: SubscriptCallExprSyntax, _ expected: Type?
  ) -> TypedExpr? {
    let found = dynamicSubscripts(of: base)
    guard !found.isEmpty, found.count == members("subscript", of: base.type).count,
      node.arguments.first?.name != "dynamicMember"
    else { return nil }
    let candidates = found.compactMap { dynamicCandidate($0, base, isPath: true) }
    let component = KeyPathSubscriptComponentSyntax(arguments: node.arguments)
    let path = KeyPathExprSyntax(
      components: [
        KeyPathComponentSyntax(period: .periodToken(), component: .subscript(component))
      ])
    let outer = lineOverride
    lineOverride = base.line
    defer { lineOverride = outer }
    let list = LabeledExprListSyntax([
      LabeledExprSyntax(
        label: .identifier("dynamicMember"), colon: .colonToken(), expression: path)
    ])
    guard !candidates.isEmpty else { return nil }
    return call(candidates, ArgumentList(list, node: node), path, expected)
  }

  private func dynamicCandidate(
    _ found: FoundMember, _ base: TypedExpr, isPath: Bool
  ) -> Candidate? {
    guard let type = found.member.functionType, let parameter = type.parameters.first,
      isPath == (parameter.type.nominal?.name.hasSuffix("KeyPath") ?? false)
    else { return nil }
    return Candidate(
      name: "subscript", type: type, generics: found.member.generics,
      requirements: found.member.requirements, substitution: found.substitution,
      member: found.member
    ) { arguments, resolved, substitution in
      TypedExpr(
        .subscripted(base, self.applied(found.member, substitution), arguments), resolved.result,
        line: base.line)
    }
  }

  private static func path(to name: String) -> ExprSyntax {
    let property = KeyPathPropertyComponentSyntax(
      declName: DeclReferenceExprSyntax(baseName: .identifier(name)))
    return ExprSyntax(
      KeyPathExprSyntax(
        components: [
          KeyPathComponentSyntax(period: .periodToken(), component: .property(property))
        ]))
  }

  private static func text(_ name: String) -> ExprSyntax {
    let segment = StringSegmentSyntax(content: .stringSegment(name))
    return ExprSyntax(
      StringLiteralExprSyntax(
        openingQuote: .stringQuoteToken(), segments: [.stringSegment(segment)],
        closingQuote: .stringQuoteToken()))
  }

  /// `@dynamicCallable`: the arguments as one array, or with their labels as pairs.
  func dynamicallyCalled(
    _ callee: TypedExpr, _ list: ArgumentList, _ node: ExprSyntax, _ expected: Type?
  ) -> TypedExpr? {
    let hasLabels = list.arguments.contains { $0.label != nil }
    let found = members("dynamicallyCall", of: callee.type).filter { $0.member.kind == .method }
    let plain = found.filter {
      $0.member.functionType?.parameters.first?.label == "withArguments"
    }
    let keyed = found.filter {
      $0.member.functionType?.parameters.first?.label == "withKeywordArguments"
    }
    let isKeyed = hasLabels || plain.isEmpty
    guard let first = (isKeyed ? keyed : plain).first else { return nil }
    let value: ExprSyntax
    if isKeyed {
      let pairs = list.arguments.map { argument in
        DictionaryElementSyntax(
          key: Self.text(argument.name ?? ""),
          value: argument.value.trimmed, trailingComma: .commaToken())
      }
      value = ExprSyntax(
        DictionaryExprSyntax(
          content: pairs.isEmpty ? .colon(.colonToken()) : .elements(.init(pairs))))
    } else {
      value = ExprSyntax(
        ArrayExprSyntax(
          elements: ArrayElementListSyntax(
            list.arguments.map {
              ArrayElementSyntax(expression: $0.value.trimmed, trailingComma: .commaToken())
            })))
    }
    stand(value, for: Syntax(node))
    let argument = ArgumentList.Argument(
      label: .identifier(isKeyed ? "withKeywordArguments" : "withArguments"), value: value,
      isTrailing: false)
    return call(
      [candidate(first, of: callee)], ArgumentList([argument], node: node), node, expected)
  }
}
