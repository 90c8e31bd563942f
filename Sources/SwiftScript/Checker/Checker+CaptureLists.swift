import SwiftSyntax

/// What a closure takes with it as it is made.
extension Checker {
  /// `[weak self, count = n]`: locals of the surrounding function, seen only by the closure.
  func captureList(_ node: ClosureExprSyntax, in function: FunctionContext) -> [(
    Local, TypedExpr
  )] {
    guard let items = node.signature?.capture?.items else { return [] }
    return items.compactMap { item -> (Local, TypedExpr)? in
      let name = item.name.text
      let value: TypedExpr
      if let initializer = item.initializer {
        value = check(initializer.value, expecting: nil)
      } else {
        value = capturedValue(name, item)
      }
      guard !value.type.isError else { return nil }
      let specifier = item.specifier?.specifier.text
      var type = value.type
      var ownership = Ownership.strong
      if specifier == "weak" {
        ownership = .weak
        if type.wrapped == nil { type = .optional(type) }
      } else if specifier == "unowned" {
        ownership = .unowned
      }
      if ownership != .strong, !canBeWeak(type.unwrappedFully) {
        error(
          "'\(specifier ?? "")' may only be applied to class and class-bound protocol types, not '\(type)'",
          item)
      }
      // Only what is weak may be set in the closure.
      let local = Local(name, type, isMutable: ownership == .weak, in: context)
      local.ownership = ownership
      local.isListed = true
      return (local, convert(value, to: type) ?? value)
    }
  }

  /// What a name in a capture list means, where the closure is made.
  private func capturedValue(_ name: String, _ item: ClosureCaptureSyntax) -> TypedExpr {
    if let local = lookUpLocal(name) { return read(local, line(item)) }
    if let local = currentSelf, let found = members(name, of: local.type).first {
      return readProperty(found, of: read(local, line(item)))
    }
    if case .variable(let global, let type, _)? = module.names[name] {
      return TypedExpr(.global(global), type, line: line(item))
    }
    error("cannot find '\(name)' in scope", item)
    return failed(item)
  }
}
