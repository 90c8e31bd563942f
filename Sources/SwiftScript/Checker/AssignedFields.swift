/// The stored properties of `self` that an initialiser assigns on some path.
struct AssignedFields {
  private(set) var indices: Set<Int> = []
  /// All of them at once: `self = …` or `self.init(…)`.
  private(set) var isWhole = false

  init(_ statements: [TypedStatement]) {
    for statement in statements { visit(statement) }
  }

  private mutating func visit(_ statement: TypedStatement) {
    switch statement.kind {
    case .expression(let expr): visit(expr)
    case .if(_, let a, let b): (a + b).forEach { visit($0) }
    case .while(_, let body, _), .repeatWhile(let body, _, _), .defer(let body),
      .block(let body, _),
      .forIn(_, _, _, let body, _), .count(_, _, _, _, _, let body, _):
      body.forEach { visit($0) }
    case .switch(_, _, let cases, _): cases.flatMap(\.body).forEach { visit($0) }
    case .doCatch(let body, _, let handler): (body + handler).forEach { visit($0) }
    case .throw, .declare, .define, .destructure, .return, .break, .continue, .fallthrough, .function: break
    }
  }

  private mutating func visit(_ expr: TypedExpr) {
    switch expr.kind {
    case .assign(let target, _): assign(target)
    case .block(let statements, _): statements.forEach { visit($0) }
    case .initialize: isWhole = isWhole || expr.type.isError
    default: break
    }
  }

  private mutating func assign(_ target: TypedExpr) {
    switch target.kind {
    case .field(let base, let index), .element(let base, let index):
      if case .local(let local) = base.kind, local.name == "self" {
        indices.insert(index)
      } else {
        assign(base)
      }
    case .local(let local): if local.name == "self" { isWhole = true }
    case .deref(let inner, _): assign(inner)
    default: break
    }
  }
}
