import SwiftSyntax

/// `&&` and `||`: of two truths, or as the script declares them for types of its own.
extension Checker {
  func checkLogic(_ name: String, _ node: InfixOperatorExprSyntax, _ expected: Type?) -> TypedExpr {
    if let own = ownLogic(name, node, expected) { return own }
    let message = { (type: Type) -> String in
      "cannot convert value of type '\(type)' to expected argument type 'Bool'"
    }
    let left = check(node.leftOperand, as: library.bool, message)
    let right = check(node.rightOperand, as: library.bool, message)
    return TypedExpr(
      name == "&&" ? .and(left, right) : .or(left, right), library.bool, line: line(node))
  }

  private func ownLogic(
    _ name: String, _ node: InfixOperatorExprSyntax, _ expected: Type?
  ) -> TypedExpr? {
    guard module.operators[name] != nil || isOwn(name) else { return nil }
    let sides = [node.leftOperand, node.rightOperand]
    var wanted: Type?
    if !sides.contains(where: isOpen) {
      let types = sides.compactMap { side in guess { check(side) }?.type }
      if types.isEmpty, let told = expected?.unwrappedFully, told.nominal?.script != nil {
        wanted = told
      } else if types.allSatisfy({ $0 == library.bool }) {
        return nil
      }
      // `rule && .notEmpty`: one side tells what the other is.
      if types.count == 1 {
        wanted = types[0]
        guard sides.allSatisfy({ side in guess { check(side, expecting: wanted) } != nil }) else {
          return nil
        }
      }
    }
    let operands = sides.map { isOpen($0) ? open($0) : check($0, expecting: wanted) }
    return declaredOperator(name, operands, node, expected)
  }

  /// Whether a type of the script has an operator of this name.
  private func isOwn(_ name: String) -> Bool {
    func has(_ nominal: Nominal) -> Bool {
      nominal.script != nil
        && (!nominal.ownMembers(name).isEmpty || nominal.nested.values.contains(where: has))
    }
    return module.types.values.contains(where: has)
      || module.extensionMembers.values.contains { $0[name] != nil }
  }
}
