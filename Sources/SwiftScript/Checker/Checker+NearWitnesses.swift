import SwiftSyntax

/// What nearly is what a protocol requires, said where it stands.
extension Checker {
  /// A method that differs from the requirement only in its labels.
  func refuseNearWitness(_ nominal: Nominal, _ requirement: Member, _ target: Nominal) -> Bool {
    guard requirement.kind == .method, let wanted = requirement.functionType,
      requirement.generics.isEmpty,
      let near = nominal.ownMembers(requirement.name).first(where: { one in
        guard one.kind == .method, one.isStatic == requirement.isStatic,
          one.fullName != requirement.fullName, let own = one.functionType,
          own.parameters.count == wanted.parameters.count
        else { return false }
        return own == wanted
      }),
      let name = declaration(of: near, in: nominal)
    else { return false }
    error(
      "instance method '\(near.saidName)' has different argument labels from those required by "
        + "protocol '\(target.writtenName)' ('\(requirement.saidName)')", name)
    return true
  }

  /// A class that may have subclasses promises an initialiser for them, too.
  func refuseUnrequired(_ witness: Member?, _ requirement: Member, _ body: TypeBody) -> Bool {
    let nominal = body.nominal
    guard requirement.kind == .initializer, nominal.kind == .class, !nominal.isFinal,
      !nominal.isActor, let witness, !witness.isRequired, witness.owner === nominal
    else { return false }
    let node = declaration(of: witness, in: nominal)
    guard node != nil || !body.isExtension else { return false }
    error(
      "initializer requirement '\(requirement.fullName)' can only be satisfied by a 'required' "
        + "initializer in non-final class '\(nominal.name)'",
      node ?? nameToken(of: body) ?? Syntax(body.node))
    return true
  }

  /// `struct Form: FormDelegate` where only objects can be delegates.
  func refuseValueType(_ target: Nominal, _ body: TypeBody) -> Bool {
    guard body.nominal.kind != .class, body.nominal.kind != .protocol, !body.nominal.isHost,
      target !== library.anyObject,
      target.superclass != nil && !target.isHost || module.conforms(target, to: library.anyObject)
    else { return false }
    error(
      "non-class type '\(body.nominal.name)' cannot conform to class protocol '\(target.writtenName)'",
      nameToken(of: body) ?? Syntax(body.node))
    return true
  }

  /// The name, or the `init`, of the declaration that a member was read from.
  func declaration(of member: Member, in nominal: Nominal) -> Syntax? {
    for body in typeBodies where body.nominal === nominal {
      for item in body.members {
        if let function = item.decl.as(FunctionDeclSyntax.self),
          function.name.text.unquoted == member.name,
          labels(function.signature.parameterClause) == member.functionType?.parameters.map(\.label)
        {
          return Syntax(function.name)
        }
        if member.kind == .initializer, let one = item.decl.as(InitializerDeclSyntax.self),
          labels(one.signature.parameterClause) == member.functionType?.parameters.map(\.label)
        {
          return Syntax(one.initKeyword)
        }
      }
    }
    return nil
  }

  private func labels(_ clause: FunctionParameterClauseSyntax) -> [String?] {
    clause.parameters.map { $0.firstName.text == "_" ? nil : $0.firstName.text.unquoted }
  }
}
