import SwiftSyntax

/// What parameters are where a call leaves them out.
extension Checker {
  /// Looks at the defaults of a declaration, which no call may ever ask for.
  ///
  /// A call looks at them again, as the types of its own arguments may tell more.
  ///
  /// - Parameter generics: what the types are that the declaration is made in and for.
  func checkDefaults(
    of type: FunctionType?, in generics: @autoclosure @escaping () -> GenericContext? = nil
  ) {
    for parameter in type?.parameters ?? [] {
      guard let value = parameter.defaultValue, isWritten(value), !parameter.type.hasHoles,
        !value.isOpen
      else { continue }
      if parameter.isInout {
        error(
          "cannot provide default value to inout parameter '\(parameter.name)'", value.syntax)
        continue
      }
      pendingBodies.append { [self] in
        let outer = context.generics
        context.generics = generics()
        defer { context.generics = outer }
        inDefault(value) { _ = isRefused(value, as: parameter.type) }
      }
    }
  }

  /// Where a default is looked at nothing of the call, or of the function's own, is seen.
  func inDefault<Result>(_ value: DefaultValue, _ body: () -> Result) -> Result {
    let outer = (scopes, context.nominal, context.isStatic)
    scopes = [[:], [:]]
    context.nominal = value.scope.nominal
    // There is no `self` yet: what a name means is the type's.
    context.isStatic = value.scope.nominal != nil
    defer { (scopes, context.nominal, context.isStatic) = outer }
    return body()
  }

  /// Says where it is written that a default is not of its parameter's type.
  func isRefused(_ value: DefaultValue, as type: Type) -> Bool {
    guard isWritten(value), !isMacro(value), guess({ check(value.syntax, as: type) }) == nil
    else { return false }
    let outer = (lineOverride, diagnostics.count)
    lineOverride = nil
    defer { lineOverride = outer.0 }
    _ =
      value.syntax.is(NilLiteralExprSyntax.self)
      ? refuseNil(value.syntax, type)
      : check(value.syntax, as: type) {
        "default argument value of type '\($0)' cannot be converted to type '\(type)'"
      }
    return true
  }

  private func refuseNil(_ node: ExprSyntax, _ type: Type) -> TypedExpr {
    error("nil default argument value cannot be converted to type '\(type)'", node)
    return failed(node)
  }

  /// Whether it stands in what the learner has just written.
  private func isWritten(_ value: DefaultValue) -> Bool {
    file != "<library>" && value.syntax.root.id == treeID
  }

  /// `#function` and `#line` speak of the call.
  private func isMacro(_ value: DefaultValue) -> Bool {
    value.syntax.is(MacroExpansionExprSyntax.self)
  }

  /// What a call that leaves out `parameter` hands on; `nil` where it must not be left out.
  func defaultArgument(
    _ parameter: FunctionType.Parameter, _ substitution: inout Substitution,
    _ node: some ExprSyntaxProtocol
  ) -> TypedExpr? {
    guard let value = parameter.defaultValue else { return nil }
    if value.syntax.trimmedDescription == "#function" {
      return TypedExpr(.constant(.string(functionName(at: node))), library.string, line: line(node))
    }
    if value.syntax.trimmedDescription == "#line" {
      let type = substitution(parameter.type)
      let value = number(line(node), node, type)
      return type.hasHoles ? value : convert(value, to: type)
    }
    let outer = (lineOverride, defaultTypes)
    lineOverride = line(node)
    if !value.scope.generics.isEmpty || value.scope.nominal?.memberGenerics.isEmpty == false {
      defaultTypes = (value.scope.generics, substitution)
    }
    defer { (lineOverride, defaultTypes) = outer }
    if value.asksSelf, let own = value.scope.nominal?.selfParameter,
      substitution(.parameter(own)).nominal?.kind == .protocol
    {
      unsupported("a default that asks 'Self' of an 'any' value is", node)
      return nil
    }
    let type = substitution(parameter.type)
    return inDefault(value) {
      if parameter.isAutoclosure, !type.hasHoles {
        return makeClosure("autoclosure", FunctionType(of: [], type), line(node)) { _, _ in
          check(value.syntax, as: type)
        }
      }
      if !type.hasHoles, isRefused(value, as: type) { return nil }
      // `_ service: some Service = MockService()`: the default itself tells the type.
      guard type.hasHoles else { return check(value.syntax, as: type) }
      let found = check(value.syntax, expecting: type)
      guard substitution.match(parameter.type, found.type, self) else { return nil }
      return convert(found, to: substitution(parameter.type))
    }
  }
}
