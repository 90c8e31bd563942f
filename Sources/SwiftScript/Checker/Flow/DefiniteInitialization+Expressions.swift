/// Expressions, in the order in which they are evaluated.
extension DefiniteInitialization {
  func visit(_ exprs: [TypedExpr]) {
    for expr in exprs { visit(expr) }
  }

  func visit(_ expr: TypedExpr) {
    // What it assigns by itself comes after what may throw.
    if expr.isTried { throwing.append(state) }
    switch expr.kind {
    case .constant, .typeValue, .dependent: break
    case .global(let global): read(global, expr)
    case .local(let local):
      read(local, expr)
      initializer?.use(local, expr, in: self)
    case .field(let base, let index), .element(let base, let index):
      if readPart(expr) { return }
      if let initializer, initializer.isSelf(base) {
        initializer.read(index, expr, in: self)
      } else {
        visit(base)
      }
    case .accessor(let base, _, _): if let base { visit(base) }
    case .subscripted(let base, _, let arguments): visit([base] + arguments)
    case .call(let callee, let arguments):
      if case .closure(let closure) = callee { visit(closure) }
      if let initializer, let first = arguments.first, initializer.isSelf(first) {
        visit(Array(arguments.dropFirst()))
        initializer.call(callee, expr, in: self)
      } else {
        visit(arguments)
      }
    case .mutate(let place, _, let arguments): visit([place] + arguments)
    case .construct(_, _, let arguments), .makeStruct(_, let arguments),
      .enumCase(_, _, let arguments), .tuple(let arguments), .array(let arguments),
      .interpolation(let arguments):
      visit(arguments)
    case .dictionary(let pairs): pairs.forEach { visit([$0.0, $0.1]) }
    case .closure(let body):
      for local in body.context.captures { capture(local, expr) }
      initializer?.close(over: body, expr, in: self)
      lookInside(body, expr)
    case .operation(_, let left, let right): visit([left] + [right].compactMap { $0 })
    case .and(let left, let right), .or(let left, let right), .coalesce(let left, let right):
      visit(left)
      let before = state
      visit(right)
      state = InitializationState.merged([before, state])
    case .conditional(let condition, let first, let second):
      visit(condition)
      let before = state
      visit(first)
      let end = state
      state = before
      visit(second)
      state = InitializationState.merged([end, state])
    case .assign(let target, let value):
      visit(value)
      visit(target: target, expr)
    case .modify(let target, _, let value):
      pass(target)
      visit([target, value])
    case .wrap(let inner), .consume(let inner), .force(let inner), .chain(let inner),
      .chained(let inner),
      .erase(let inner), .seen(let inner), .cast(let inner, _, _), .inoutPlace(let inner),
      .deref(let inner, _),
      .attempt(let inner, _):
      visit(inner)
    case .block(let statements, _): visit(statements)
    case .initialize(_, _, let arguments):
      visit(arguments.filter { !(initializer?.isSelf($0) ?? false) })
      initializer?.delegate(expr, in: self)
    }
  }

  /// What stands to the left of `=`.
  private func visit(target: TypedExpr, _ expr: TypedExpr) {
    switch target.kind {
    case .local(let local):
      if initializer?.isSelf(target) == true { state?.isWhole = true }
      assign(local, target.syntax == nil ? expr : target)
      giveParts(of: target)
    case .global(let global):
      assign(global, target.syntax == nil ? expr : target)
      giveParts(of: target)
    case .field(let base, let index), .element(let base, let index):
      if assignPart(target, expr) { return }
      if let initializer, initializer.isSelf(base) {
        initializer.assign(index, expr, in: self)
        giveParts(of: target)
      } else {
        visit(base)
      }
    case .deref(let inner, _): visit(target: inner, expr)
    default: visit(target)
    }
  }
}
