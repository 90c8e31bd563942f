import SwiftSyntax

/// Key paths that don't say what they lead to: `PartialKeyPath` and `AnyKeyPath`.
extension Checker {
  /// `person[keyPath: path]`; `nil` if `path` says more.
  func partialAccess(
    _ base: TypedExpr, _ path: TypedExpr, _ syntax: ExprSyntax, _ node: SubscriptCallExprSyntax
  ) -> TypedExpr? {
    guard let name = path.type.nominal?.name, ["AnyKeyPath", "PartialKeyPath"].contains(name) else {
      return nil
    }
    if let root = path.type.arguments.first, convert(base, to: root) == nil {
      error(
        "key path with root type '\(root)' cannot be applied to a base of type '\(base.type)'",
        syntax)
      return failed(node)
    }
    let isAny = name == "AnyKeyPath"
    let root = base.type
    let native: Native = { [unowned self] machine, arguments in
      guard let path = arguments[1].box as? KeyPathBox else { return .none }
      // Any path may be tried on any value; one of another type leads nowhere.
      if isAny, !path.text.hasPrefix("\\\(root).") { return .none }
      let value = machine.ask(path.read, arguments[0])
      return tellsItsType(path.type) ? value : .box(AnyBox(path.type, value))
    }
    return TypedExpr(
      .call(.native(native), [base, path]), isAny ? .optional(.any) : .any, line: line(node))
  }
}
