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
    member.isSettable = accessors.requiresSetter
    guard let getter = accessors.getter, let plain = member.functionType else {
      add(member, to: body)
      return
    }
    let get = memberFunction("subscript.get", body)
    let set = accessors.setter.map { _ in memberFunction("subscript.set", body) }
    member.implementation = .accessors(get: get, set: set)
    add(member, to: body)
    pendingBodies.append { [self] in
      let generics = genericContext(body, member)
      var type = generics?.rigid(plain) ?? plain
      let result = type.result
      accessor(get, nominal, generics, type, isStatic: member.isStatic, isMutating: false) {
        implicitReturn(getter, result) ?? check(getter)
      }
      guard let set, let setter = accessors.setter else { return }
      type.parameters.append(
        FunctionType.Parameter(label: nil, name: accessors.setterName, type: result))
      type.result = .void
      accessor(set, nominal, generics, type, isStatic: member.isStatic, isMutating: true) {
        check(setter.statements)
      }
    }
  }

  private func accessor(
    _ function: Function, _ nominal: Nominal, _ generics: GenericContext?, _ type: FunctionType,
    isStatic: Bool, isMutating: Bool, _ body: () -> [TypedStatement]
  ) {
    inType(nominal, isStatic: isStatic, generics: generics) {
      context.result = type.result
      context.name = "subscript"
      let me = isStatic ? [] : [declareSelf(nominal, isMutating: isMutating)]
      let parameters = me + declareParameters(type, in: context)
      let statements = withScope(body)
      _ = makeBody(function.name, context, parameters, statements, as: function)
    }
  }
}
