import SwiftSyntax

/// Operators that look like assignments and take what is on their left as a value.
extension Checker {
  /// `collection += more` where the class has `static func += (left: Collection, …)`: a `let` may
  /// stand there, since nothing is put in its place.
  func compoundByValue(_ name: String, _ target: TypedExpr, _ node: InfixOperatorExprSyntax)
    -> TypedExpr?
  {
    let own = members(name, of: target.type, isStatic: true).compactMap { $0.type.function }
    let declared =
      own
      + (module.operators[name] ?? []).map(\.type).filter { type in
        type.parameters.first.map { canConvert(target.type, to: $0.type) } ?? false
      }
    guard !declared.isEmpty, declared.allSatisfy({ $0.parameters.first?.isInout == false }) else {
      return nil
    }
    let taken = declared.compactMap { $0.parameters.dropFirst().first?.type }
    let wanted = taken.first.flatMap { one in taken.allSatisfy { $0 == one } ? one : nil }
    let right =
      isOpen(node.rightOperand)
      ? open(node.rightOperand)
      : check(node.rightOperand, expecting: wanted)
    if right.type.isError, right.literal == nil, !isOpen(node.rightOperand) { return failed(node) }
    return declaredOperator(name, [target, right], node, nil)
  }
}
