/// Blocks: where variables begin and end, and what is put off to their end.
extension FunctionBuilder {
  func scoped(_ target: Target? = nil, _ body: () -> Void) {
    let start = next
    scopes.append(Scope(target: target, isBlock: target != nil))
    body()
    leave(scopes[scopes.count - 1])
    let scope = popScope()
    patch(scope.breaks)
    next = start
  }

  /// Ends the innermost scope; an error thrown in it runs what it has put off.
  @discardableResult
  func popScope() -> Scope {
    protect(until: here)
    return scopes.removeLast()
  }

  /// An error thrown between the last `defer` of the innermost scope and here runs its defers.
  func protect(until end: Int) {
    let scope = scopes[scopes.count - 1]
    guard !scope.defers.isEmpty, scope.protectedFrom < end else { return }
    let over = emit(.jump)
    let error = allocate()
    let first = max((scope.locals.max() ?? -1) + 1, scope.protectedRegisters)
    handlers.append(
      Handler(range: scope.protectedFrom..<end, target: here, first: first, register: error))
    let outer = scopes
    scopes.removeLast()
    if scopes.isEmpty { scopes = [Scope()] }
    leave(scope)
    scopes = outer
    emit(.throw, error)
    patch(over)
  }

  /// What happens at the end of a scope: its variables end and its defers run, last first.
  private func leave(_ scope: Scope) {
    var end = scope.locals.count
    for duty in scope.defers.reversed() {
      clear(scope.locals[duty.after..<end], of: scope)
      run(duty.statements)
      end = duty.after
    }
    clear(scope.locals[..<end], of: scope)
  }

  private func clear(_ registers: ArraySlice<Int>, of scope: Scope) {
    for register in registers.reversed() where !scope.scalars.contains(register) {
      emit(.clear, register)
    }
  }

  private func run(_ statements: [TypedStatement]) {
    scopes.append(Scope())
    lower(statements)
    leave(scopes[scopes.count - 1])
    popScope()
  }

  /// Leaves the scopes above `depth` on the way out, without ending them here.
  func leaveScopes(down depth: Int, namely: Bool = false) {
    let open = scopes
    // A function's end empties its registers by itself, in this order; only defers come between.
    if depth == 0, !namely, open.allSatisfy(\.defers.isEmpty) { return }
    for index in stride(from: open.count - 1, through: depth, by: -1) {
      scopes = Array(open[0..<index])
      if scopes.isEmpty { scopes = [Scope()] }
      leave(open[index])
    }
    scopes = open
  }

  func jump(to target: Target, isBreak: Bool) {
    guard let index = scopes.lastIndex(where: { $0.target === target }) else { return }
    // A loop and a `switch` end themselves what is theirs, once all ways out have come together.
    leaveScopes(down: scopes[index].isBlock ? index : index + 1)
    let jump = emit(.jump)
    if isBreak { scopes[index].breaks.append(jump) } else { scopes[index].continues.append(jump) }
  }
}
