import SwiftSyntax

/// Expressions, in the order in which they are evaluated.
extension Consumption {
  func visit(_ exprs: [TypedExpr], isGiven: Bool = false) {
    for expr in exprs { visit(expr, isGiven: isGiven) }
  }

  /// - Parameter isGiven: whoever takes the value keeps it.
  func visit(_ expr: TypedExpr, isGiven: Bool = false) {
    let isGiven = isGiven || expr.isGiven
    switch expr.kind {
    case .constant, .typeValue, .dependent: break
    case .global(let global):
      if isGiven, expr.type.isNoncopyable {
        report(
          "cannot consume noncopyable stored property '\(global.name)' that is global",
          at: expr.line)
      }
    case .local(let local):
      if isGiven, expr.type.isNoncopyable || local.isBorrowed {
        give(local, at: expr)
      } else {
        use(local)
      }
    case .consume(let inner):
      if case .local(let local) = inner.kind { give(local, at: inner) } else { visit(inner) }
    case .field(let base, let index) where isGiven && expr.type.isNoncopyable && base.type.isClass:
      refuseHole(in: base, index, expr.line)
    case .field(let base, _), .element(let base, _): visit(base)
    case .accessor(let base, _, _): if let base { visit(base) }
    case .subscripted(let base, _, let arguments): visit([base] + arguments)
    case .call(let callee, let arguments):
      if case .closure(let closure) = callee { visit(closure) }
      visit(arguments)
    case .mutate(let place, _, let arguments): visit([place] + arguments)
    case .construct(_, _, let arguments), .makeStruct(_, let arguments),
      .enumCase(_, _, let arguments), .tuple(let arguments), .array(let arguments):
      visit(arguments, isGiven: true)
    case .interpolation(let arguments): visit(arguments)
    case .dictionary(let pairs): pairs.forEach { visit([$0.0, $0.1], isGiven: true) }
    case .closure(let body): body.context.captures.forEach { use($0) }
    case .operation(_, let left, let right): visit([left] + [right].compactMap { $0 })
    case .and(let left, let right), .or(let left, let right), .coalesce(let left, let right):
      visit(left)
      let before = gone
      visit(right)
      gone = gone.map { $0.merging(before ?? [:]) { one, _ in one } }
    case .conditional(let condition, let first, let second):
      visit(condition)
      let before = gone
      visit(first, isGiven: isGiven)
      let end = gone
      gone = before
      visit(second, isGiven: isGiven)
      gone = gone.map { $0.merging(end ?? [:]) { one, _ in one } }
    case .assign(let target, let value):
      visit(value, isGiven: true)
      visit(target: target)
    case .modify(let target, _, let value): visit([target, value])
    case .wrap(let inner), .force(let inner), .chain(let inner), .chained(let inner),
      .erase(let inner), .seen(let inner), .attempt(let inner, _):
      visit(inner, isGiven: isGiven)
    case .cast(let inner, _, _), .inoutPlace(let inner), .deref(let inner, _): visit(inner)
    case .block(let statements, _): visit(statements)
    case .initialize(_, _, let arguments): visit(arguments)
    }
  }

  /// What stands to the left of `=`: a variable that is given a new value has one again.
  private func visit(target: TypedExpr) {
    switch target.kind {
    case .local(let local): gone?[ObjectIdentifier(local)] = nil
    case .field(let base, _), .element(let base, _):
      if case .local(let local) = base.kind, gone?[ObjectIdentifier(local)] != nil {
        report(
          "cannot partially reinitialize '\(local.name)' after it has been consumed; only full reinitialization is allowed",
          at: target.line)
      } else {
        visit(base)
      }
    default: visit(target)
    }
  }

  /// `take(self.file)`: what an object holds cannot leave it.
  private func refuseHole(in base: TypedExpr, _ index: Int, _ line: Int) {
    visit(base)
    let name = base.type.nominal?.script?.fieldNames[index] ?? ""
    let owner = if case .local(let local) = base.kind { local.name + "." } else { "" }
    report(
      "field '\(owner)\(name)' was consumed but not reinitialized; the field must be reinitialized during the access",
      at: line)
  }
}
