import SwiftSyntax

/// `Equatable`, `Hashable` and `Comparable` that a struct or an enum has by what it is made of.
extension Checker {
  /// Says so where a part of the type is not what the type is to be.
  func refuseUnderivable(_ declared: [Nominal], _ body: TypeBody) -> Bool {
    let nominal = body.nominal
    guard nominal.kind == .struct || nominal.kind == .enum, nominal.script != nil,
      file != "<library>"
    else { return false }
    let declared = body.isExtension ? conformances(writtenAt: body) : declared
    let parts = parts(of: nominal)
    let requirements = nominal.requirements + body.requirements
    func lacks(_ target: Nominal, _ names: [String]) -> Bool {
      declared.contains { module.conforms($0, to: target) }
        && names.allSatisfy { !isDeclared($0, for: nominal) }
        && parts.contains { isNever($0, target, requirements) }
    }
    let isUnhashable = lacks(library.hashable, ["hash", "hashValue"])
    let isUnequatable = lacks(library.equatable, ["=="])
    let place = nameToken(of: body) ?? Syntax(body.node)
    for (target, isLacking) in [
      (library.hashable, isUnhashable), (library.equatable, isUnequatable),
    ] where isLacking {
      error("type '\(nominal.selfType)' does not conform to protocol '\(target.name)'", place)
    }
    if isUnhashable || isUnequatable { return true }
    guard nominal.kind == .enum, declared.contains(library.comparable),
      !isDeclared("<", for: nominal), parts.contains(where: { isUnordered($0, requirements) })
    else { return false }
    error("type '\(nominal.selfType)' does not conform to protocol 'Comparable'", place)
    return true
  }

  private func isUnordered(_ type: Type, _ requirements: [Requirement]) -> Bool {
    if case .optional = type { return true }
    guard let nominal = type.nominal, nominal.script == nil else {
      return isNever(type, library.comparable, requirements)
    }
    return isCollection(nominal) || type == library.bool
  }

  /// Those that this very extension adds.
  func conformances(writtenAt body: TypeBody) -> [Nominal] {
    inheritedTypes(body).compactMap(\.nominal)
      .flatMap { $0.isComposition ? $0.protocols : [$0] }
  }

  /// What stands after the colon; of names that mean nothing `resolveHeaders()` has told.
  func inheritedTypes(_ body: TypeBody) -> [Type] {
    var scope = typeScope.quiet
    scope.nominal = body.nominal.outer
    scope.generics = body.nominal.generics
    return inherited(body).map { scope.resolve($0) }
  }

  private func parts(of nominal: Nominal) -> [Type] {
    if nominal.kind == .struct {
      return (storedProperties[ObjectIdentifier(nominal)] ?? []).filter { $0.wrapper == nil }
        .map(\.member.type)
    }
    return nominal.members.filter { $0.kind == .enumCase }
      .flatMap { $0.functionType?.parameters.map(\.type) ?? [] }
  }

  /// Whether the program itself says how it is done: in the type, in a protocol or outside of types.
  private func isDeclared(_ name: String, for nominal: Nominal) -> Bool {
    let owners = [nominal] + module.protocols(of: nominal)
    return owners.contains { !$0.isHost && !module.members(name, of: $0).isEmpty }
      || (module.operators[name] ?? []).contains { one in
        one.type.parameters.contains { $0.type.nominal === nominal || $0.type.hasHoles }
      }
  }

  /// Whether values of `type` are no `target` for certain: of the host's own types not all is known.
  private func isNever(_ type: Type, _ target: Nominal, _ requirements: [Requirement]) -> Bool {
    switch type {
    case .function, .any, .metatype: return true
    case .tuple(let elements): return !elements.isEmpty
    case .optional(let inner): return isNever(inner, target, requirements)
    case .parameter(let parameter):
      return !parameter.bounds.contains { module.conforms($0, to: target) }
        && !requirements.contains { isSaying($0, of: type, target) }
    case .nominal(let nominal, let arguments):
      if nominal === library.anyHashable { return false }
      if nominal.kind == .protocol { return !nominal.isArchetype }
      if nominal.script == nil {
        return isCollection(nominal) && arguments.contains { isNever($0, target, requirements) }
      }
      guard !nominal.isPrelude, nominal.kind != .archetype, nominal.hostBase == nil else {
        return false
      }
      return !conforms(type, to: target) && !arguments.contains(where: \.hasHoles)
    default: return false
    }
  }

  private func isCollection(_ nominal: Nominal) -> Bool {
    nominal === library.array || nominal === library.arraySlice || nominal === library.set
      || nominal === library.dictionary
  }

  private func isSaying(_ requirement: Requirement, of type: Type, _ target: Nominal) -> Bool {
    switch requirement {
    case .conforms(type, let bound): module.conforms(bound, to: target)
    case .same(type, _), .same(_, type), .inherits(type, _): true
    default: false
    }
  }
}
