import SwiftSyntax

extension Checker {
  func checkSwitch(_ node: SwitchExprSyntax, label: String?) -> TypedStatement? {
    checkSwitch(node, label: label) { check($0) }
  }

  /// - Parameter checkBody: what stands in a case, in a scope with what its pattern binds.
  func checkSwitch(
    _ node: SwitchExprSyntax, label: String?,
    _ checkBody: (CodeBlockItemListSyntax) -> [TypedStatement]
  ) -> TypedStatement? {
    let value = check(node.subject, expecting: nil)
    let target = Target(label, isLoop: false)
    openBranches += 1
    defer { openBranches -= 1 }
    let subject = Local("_", value.type, isMutable: false, in: context)
    var cases: [TypedStatement.Case] = []
    targets.append(target)
    refuseAfterDefault(node)
    for one in node.cases.active { cases.append(checkCase(one, value.type, checkBody)) }
    targets.removeLast()
    if value.type.isError { return nil }
    requireExhaustive(cases, value.type, node)
    warnOfRepetitions(node, cases, value.type)
    return TypedStatement(.switch(subject, value, cases, target), line: line(node))
  }

  private func refuseAfterDefault(_ node: SwitchExprSyntax) {
    let cases = node.cases.active
    guard let place = cases.firstIndex(where: { $0.label.is(SwitchDefaultLabelSyntax.self) }),
      place + 1 < cases.count
    else { return }
    error(
      "additional 'case' blocks cannot appear after the 'default' block of a 'switch'",
      cases[place + 1].label)
  }

  /// One case; `body` checks what stands in it, with the names that its patterns bind.
  func checkCase(
    _ node: SwitchCaseSyntax, _ type: Type, _ body: (CodeBlockItemListSyntax) -> [TypedStatement]
  ) -> TypedStatement.Case {
    withScope {
      var result = TypedStatement.Case(patterns: [], body: [])
      switch node.label {
      case .default: result.isDefault = true
      case .case(let label):
        var known: [String: Local] = [:]
        for (place, item) in label.caseItems.enumerated() {
          let before = scopes[scopes.count - 1]
          isSharingNames = !known.isEmpty
          var pattern = checkPattern(item.pattern, type, isLet: true)
          isSharingNames = false
          if label.caseItems.count > 1 {
            // Every pattern of a case binds the same names; they share the variables of the first.
            if let first = label.caseItems.first, place > 0 {
              refuseUnlikeBindings(
                known, in: first.pattern, scopes[scopes.count - 1], in: item.pattern)
            }
            if known.isEmpty {
              known = scopes[scopes.count - 1]
            } else {
              pattern = rebind(pattern, known)
              scopes[scopes.count - 1] = before
            }
          }
          let filter = item.whereClause.map { checkBool($0.condition) }
          result.patterns.append((pattern, filter))
        }
      @unknown default: break
      }
      // `case let v?: let v = v * 2`: its statements have names of their own.
      result.body = withScope { body(node.statements) }
      if node.statements.isEmpty {
        error("'case' label in a 'switch' must have at least one executable statement", node.label)
      }
      return result
    }
  }

  private func rebind(_ pattern: Pattern, _ known: [String: Local]) -> Pattern {
    switch pattern {
    case .bind(let local): .bind(known[local.name] ?? local)
    case .tuple(let parts): .tuple(parts.map { rebind($0, known) })
    case .enumCase(let tag, let parts): .enumCase(tag, parts.map { rebind($0, known) })
    case .enumPayload(let tag, let count, let whole):
      .enumPayload(tag, count, rebind(whole, known))
    case .some(let inner): .some(rebind(inner, known))
    case .cast(let type, let inner): .cast(type, rebind(inner, known))
    case .wildcard, .null, .test, .isType: pattern
    }
  }

  // MARK: Exhaustiveness

  func requireExhaustive(
    _ cases: [TypedStatement.Case], _ type: Type, _ node: SwitchExprSyntax
  ) {
    let patterns = cases.flatMap(\.patterns).filter { $0.filter == nil }.map(\.pattern)
    if cases.contains(where: \.isDefault) {
      let label = node.cases.active.first { $0.label.is(SwitchDefaultLabelSyntax.self) }?.label
      if type.nominal?.script != nil, type.nominal?.kind == .enum, covers(patterns, type),
        let label,
        !(label.parent?.description.contains("@unknown") ?? false)
      {
        warning("default will never be executed", label)
      }
      return
    }
    if covers(patterns, type) { return }
    let missing = missingCases(patterns, type)
    error(
      "switch must be exhaustive", node.switchKeyword,
      notes: missing.isEmpty
        ? ["do you want to add a default clause?"] : missing.map { "add missing case: '\($0)'" })
  }

  func covers(_ patterns: [Pattern], _ type: Type) -> Bool {
    covers(patterns.map { [$0] }, [type])
  }

  /// Whether some row matches whatever values the types can have: every constructor of the first
  /// type in turn, as in Maranget's matrices.
  private func covers(_ rows: [[Pattern]], _ types: [Type]) -> Bool {
    if types.contains(where: isUninhabited) { return true }
    guard let first = types.first else { return !rows.isEmpty }
    if rows.isEmpty { return false }
    let rest = Array(types.dropFirst())
    let isOpen = rows.allSatisfy { isIrrefutable($0[0]) }
    guard !isOpen, let constructors = constructors(of: first) else {
      let fitting = rows.filter { isIrrefutable($0[0]) || takesAllErrors($0[0], first) }
      return covers(fitting.map { Array($0.dropFirst()) }, rest)
    }
    return constructors.allSatisfy { constructor in
      let fitting = rows.compactMap { row -> [Pattern]? in
        guard let parts = constructor.parts(row[0], self) else { return nil }
        return parts + row.dropFirst()
      }
      return covers(fitting, constructor.types + rest)
    }
  }

  /// Whether no value can be of the type: `switch never {}` need not look at any.
  func isUninhabited(_ type: Type) -> Bool {
    if type == library.never { return true }
    if case .tuple(let elements) = type { return elements.contains { isUninhabited($0.type) } }
    guard let nominal = type.nominal, nominal.kind == .enum, nominal.script != nil else {
      return false
    }
    return enumCases(nominal).isEmpty
  }

  /// Whether all that `pattern` matches is matched by the patterns before it, too.
  func isCovered(_ pattern: Pattern, by earlier: [Pattern], _ type: Type) -> Bool {
    !earlier.isEmpty && !isUseful([pattern], after: earlier.map { [$0] }, [type])
  }

  private func isUseful(_ row: [Pattern], after rows: [[Pattern]], _ types: [Type]) -> Bool {
    guard let type = types.first, let first = row.first else { return rows.isEmpty }
    if rows.isEmpty { return true }
    let rest = Array(types.dropFirst())
    let fitting = (constructors(of: type) ?? []).compactMap {
      constructor -> (Constructor, [Pattern])? in
      constructor.parts(first, self).map { (constructor, $0) }
    }
    let isSplit = !rows.allSatisfy { isIrrefutable($0[0]) } || !isIrrefutable(first)
    guard isSplit, !fitting.isEmpty else {
      let open = rows.filter { isIrrefutable($0[0]) }.map { Array($0.dropFirst()) }
      return isUseful(Array(row.dropFirst()), after: open, rest)
    }
    return fitting.contains { constructor, parts in
      let same = rows.compactMap { row -> [Pattern]? in
        guard let parts = constructor.parts(row[0], self) else { return nil }
        return parts + row.dropFirst()
      }
      return isUseful(parts + row.dropFirst(), after: same, constructor.types + rest)
    }
  }

  /// One way in which a value of a type can have been made.
  private struct Constructor {
    let types: [Type]
    /// The patterns for its parts, if `pattern` can match it.
    let parts: (Pattern, Checker) -> [Pattern]?
  }

  private func constructors(of type: Type) -> [Constructor]? {
    func wild(_ types: [Type]) -> [Pattern] { types.map { _ in .wildcard } }
    switch type {
    case .optional(let inner):
      return [
        Constructor(types: []) { pattern, checker in
          if case .null = pattern { return [] }
          return checker.isIrrefutable(pattern) ? [] : nil
        },
        Constructor(types: [inner]) { pattern, checker in
          if case .some(let part) = pattern { return [part] }
          return checker.isIrrefutable(pattern) ? [.wildcard] : nil
        },
      ]
    case .tuple(let elements):
      let types = elements.map(\.type)
      return [
        Constructor(types: types) { pattern, checker in
          if case .tuple(let parts) = pattern, parts.count == types.count { return parts }
          return checker.isIrrefutable(pattern) ? wild(types) : nil
        }
      ]
    case .nominal(let nominal, _) where nominal.kind == .enum && nominal.script != nil:
      return enumCases(nominal).map { member, tag in
        let known = Substitution(type)
        let types = member.functionType?.parameters.map { known($0.type) } ?? []
        return Constructor(types: types) { pattern, checker in
          if case .enumCase(tag, let parts) = pattern { return parts }
          if case .enumPayload(tag, _, let whole) = pattern {
            if case .tuple(let parts) = whole { return parts }
            return checker.isIrrefutable(whole) ? wild(types) : nil
          }
          return checker.isIrrefutable(pattern) ? wild(types) : nil
        }
      }
    case .nominal(let nominal, _) where nominal.kind == .enum && nominal.isHost:
      let cases = nominal.members.filter { $0.isStatic && $0.type == type }
      guard !cases.isEmpty else { return nil }
      return cases.map { member in
        Constructor(types: []) { pattern, checker in
          if checker.testedConstant(pattern) === member { return [] }
          return checker.isIrrefutable(pattern) ? [] : nil
        }
      }
    case library.bool:
      return [true, false].map { value in
        Constructor(types: []) { pattern, checker in
          if checker.testedBool(pattern) == value { return [] }
          return checker.isIrrefutable(pattern) ? [] : nil
        }
      }
    default: return nil
    }
  }

  func isIrrefutable(_ pattern: Pattern) -> Bool {
    switch pattern {
    case .wildcard, .bind: true
    case .tuple(let parts): parts.allSatisfy(isIrrefutable)
    default: false
    }
  }

  private func testedBool(_ pattern: Pattern) -> Bool? {
    guard case .test(_, let expr) = pattern, case .operation(.equal, let value, _) = expr.kind,
      case .constant(.bool(let truth)) = value.kind
    else { return nil }
    return truth
  }

  /// The case of a host's enum that a pattern names.
  private func testedConstant(_ pattern: Pattern) -> Member? {
    guard case .test(_, let expr) = pattern, case .operation(.equal, let value, _) = expr.kind,
      case .accessor(_, let member, _) = value.kind
    else { return nil }
    return member
  }

  func enumCases(_ nominal: Nominal) -> [(Member, Int)] {
    nominal.members.compactMap { member in
      if case .enumCase(let tag) = member.implementation { (member, tag) } else { nil }
    }
  }

  private func missingCases(_ patterns: [Pattern], _ type: Type) -> [String] {
    guard case .nominal(let nominal, _) = type, nominal.kind == .enum, nominal.script != nil else {
      return []
    }
    return enumCases(nominal).compactMap { member, tag in
      let isThere = patterns.contains {
        switch $0 {
        case .enumCase(tag, _), .enumPayload(tag, _, _): true
        default: false
        }
      }
      if isThere { return nil }
      let payload = member.functionType?.parameters ?? []
      return "." + member.name
        + (payload.isEmpty
          ? ""
          : "(" + payload.map { ($0.label.map { "\($0): " } ?? "") + "_" }.joined(separator: ", ")
            + ")")
    }
  }
}
