/// Where control goes, as far as the form of the statements tells.
enum ControlFlow {
  /// Whether control never reaches the end of `statements`.
  static func leaves(_ statements: [TypedStatement]) -> Bool {
    statements.contains { leaves($0) }
  }

  private static func leaves(_ statement: TypedStatement) -> Bool {
    switch statement.kind {
    case .return, .break, .continue, .fallthrough, .throw: return true
    case .doCatch(let body, _, let handler):
      return leaves(body) && (leaves(handler) || handler.contains(where: \.isNeverReached))
    case .expression(let expr): return isNever(expr.type)
    case .if(let conditions, let then, let otherwise):
      return leaves(then) && (leaves(otherwise) || isCertain(conditions))
    case .block(let body, let target): return target == nil && leaves(body)
    case .switch(_, _, let cases, let target):
      return cases.allSatisfy { returns($0.body) } && !cases.contains { breaks($0.body, target) }
    case .while(let conditions, let body, let target):
      return isCertain(conditions) && !breaks(body, target)
    case .repeatWhile(let body, let condition, let target):
      return returns(body) || condition.isTrue && !breaks(body, target)
    default: return false
    }
  }

  /// Whether `statements` leave the function, or a case of a switch, for good.
  private static func returns(_ statements: [TypedStatement]) -> Bool { leaves(statements) }

  private static func isCertain(_ conditions: [Condition]) -> Bool {
    guard conditions.count == 1, case .boolean(let expr) = conditions[0] else { return false }
    return expr.isTrue
  }

  private static func isNever(_ type: Type) -> Bool { type.nominal?.name == "Never" }

  private static func breaks(_ statements: [TypedStatement], _ target: Target) -> Bool {
    statements.contains { statement in
      switch statement.kind {
      case .break(let one): one === target
      case .if(_, let a, let b): breaks(a, target) || breaks(b, target)
      case .block(let body, _), .defer(let body), .while(_, let body, _),
        .repeatWhile(let body, _, _),
        .forIn(_, _, _, let body, _), .count(_, _, _, _, _, let body, _):
        breaks(body, target)
      case .doCatch(let body, _, let handler): breaks(body, target) || breaks(handler, target)
      case .switch(_, _, let cases, _): cases.contains { breaks($0.body, target) }
      default: false
      }
    }
  }
}
