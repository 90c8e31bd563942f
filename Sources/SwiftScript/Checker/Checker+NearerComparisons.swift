import SwiftSyntax

/// Comparisons that the script declares for the library's classes, and that compare nothing.
extension Checker {
  /// Whether the script has such an operator for a class of the library's.
  ///
  /// `view.width == other.width` may make a constraint: what all objects have speaks of their common
  /// superclass, which is less near.
  func isDeclaredNearer(_ name: String, _ left: Type, _ right: Type, _ expected: Type?) -> Bool {
    (module.operators[name] ?? []).contains { function in
      let parameters = function.type.parameters.map(\.type)
      guard parameters.count == 2, expected != library.bool || function.type.result == library.bool
      else { return false }
      // `func == (l: [String: Any], r: [String: Any])`: of just these types.
      if parameters == [left, right] { return true }
      return zip(parameters, [left, right]).allSatisfy { parameter, operand in
        parameter.nominal.map { $0.isHost && $0.kind == .class } == true
          && canConvert(operand, to: parameter)
      }
    }
  }

  /// Whether the script adds the operator, or the one that it follows from, to a type of the library's.
  func isAddedToHost(_ name: String, _ type: Type) -> Bool {
    let extended = type.wrapped == nil ? type.nominal : library.optional
    guard let nominal = extended, nominal.isHost else { return false }
    let names =
      switch name {
      case "!=": ["!=", "=="]
      case ">", "<=", ">=": [name, "<"]
      default: [name]
      }
    return names.contains { name in
      module.members(name, of: nominal).contains { member in
        guard member.isStatic, case .function(let function) = member.implementation else {
          return false
        }
        return function.file != "<library>"
      }
    }
  }

  /// `let pin: NSLayoutConstraint = view.topAnchor == other.topAnchor`: where no `Bool` is wanted, the
  /// operator is the script's own that gives what is.
  func comparisonAsWanted(
    _ name: String, _ node: InfixOperatorExprSyntax, _ expected: Type?
  ) -> TypedExpr? {
    guard let wanted = expected?.unwrappedFully, !wanted.hasHoles, wanted != .any, !wanted.isVoid,
      wanted != library.bool, !canConvert(library.bool, to: wanted), gives(name, wanted)
    else { return nil }
    // `0 < "n"` of literals that the place makes values of one's own.
    func made(_ hint: Type?) -> TypedExpr? {
      let sides = [node.leftOperand, node.rightOperand].map { check($0, expecting: hint) }
      guard !sides.contains(where: { $0.type.isError && $0.literal == nil }) else { return nil }
      return declaredOperator(name, sides, node, nil, giving: wanted)
    }
    for hint in [nil, wanted] where guess({ made(hint) != nil }) == true { return made(hint) }
    return nil
  }

  /// Whether the script declares such an operator, outside of types or in one.
  private func gives(_ name: String, _ wanted: Type) -> Bool {
    func gives(_ result: Type) -> Bool { result.hasHoles || canConvert(result, to: wanted) }
    return (module.operators[name] ?? []).contains { gives($0.type.result) }
      || ownTypes(with: name).contains { type in
        members(name, of: type, isStatic: true).contains {
          $0.type.function.map { gives($0.result) } ?? false
        }
      }
  }

  /// A literal `nil` as the value of a type of the script's that it can stand for.
  func ownNil(_ node: ExprSyntax, _ type: Type) -> TypedExpr? {
    guard type.nominal?.script != nil, node.is(NilLiteralExprSyntax.self) else { return nil }
    let value = guess { check(node, as: type) }
    return value?.type == type && value?.literal != .null ? check(node, as: type) : nil
  }

  /// `count > 1` of an `Int?`, where the script says how that is compared.
  func comparedOptional(
    _ name: String, _ left: TypedExpr, _ right: TypedExpr, _ node: InfixOperatorExprSyntax
  ) -> TypedExpr? {
    guard module.operators[name] != nil, (left.type.wrapped == nil) != (right.type.wrapped == nil)
    else { return nil }
    return declaredOperator(name, [left, right], node, nil)
  }
}
