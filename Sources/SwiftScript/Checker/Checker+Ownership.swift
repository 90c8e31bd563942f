import SwiftSyntax

/// Who keeps what is passed, and where types without copies may not stand.
extension Checker {
  /// Marks the arguments that whoever is called keeps; what has no copies goes nowhere else.
  func noteGiven(
    _ arguments: [TypedExpr], _ candidate: Candidate, _ node: some SyntaxProtocol
  ) -> Bool {
    let kind = candidate.member?.kind
    let makes = kind == .initializer || kind == .enumCase
    for (argument, parameter) in zip(arguments, candidate.type.parameters) {
      if parameter.isConsuming || (makes && !parameter.isBorrowing && !parameter.isInout) {
        argument.isGiven = true
      }
      if let uncopied = Self.erased(argument) {
        error("argument type '\(uncopied)' does not conform to expected type 'Copyable'", node)
        return false
      }
      if case .parameter(let open) = parameter.type, !open.isNoncopyable,
        argument.type.isNoncopyable, candidate.member?.owner?.isHost != true,
        let name = candidate.member?.owner == nil ? candidate.describedGlobal : nil
      {
        error("\(name.withoutLabels) requires that '\(argument.type)' conform to 'Copyable'", node)
        return false
      }
    }
    if candidate.member?.isConsuming == true { candidate.receiver?.isGiven = true }
    return true
  }

  /// What `Any` is made of in an argument, or in one of several, that has no copies.
  private static func erased(_ argument: TypedExpr) -> Type? {
    if argument.type == .any, let inner = argument.underlying, inner.isNoncopyable { return inner }
    guard case .array(let parts) = argument.kind else { return nil }
    return parts.lazy.compactMap { erased($0) }.first
  }

  /// A type that may be copied holds nothing that may not.
  func refuseUncopied(
    _ type: Type, in nominal: Nominal, _ what: @autoclosure () -> String,
    _ node: some SyntaxProtocol
  ) {
    guard module.givesAway, type.isNoncopyable, !nominal.isNoncopyable, nominal.kind != .class
    else { return }
    error(
      "\(what()) of 'Copyable'-conforming \(nominal.kind == .enum ? "enum" : "struct") '\(nominal.name)' has non-Copyable type '\(type)'",
      node)
  }

  /// What a case holds.
  func held(_ type: Type, by element: EnumCaseElementSyntax, in nominal: Nominal) -> Type {
    refuseUncopied(type, in: nominal, "associated value '\(element.name.text)'", element.name)
    return type
  }

  /// `discard self`: the value ends here without its `deinit`.
  func checkDiscard(_ node: DiscardStmtSyntax) -> TypedStatement? {
    guard let me = currentSelf, context.nominal?.isNoncopyable == true,
      node.expression.trimmedDescription == "self"
    else {
      error(
        "you can only discard 'self'", node.expression)
      return nil
    }
    let at = line(node)
    let read = TypedExpr(.local(me), me.type, line: at)
    read.isGiven = true
    let call = TypedExpr(.call(.native(Reference.abandon), [read]), .void, line: at)
    return TypedStatement(.expression(call), line: at)
  }
}

extension String {
  /// `global function 'f'` of `global function 'f(_:)'`.
  fileprivate var withoutLabels: String {
    guard let open = firstIndex(of: "(") else { return self }
    return self[..<open] + "'"
  }
}

extension TypeScope {
  /// Who gets a value that has no copies has to say what happens to it.
  func requireOwnership(_ parameter: FunctionType.Parameter, _ node: FunctionParameterSyntax) {
    guard module?.givesAway == true, parameter.type.isNoncopyable, !parameter.isInout,
      !parameter.isConsuming, !parameter.isBorrowing
    else { return }
    report(
      "parameter of noncopyable type '\(parameter.type)' must specify ownership",
      Syntax(node.type), [])
  }

  /// What stands in a list, or is the value of a table: it has to be copied.
  func element(_ node: TypeSyntax) -> Type {
    let type = resolve(node)
    guard module?.givesAway == true, type.isNoncopyable else { return type }
    report("type '\(type)' does not conform to protocol 'Copyable'", Syntax(node), [])
    return .error
  }
}
