import SwiftSyntax

/// What parameters are where a call leaves them out.
extension Checker {
  /// Looks at the defaults of a declaration, which no call may ever ask for.
  ///
  /// A call looks at them again, as the types of its own arguments may tell more.
  func checkDefaults(of type: FunctionType?) {
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
        inDefault(value) { _ = isRefused(value, as: parameter.type) }
      }
    }
  }

  /// Where a default is looked at nothing of the call, or of the function's own, is seen.
  func inDefault<Result>(_ value: DefaultValue, _ body: () -> Result) -> Result {
    let outer = (scopes, context.nominal)
    scopes = [[:], [:]]
    context.nominal = value.scope.nominal
    defer { (scopes, context.nominal) = outer }
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
}
