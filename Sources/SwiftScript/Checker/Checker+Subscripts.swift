import SwiftSyntax

/// Subscripts that the script declares.
extension Checker {
  func declareSubscript(_ node: SubscriptDeclSyntax, _ body: TypeBody) {
    if let clause = node.genericParameterClause {
      unsupported("a generic subscript is", clause)
      return
    }
    let nominal = body.nominal
    let member = MemberReader.subscripting(node, typeScope)
    let accessors = Accessors(node.accessorBlock)
    if member.isStatic {
      unsupported("a static subscript is", node)
      return
    }
    guard let getter = accessors.getter, var type = member.functionType else {
      add(member, to: body)
      return
    }
    let result = type.result
    let get = Function("\(nominal.name).subscript.get", file: file)
    let set = accessors.setter.map { _ in Function("\(nominal.name).subscript.set", file: file) }
    member.implementation = .accessors(get: get, set: set)
    add(member, to: body)
    pendingBodies.append { [self] in
      accessor(get, nominal, type, isMutating: false) {
        implicitReturn(getter, result) ?? check(getter)
      }
      guard let set, let setter = accessors.setter else { return }
      type.parameters.append(
        FunctionType.Parameter(label: nil, name: accessors.setterName, type: result))
      type.result = .void
      accessor(set, nominal, type, isMutating: true) { check(setter.statements) }
    }
  }

  private func accessor(
    _ function: Function, _ nominal: Nominal, _ type: FunctionType, isMutating: Bool,
    _ body: () -> [TypedStatement]
  ) {
    inType(nominal, isStatic: false) {
      context.result = type.result
      context.name = "subscript"
      let me = declareSelf(nominal, isMutating: isMutating)
      let parameters = [me] + declareParameters(type, in: context)
      let statements = withScope(body)
      _ = makeBody(function.name, context, parameters, statements, as: function)
    }
  }
}
