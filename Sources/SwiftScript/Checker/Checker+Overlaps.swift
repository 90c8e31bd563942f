import SwiftSyntax

/// Calls that would change one place in two ways at once.
///
/// Source: "Memory Safety" in The Swift Programming Language; the sentences are swiftc's. What only
/// the running program knows is found by the machine.
extension Checker {
  /// A variable, or a stored part of one, that a call changes.
  private struct Access {
    let root: ObjectIdentifier
    var steps: [Int] = []
    var name: String
    /// Some element of it.
    var isElement = false
    /// Some element of an array, of which two can be swapped by their places.
    var isOfArray = false

    func overlaps(_ other: Access) -> Bool {
      root == other.root && zip(steps, other.steps).allSatisfy { $0 == $1 }
    }
  }

  func refuseOverlaps(
    in call: TypedExpr, _ name: String, _ arguments: [[ArgumentList.Argument]],
    _ node: some ExprSyntaxProtocol
  ) {
    var accesses: [(access: Access, syntax: ExprSyntax)] = []
    var values: [TypedExpr]
    switch call.kind {
    case .mutate(let receiver, _, let given):
      values = given
      if let base = node.as(FunctionCallExprSyntax.self)?.calledExpression
        .as(MemberAccessExprSyntax.self)?.base, let access = access(receiver, base)
      {
        if refuseCapture(of: receiver, access.name, in: given, base) { return }
        accesses.append((access, base))
      }
    case .call(_, let given): values = given
    default: return
    }
    values = values.suffix(arguments.count)
    for (value, argument) in zip(values, arguments) {
      guard case .inoutPlace(let place) = value.kind,
        let address = argument.first?.value.as(InOutExprSyntax.self),
        let access = access(place, address.expression)
      else { continue }
      if let (first, syntax) = accesses.first(where: { $0.access.overlaps(access) }) {
        report(first, access, syntax, address, isSwap: name == "swap")
        return
      }
      if refuseCapture(of: place, access.name, in: values, ExprSyntax(address)) { return }
      accesses.append((access, ExprSyntax(address)))
    }
  }

  private func report(
    _ first: Access, _ second: Access, _ syntax: ExprSyntax, _ address: InOutExprSyntax,
    isSwap: Bool
  ) {
    let plain = syntax.as(InOutExprSyntax.self)?.expression ?? syntax
    guard
      !plain.is(DeclReferenceExprSyntax.self)
        || !address.expression.is(DeclReferenceExprSyntax.self)
    else { return error("inout arguments are not allowed to alias each other", address) }
    let mend =
      isSwap && first.isOfArray && second.isOfArray
      ? "calling MutableCollection.swapAt(_:_:)" : "copying to a local variable"
    report(overlapOf: first.name, mend, syntax)
  }

  private func report(overlapOf name: String, _ mend: String, _ node: ExprSyntax) {
    error(
      "overlapping accesses to '\(name)', but modification requires exclusive access; "
        + "consider \(mend)", node)
  }

  /// `list.removeAll { $0 == list[0] }` of a local variable; a closure that is kept may run later.
  private func refuseCapture(
    of receiver: TypedExpr, _ name: String, in arguments: [TypedExpr], _ node: ExprSyntax
  ) -> Bool {
    guard case .local(let local) = receiver.kind, local.name != "self" else { return false }
    for case .closure(let body) in arguments.map(\.kind)
    where !body.context.isEscaping && body.context.captures.contains(where: { $0 === local }) {
      report(overlapOf: name, "copying to a local variable", node)
      return true
    }
    return false
  }

  /// What an expression gives access to, where it is stored; `nil` if code leads there.
  private func access(_ place: TypedExpr, _ node: ExprSyntax) -> Access? {
    let node = node.withoutParentheses
    let base = node.as(MemberAccessExprSyntax.self)?.base ?? node
    let member = node.as(MemberAccessExprSyntax.self)?.declName.trimmedDescription
    switch place.kind {
    case .local(let local): return Access(root: ObjectIdentifier(local), name: local.name)
    case .global(let global): return Access(root: ObjectIdentifier(global), name: global.name)
    case .field(let object, let index):
      guard case .local(let local) = object.kind else { return nil }
      return Access(
        root: ObjectIdentifier(local), steps: [index], name: member ?? node.trimmedDescription)
    case .element(let whole, let index):
      guard var access = access(whole, base) else { return nil }
      if access.isElement { return access }
      access.steps.append(index)
      access.name = "\(access.name).\(member ?? node.trimmedDescription)"
      return access
    case .accessor(let whole?, let member, _):
      // What code changes is all of the value that has it.
      guard !member.isStatic else { return nil }
      return access(toAllOf: whole, member, base)
    case .subscripted(let whole, let subscripted, _) where subscripted.owner?.script != nil:
      guard let call = node.as(SubscriptCallExprSyntax.self) else { return nil }
      return access(toAllOf: whole, subscripted, call.calledExpression)
    case .subscripted(let whole, let subscripted, _):
      guard subscripted.step != nil, let call = node.as(SubscriptCallExprSyntax.self),
        var access = access(whole, call.calledExpression)
      else { return nil }
      access.isElement = true
      access.isOfArray = [library.array, library.arraySlice].contains(whole.type.nominal)
      return access
    default: return nil
    }
  }

  /// What code changes, is all of the value that has it; what an object holds is looked at as it runs.
  private func access(toAllOf whole: TypedExpr, _ member: Member, _ node: ExprSyntax) -> Access? {
    func isInObject(_ place: TypedExpr) -> Bool {
      switch place.kind {
      case .field: true
      case .element(let whole, _): isInObject(whole)
      default: false
      }
    }
    guard !member.isSetNonmutating, !isReference(whole.type), !isInObject(whole) else { return nil }
    return access(whole, node)
  }
}
