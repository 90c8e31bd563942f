import SwiftSyntax

/// Values of which only the protocol is known.
extension Checker {
  /// What is asked of `P.Item` where only the value of an `any P` knows what it is.
  func bounds(ofUnknown type: Type) -> [Nominal] {
    guard case .associated(let base, let name) = type else { return [] }
    let owners: [Nominal] =
      if let nominal = base.nominal, nominal.kind == .protocol { [nominal] } else {
        bounds(ofUnknown: base)
      }
    var found: [Nominal] = []
    for owner in owners.flatMap({ [$0] + module.protocols(of: $0) }) {
      for bound in owner.associatedTypes[name]?.bounds ?? [] where !found.contains(bound) {
        found.append(bound)
      }
    }
    return found
  }

  /// Whether it is such a type: nothing but its value tells what it is.
  func isOfUnknown(_ type: Type) -> Bool {
    guard case .associated(let base, _) = type else { return false }
    if let nominal = base.nominal {
      return isExistential(nominal) && !nominal.isHost && !nominal.isPrelude
    }
    return isOfUnknown(base)
  }

  /// As swiftc speaks of it: `Self.Item`.
  func ofSelf(_ type: Type) -> Type {
    guard isOfUnknown(type), case .associated(let base, let name) = type else { return type }
    let owner = base.nominal.map { Type.parameter($0.selfParameter) }
    return .associated(owner ?? ofSelf(base), name)
  }

  /// What is known of it outside: the `Any` that `any Container` gives for an item, or what its protocol
  /// asks of items.
  func seenAsKnown(_ type: Type) -> Type {
    type.mapping { part in
      guard isOfUnknown(part) else { return nil }
      let bounds = bounds(ofUnknown: part)
      return bounds.count == 1 ? .nominal(bounds[0], []) : bounds.isEmpty ? .any : nil
    }
  }

  /// `container.first + 1`, of which nobody knows that it is a number.
  func refuseUnknown(
    _ left: TypedExpr, _ right: TypedExpr, _ node: InfixOperatorExprSyntax
  ) -> Bool {
    guard seenAsKnown(left.type) != left.type else { return false }
    reportMismatch(left, right.type, node.leftOperand) {
      "cannot convert value of type '\($0)' to expected argument type '\(right.type)'"
    }
    return true
  }

  func isBound(_ unknown: Type, by target: Nominal) -> Bool {
    bounds(ofUnknown: unknown).contains { $0 === target || module.conforms($0, to: target) }
  }

  /// What that can do.
  func members(ofUnknown type: Type, _ name: String, isStatic: Bool) -> [FoundMember] {
    bounds(ofUnknown: type).lazy.map { bound in
      var substitution = Substitution()
      substitution[bound.selfParameter] = type
      return self.members(
        name, of: bound, substitution, isStatic: isStatic, receiver: type)
    }.first { !$0.isEmpty } ?? []
  }

  /// Whether what stands in `syntax` goes into a generic function as an `any P` rather than as what it
  /// is: where that is written, and where Swift knows the type too late, `a ?? b`, `list.first!`.
  func staysClosed(_ syntax: ExprSyntax) -> Bool {
    if let coercion = syntax.as(AsExprSyntax.self) {
      return coercion.questionOrExclamationMark == nil
    }
    switch syntax.withoutParentheses.as(ExprSyntaxEnum.self) {
    case .ternaryExpr: return true
    case .infixOperatorExpr(let node): return node.operator.trimmedDescription == "??"
    case .forceUnwrapExpr(let node):
      let name = node.expression.as(MemberAccessExprSyntax.self)?.declName.trimmedDescription
      return name == "first" || name == "last"
    default: return false
    }
  }

  /// Refuses what takes a type that only the value itself knows: `any Container` does not say what
  /// may be added to it.
  func refuseExistentialUse(
    _ found: FoundMember, of base: TypedExpr, _ node: some SyntaxProtocol
  ) -> Bool {
    guard let nominal = base.type.nominal, nominal.kind == .protocol, !nominal.isHost,
      found.owner.kind == .protocol, !found.owner.isHost,
      let function = found.member.functionType
    else { return false }
    let own = Type.parameter(found.owner.selfParameter)
    let isTaken = function.parameters.contains { parameter in
      taken(parameter.type).contains { part in
        part == own || isUnknown(part, own, found)
      }
    }
    guard isTaken else { return false }
    error(
      "member '\(found.member.name)' cannot be used on value of type '\(base.type)'; "
        + "consider using a generic constraint instead", node)
    return true
  }

  /// `Self.Item` where the value's type does not tell what that is.
  private func isUnknown(_ part: Type, _ own: Type, _ found: FoundMember) -> Bool {
    guard case .associated(own, _) = part, case .associated = found.substitution(part) else {
      return false
    }
    return true
  }

  /// The type itself and what it is made of, without what a function gives.
  private func taken(_ type: Type) -> [Type] {
    switch type {
    case .optional(let inner): [type] + taken(inner)
    case .nominal(_, let arguments): [type] + arguments.flatMap(taken)
    case .tuple(let elements): [type] + elements.flatMap { taken($0.type) }
    default: [type]
    }
  }
}
