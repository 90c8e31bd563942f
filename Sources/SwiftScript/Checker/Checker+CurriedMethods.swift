import SwiftSyntax

/// Methods that are named with their type, `Shelf.show`: functions from a value to its method.
extension Checker {
  /// One that is generic: what the method is wanted as tells what its parameters stand for.
  func curriedGenericMethod(
    _ found: [FoundMember], of type: Type, _ wanted: FunctionType?, _ node: some SyntaxProtocol
  ) -> TypedExpr? {
    let methods = found.filter {
      $0.member.kind == .method && !($0.member.isMutating && !type.isClass)
    }
    guard let wanted, !methods.isEmpty else { return nil }
    let at = line(node)
    func method(of receiver: Local) -> TypedExpr? {
      let read = TypedExpr(.local(receiver), type, line: at)
      let candidates = methods.map { candidate($0, of: read) }
      return functionValue(candidates, as: wanted, holding: receiver, node)
    }
    let sample = Local("receiver", type, isMutable: false, in: context)
    guard let bound = guess({ method(of: sample) })??.type, !bound.hasHoles else { return nil }
    return makeClosure(methods[0].member.name, FunctionType(of: [type], bound), at) {
      arguments, _ in
      let receiver = Local("receiver", type, isMutable: false, in: context)
      return method(of: receiver).map { holding(arguments[0], in: receiver, $0) } ?? failed(node)
    }
  }

  /// `static let all = [first, second]` of methods: with nothing before it, it is the type around
  /// that has them.
  func methodOfInstances(
    _ name: String, _ node: DeclReferenceExprSyntax, _ expected: Type?
  ) -> TypedExpr? {
    guard context.isStatic, currentSelf == nil, let own = context.nominal, own.script != nil,
      own.kind != .protocol, lookUpLocal(name) == nil,
      node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id != ExprSyntax(node).id,
      members(name, of: own.selfType).contains(where: { $0.member.kind == .method })
    else { return nil }
    let access = ExprSyntax(
      MemberAccessExprSyntax(
        base: DeclReferenceExprSyntax(baseName: .keyword(.Self)), declName: node.trimmed))
    stand(access, for: Syntax(node))
    return check(access, expecting: expected)
  }

  /// `Shelf.show(shelf)`, of which a function is wanted that takes this or that.
  func calledMethod(
    _ name: String, _ type: Type, _ list: ArgumentList, _ expected: Type?
  ) -> Type? {
    guard let expected, expected.unwrappedFully.function != nil, list.arguments.count == 1,
      members(name, of: type, isStatic: true).isEmpty
    else { return nil }
    return .function(FunctionType(of: [type], expected.unwrappedFully))
  }
}
