/// Reading, capturing and giving a first value.
extension DefiniteInitialization {
  /// A variable that has to have a value: of the function itself, or of the top level.
  private struct Variable {
    let key: ObjectIdentifier
    let name: String
    let isMutable: Bool

    var title: String { "\(isMutable ? "variable" : "constant") '\(name)'" }
  }

  private func variable(_ local: Local) -> Variable? {
    guard local.isFlowChecked, local.context === context else { return nil }
    return Variable(key: ObjectIdentifier(local), name: local.name, isMutable: local.isMutable)
  }

  private func variable(_ global: Global) -> Variable? {
    guard open.contains(ObjectIdentifier(global)) else { return nil }
    return Variable(key: ObjectIdentifier(global), name: global.name, isMutable: !global.isLet)
  }

  func forget(_ local: Local) {
    state?.definite.remove(ObjectIdentifier(local))
    state?.possible.remove(ObjectIdentifier(local))
  }

  func read(_ local: Local, _ expr: TypedExpr) {
    require(variable(local), "used", expr)
  }

  func read(_ global: Global, _ expr: TypedExpr) {
    if let capturing {
      require(variable(global), "captured by a closure", capturing)
    } else {
      require(variable(global), "used", expr)
    }
  }

  /// `a += 1` of a variable itself.
  func pass(_ target: TypedExpr) {
    switch target.kind {
    case .local(let local): require(variable(local), "passed by reference", target)
    case .global(let global) where capturing == nil:
      require(variable(global), "passed by reference", target)
    default: break
    }
  }

  func capture(_ local: Local, _ expr: TypedExpr) {
    require(variable(local), "captured by a closure", expr)
  }

  private func require(_ variable: Variable?, _ use: String, _ expr: TypedExpr) {
    guard let variable, let state, !state.definite.contains(variable.key) else { return }
    report("\(variable.title) \(use) before being initialized", expr.line, expr.syntax)
    // Said once.
    self.state?.definite.insert(variable.key)
  }

  func assign(_ local: Local, _ expr: TypedExpr) { assign(variable(local), expr) }

  func assign(_ global: Global, _ expr: TypedExpr) {
    if capturing == nil { assign(variable(global), expr) }
  }

  private func assign(_ variable: Variable?, _ expr: TypedExpr) {
    guard let variable, let state else { return }
    if !variable.isMutable, state.possible.contains(variable.key) {
      report(
        "immutable value '\(variable.name)' may only be initialized once", expr.line, expr.syntax)
    }
    self.state?.definite.insert(variable.key)
    self.state?.possible.insert(variable.key)
  }

  /// What a closure at the top level reads of the variables that are still without a value.
  func lookInside(_ body: ClosureBody, _ expr: TypedExpr) {
    guard context.isMain, let before = state, !open.subtracting(before.definite).isEmpty else {
      return
    }
    let outer = (capturing, breaks, returns)
    capturing = capturing ?? expr
    visit(body.statements)
    (capturing, breaks, returns) = outer
    // Said once.
    let said = state?.definite ?? before.definite
    state = before
    state?.definite.formUnion(said.intersection(open))
  }
}
