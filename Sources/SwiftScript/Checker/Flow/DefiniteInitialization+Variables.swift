/// Reading, capturing and giving a first value.
extension DefiniteInitialization {
  /// A variable that has to have a value: of the function itself, or of the top level.
  struct Variable {
    let key: ObjectIdentifier
    let name: String
    let isMutable: Bool
    let type: Type
  }

  func variable(_ local: Local) -> Variable? {
    guard local.isFlowChecked, local.context === context else { return nil }
    return Variable(
      key: ObjectIdentifier(local), name: local.name, isMutable: local.isMutable,
      type: local.type)
  }

  func variable(_ global: Global, _ type: Type) -> Variable? {
    guard open.contains(ObjectIdentifier(global)) else { return nil }
    return Variable(
      key: ObjectIdentifier(global), name: global.name, isMutable: !global.isLet,
      type: type)
  }

  func forget(_ local: Local) {
    state?.definite.remove(ObjectIdentifier(local))
    state?.possible.remove(ObjectIdentifier(local))
    let root = TuplePart.Root.variable(ObjectIdentifier(local))
    state?.parts = state?.parts.filter { $0.root != root } ?? []
    state?.possibleParts = state?.possibleParts.filter { $0.root != root } ?? []
  }

  func read(_ local: Local, _ expr: TypedExpr) {
    require(variable(local), "used", expr)
  }

  func read(_ global: Global, _ expr: TypedExpr) {
    if let capturing {
      require(variable(global, expr.type), "captured by a closure", capturing)
    } else {
      require(variable(global, expr.type), "used", expr)
    }
  }

  /// `a += 1` of a variable itself.
  func pass(_ target: TypedExpr) {
    switch target.kind {
    case .local(let local): require(variable(local), "passed by reference", target)
    case .global(let global) where capturing == nil:
      require(variable(global, target.type), "passed by reference", target)
    default: _ = readPart(target, "passed by reference")
    }
  }

  func capture(_ local: Local, _ expr: TypedExpr) {
    require(variable(local), "captured by a closure", expr)
  }

  private func require(_ variable: Variable?, _ use: String, _ expr: TypedExpr) {
    guard let variable, let state, !state.definite.contains(variable.key) else { return }
    let name = variable.name + missingPart(of: .variable(variable.key), variable.type)
    report(
      "\(variable.isMutable ? "variable" : "constant") '\(name)' \(use) before being initialized",
      expr.line, expr.syntax)
    // Said once.
    self.state?.definite.insert(variable.key)
  }

  func assign(_ local: Local, _ expr: TypedExpr) { assign(variable(local), expr) }

  func assign(_ global: Global, _ expr: TypedExpr) {
    if capturing == nil { assign(variable(global, expr.type), expr) }
  }

  private func assign(_ variable: Variable?, _ expr: TypedExpr) {
    guard let variable, let state else { return }
    let part = repeatedPart(of: .variable(variable.key), variable.type)
    if !variable.isMutable, state.possible.contains(variable.key) || part != nil {
      report(
        "immutable value '\(variable.name)\(part ?? "")' may only be initialized once", expr.line,
        expr.syntax)
    }
    self.state?.definite.insert(variable.key)
    self.state?.possible.insert(variable.key)
  }

  /// What a closure at the top level reads of the variables that are still without a value.
  func lookInside(_ body: ClosureBody, _ expr: TypedExpr) {
    guard context.isMain, let before = state, !open.subtracting(before.definite).isEmpty else {
      return
    }
    let outer = (capturing, breaks, returns, throwing)
    capturing = capturing ?? expr
    visit(body.statements)
    (capturing, breaks, returns, throwing) = outer
    // Said once.
    let said = state?.definite ?? before.definite
    state = before
    state?.definite.formUnion(said.intersection(open))
  }
}
