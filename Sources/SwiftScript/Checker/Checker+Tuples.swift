import SwiftSyntax

/// Tuples that are written out.
extension Checker {
  func checkTuple(_ node: TupleExprSyntax, _ expected: Type?) -> TypedExpr {
    if node.elements.count == 1, let only = node.elements.first {
      if only.label == nil { return check(only.expression, expecting: expected) }
      error("cannot create a single-element tuple with an element label", only)
      return failed(node)
    }
    var hints: [Type?] = node.elements.map { _ in nil }
    if case .tuple(let wanted)? = expected?.unwrappedFully, wanted.count == hints.count {
      let labels = node.elements.map { Type.TupleElement(label: $0.name, type: .any) }
      let places = wanted.shuffled(to: labels) ?? Array(wanted.indices)
      hints = places.map { wanted[$0].type }
    }
    let parts = zip(node.elements, hints).map { element, hint in
      let expr = check(element.expression, expecting: hint)
      return hint.flatMap { convert(expr, to: $0) } ?? expr
    }
    let type = Type.tuple(
      zip(node.elements, parts).map {
        Type.TupleElement(label: $0.name, type: $1.type)
      })
    return TypedExpr(.tuple(parts), type, line: line(node))
  }
}
