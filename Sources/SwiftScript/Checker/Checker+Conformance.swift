import SwiftSyntax

/// Whether types have what their protocols require.
extension Checker {
  func requireConformance(_ body: TypeBody) {
    let nominal = body.nominal
    let declared =
      body.isExtension
      ? module.extensionConformances[ObjectIdentifier(nominal)] ?? [] : nominal.protocols
    if refuseImplied(body) || refuseUnderivable(declared, body) { return }
    if let lacking = declared.first(where: { lacksOperator(of: $0, nominal) }) {
      error(
        "type '\(nominal.name)' does not conform to protocol '\(lacking.name)'",
        nameToken(of: body) ?? Syntax(body.node))
      return
    }
    if refuseIncompleteCollection(declared, body) || refuseNoSteps(declared, body) { return }
    if declared.contains(library.sequence), refuseNoIterator(body) { return }
    for one in declared where refuseValueType(one, body) { return }
    for one in declared where refuseUnsuitedTypes(one, body) { return }
    for one in declared where refuseUntoldTypes(one, body) { return }
    for one in declared
    where !one.isHost || one === library.customStringConvertible
      || !one.neededRequirements.isEmpty
    {
      for proto in [one] + module.protocols(of: one) {
        for requirement in proto.members {
          guard case .requirement = requirement.implementation else { continue }
          // Most of what UIKit's protocols require may be left out.
          if proto.isHost, proto !== library.customStringConvertible,
            !proto.neededRequirements.contains(requirement.fullName)
          {
            continue
          }
          if refuseUnrequired(module.witness(nominal, requirement), requirement, body) { return }
          if !hasWitness(nominal, requirement, proto) {
            if refuseNearWitness(nominal, requirement, proto) { return }
            error(
              "type '\(nominal.name)' does not conform to protocol '\(proto.writtenName)'",
              nameToken(of: body) ?? Syntax(body.node),
              notes: [demand(requirement)])
            return
          }
          if refuseFixedSelf(nominal, requirement, proto) { return }
          if refuseHiddenWitness(nominal, requirement, proto) { return }
          if refuseIsolatedWitness(requirement, of: proto, promising: one, body) { return }
        }
      }
    }
  }

  /// `extension Int: Greeting {}`: what the script's protocol requires and nobody has.
  func requireConformance(ofHost body: TypeBody) {
    let nominal = body.nominal
    guard body.isExtension, nominal.kind != .protocol, nominal !== library.sequence,
      file != "<library>"
    else { return }
    // What other extensions of it promise is theirs to keep.
    let promised = Set(inherited(body).map(\.trimmedDescription))
    for one in module.extensionConformances[ObjectIdentifier(nominal)] ?? []
    where !one.isHost && !one.isPrelude && promised.contains(one.writtenName) {
      for proto in [one] + module.protocols(of: one) where !proto.isHost && !proto.isPrelude {
        for requirement in proto.members {
          guard case .requirement = requirement.implementation,
            module.witness(nominal, requirement) == nil,
            realMembers(requirement.name, of: nominal.selfType).isEmpty
          else { continue }
          error(
            "type '\(nominal.selfType)' does not conform to protocol '\(proto.writtenName)'",
            nameToken(of: body) ?? Syntax(body.node), notes: [demand(requirement)])
          return
        }
      }
    }
  }

  private func demand(_ requirement: Member) -> String {
    requirement.kind == .property
      ? "protocol requires property '\(requirement.name)' with type '\(requirement.type)'"
      : "protocol requires function '\(requirement.fullName)' with type '\(requirement.type)'"
  }

  /// What the type has for the associated types of a protocol of the script's has to be what that
  /// demands of them: `associatedtype Part: Sequence where Part.Element == Int`.
  private func refuseUnsuitedTypes(_ target: Nominal, _ body: TypeBody) -> Bool {
    let nominal = body.nominal
    guard nominal.kind != .protocol, nominal.generics.isEmpty else { return false }
    for proto in [target] + module.protocols(of: target)
    where proto.kind == .protocol && !proto.isHost && !proto.isPrelude {
      var known = Substitution()
      known[proto.selfParameter] = nominal.selfType
      let bounds = proto.associatedTypes.sorted { $0.key < $1.key }.flatMap { name, associated in
        associated.bounds.map {
          Requirement.conforms(.associated(.parameter(proto.selfParameter), name), $0)
        }
      }
      guard unmet(proto.requirements + bounds, known) != nil else { continue }
      error(
        "type '\(nominal.name)' does not conform to protocol '\(proto.writtenName)'",
        nameToken(of: body) ?? Syntax(body.node), notes: superclassNote(proto, nominal))
      return true
    }
    return false
  }

  private func superclassNote(_ target: Nominal, _ nominal: Nominal) -> [String] {
    guard let above = target.superclass, !nominal.inherits(from: above) else { return [] }
    return [
      "'\(target.writtenName)' requires that '\(nominal.name)' inherit from '\(above.name)'"
    ]
  }

  /// `Comparable` needs a `<` of one's own, and `Equatable` an `==` where the type is a class.
  private func lacksOperator(of target: Nominal, _ nominal: Nominal) -> Bool {
    let name: String
    if target === library.comparable, nominal.kind != .enum {
      name = "<"
    } else if target === library.equatable || target === library.hashable,
      nominal.kind == .class, nominal.hostBase == nil
    {
      name = "=="
    } else {
      return false
    }
    guard nominal.script != nil, nominal.kind != .protocol else { return false }
    let owners = nominal.classChain + module.protocols(of: nominal)
    let others = (module.operators[name] ?? []).contains { one in
      one.type.parameters.contains { $0.type.nominal === nominal || $0.type.hasHoles }
    }
    func lacks(_ name: String) -> Bool {
      owners.allSatisfy { $0.isHost || module.members(name, of: $0).isEmpty }
    }
    if target === library.hashable, nominal.kind == .class, lacks("hash"), lacks("hashValue") {
      return true
    }
    return !others && lacks(name)
  }

  /// Whether `nominal` has something of the requirement's name, type and mutability.
  private func hasWitness(_ nominal: Nominal, _ requirement: Member, _ target: Nominal) -> Bool {
    guard let witness = module.witness(nominal, requirement) else { return false }
    if target.isHost, requirement.kind == .property, witness.owner?.script != nil {
      return witness.kind == .property && isSame(witness.type, requirement.type)
    }
    if target.isHost || !nominal.generics.isEmpty { return true }
    var known = Substitution()
    known[target.selfParameter] = nominal.selfType
    let wanted = known(requirement.type)
    let candidates = nominal.classChain.flatMap { module.members(requirement.name, of: $0) }.filter
    {
      $0.kind == requirement.kind && $0.isStatic == requirement.isStatic
        && $0.fullName == requirement.fullName && $0.requirements.isEmpty
    }
    guard candidates.contains(where: { $0 === witness }), !wanted.hasHoles,
      requirement.generics.isEmpty, candidates.allSatisfy(\.generics.isEmpty)
    else { return true }
    return candidates.contains { one in
      guard !one.type.hasHoles else { return true }
      if requirement.isSettable, requirement.kind == .property, !one.isSettable { return false }
      guard let a = one.functionType, let b = wanted.function else {
        return one.type == wanted || requirement.kind == .method
      }
      return zip(a.parameters, b.parameters).allSatisfy { canConvert($1.type, to: $0.type) }
        && (requirement.kind == .initializer || isSame(a.result, b.result))
        && (!a.isThrowing || b.isThrowing) && (!a.isAsync || b.isAsync)
        && (!one.isMutating || requirement.isMutating || nominal.kind == .class)
    }
  }

  /// What a witness gives is what is asked for: an `Int` is no `Int?` here.
  private func isSame(_ given: Type, _ wanted: Type) -> Bool {
    given == wanted || given.hasHoles || wanted.hasHoles
      || wanted.nominal?.kind == .protocol && canConvert(given, to: wanted)
  }

  func nameToken(of body: TypeBody) -> Syntax? {
    switch body.node.as(DeclSyntaxEnum.self) {
    case .classDecl(let node): Syntax(node.name)
    case .actorDecl(let node): Syntax(node.name)
    case .structDecl(let node): Syntax(node.name)
    case .enumDecl(let node): Syntax(node.name)
    case .extensionDecl(let node): Syntax(node.extendedType)
    default: nil
    }
  }
}
