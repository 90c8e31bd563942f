import SwiftSyntax

/// Finding what a type has for the associated types of its protocols.
extension Checker {
  /// From the members that meet the requirements, where no `typealias` says it.
  func inferAssociatedTypes(_ body: TypeBody) {
    let nominal = body.nominal
    guard nominal.kind != .protocol else { return }
    let protocols = module.protocols(of: nominal)
    // Which of several subscripts is meant shows in what the other members say of the index.
    for target in protocols where target.kind == .protocol {
      for name in target.associatedTypes.keys where nominal.typeMember(name) == nil {
        nominal.typeWitnesses[name] = witnessedType(
          name, target, protocols, nominal, seesSubscripts: false)
      }
    }
    for target in protocols where target.kind == .protocol {
      for (name, associated) in target.associatedTypes where nominal.typeMember(name) == nil {
        let found = witnessedType(name, target, protocols, nominal)
        nominal.typeWitnesses[name] =
          found ?? equalType(name, target, nominal)
          ?? associated.fallback.map { fallback in
            var substitution = Substitution()
            substitution[target.selfParameter] = nominal.selfType
            return substitution(fallback)
          }
      }
    }
    if let asynchronous = library.types["AsyncSequence"], protocols.contains(asynchronous),
      nominal.typeMember("Element") == nil, let iterator = nominal.typeMember("AsyncIterator")
    {
      nominal.typeWitnesses["Element"] =
        members("next", of: iterator).first?.type.function?.result.wrapped
    }
    inferFailure(nominal, protocols)
    if protocols.contains(library.sequence), nominal.typeMember("Element") == nil {
      nominal.typeWitnesses["Element"] = elementType(of: nominal.selfType)
    }
  }

  /// An associated type that no requirement speaks of has to be given by name.
  func refuseUntoldTypes(_ target: Nominal, _ body: TypeBody) -> Bool {
    let nominal = body.nominal
    guard nominal.kind != .protocol, nominal.script != nil, file != "<library>" else {
      return false
    }
    let all = module.protocols(of: nominal)
    for proto in [target] + module.protocols(of: target)
    where proto.kind == .protocol && !proto.isHost && !proto.isPrelude {
      let lacking = proto.associatedTypes.keys.sorted().first { name in
        guard nominal.typeMember(name) == nil, nominal.typeWitnesses[name] == nil,
          proto.associatedTypes[name]?.fallback == nil,
          !nominal.generics.contains(where: { $0.name == name })
        else { return false }
        return all.allSatisfy { one in
          (one === proto || one.associatedTypes[name] == nil)
            && one.requirements.allSatisfy { !"\($0)".contains(name) }
            && one.members.allSatisfy { $0.generics.isEmpty && !"\($0.type)".contains(name) }
        }
      }
      guard lacking != nil else { continue }
      error(
        "type '\(nominal.name)' does not conform to protocol '\(proto.writtenName)'",
        nameToken(of: body) ?? Syntax(body.node))
      return true
    }
    return false
  }

  /// What the steps of an asynchronous sequence may throw.
  private func inferFailure(_ nominal: Nominal, _ protocols: [Nominal]) {
    guard let asynchronous = library.types["AsyncSequence"], protocols.contains(asynchronous),
      nominal.typeMember("Failure") == nil, let iterator = nominal.typeMember("AsyncIterator"),
      let next = nextFunction(of: iterator), let anyError = library.types["Error"]
    else { return }
    nominal.typeWitnesses["Failure"] =
      next.isThrowing || next.isRethrowing
      ? next.thrown ?? .nominal(anyError, []) : library.never
  }

  /// - Parameter seesSubscripts: if not, what extensions of protocols add is not looked at either.
  private func witnessedType(
    _ name: String, _ target: Nominal, _ protocols: [Nominal], _ nominal: Nominal,
    seesSubscripts: Bool = true
  ) -> Type? {
    for one in protocols where one === target || module.conforms(one, to: target) {
      for requirement in one.members {
        guard case .requirement = requirement.implementation,
          seesSubscripts || requirement.kind != .subscript,
          let witness = module.witness(nominal, requirement),
          seesSubscripts || witness.owner?.kind != .protocol
        else { continue }
        // A default speaks of `Self`, which is this type here.
        var known = Substitution()
        if let owner = witness.owner, owner.kind == .protocol {
          known[owner.selfParameter] = nominal.selfType
        } else if let owner = witness.owner, owner !== nominal,
          let above = nominal.selfType.seen(as: owner)
        {
          // A generic superclass speaks of its own parameters.
          known = Substitution(above)
        }
        // What an extension adds may speak of the very type that is to be found.
        let itself = Type.associated(nominal.selfType, name)
        if let found = part(name, of: requirement.type, in: known(witness.type)), found != itself {
          return found
        }
      }
    }
    return nil
  }

  /// `where Items.Element == Item`: what is found of one is found of the other.
  private func equalType(_ name: String, _ target: Nominal, _ nominal: Nominal) -> Type? {
    var known = Substitution()
    known[target.selfParameter] = nominal.selfType
    let own = Type.associated(.parameter(target.selfParameter), name)
    return target.requirements.lazy.compactMap { requirement -> Type? in
      guard case .same(let one, let other) = requirement, one == own || other == own else {
        return nil
      }
      let found = known(one == own ? other : one)
      if case .associated(let base, let name) = found {
        return name == "Element" ? self.elementType(of: base) : nil
      }
      return found.isError ? nil : found
    }.first
  }

  private func thrown(by function: FunctionType) -> Type {
    guard function.isThrowing else { return library.never }
    return function.thrown ?? .nominal(library.error, [])
  }

  /// What stands in `actual` where `pattern` has `Self.name`.
  private func part(_ name: String, of pattern: Type, in actual: Type) -> Type? {
    switch (pattern, actual) {
    case (.associated(.parameter, name), _):
      return actual.isError ? nil : actual
    case (.optional(let a), .optional(let b)), (.metatype(let a), .metatype(let b)):
      return part(name, of: a, in: b)
    case (.nominal(_, let a), .nominal(_, let b)) where a.count == b.count:
      return zip(a, b).lazy.compactMap { self.part(name, of: $0, in: $1) }.first
    case (.tuple(let a), .tuple(let b)) where a.count == b.count:
      return zip(a, b).lazy.compactMap { self.part(name, of: $0.type, in: $1.type) }.first
    case (.function(let a), .function(let b)) where a.parameters.count == b.parameters.count:
      return zip(a.parameters, b.parameters).lazy
        .compactMap { self.part(name, of: $0.type, in: $1.type) }.first
        ?? part(name, of: a.result, in: b.result)
        ?? a.thrown.flatMap { part(name, of: $0, in: thrown(by: b)) }
    default: return nil
    }
  }
}
