import SwiftSyntax

/// What type parameters have to be.
extension Checker {
  /// Whether the types found for the parameters are what they have to be; says so if not.
  func meets(
    _ candidate: Candidate, _ substitution: Substitution, _ node: some ExprSyntaxProtocol
  ) -> Bool {
    settleOpen(candidate.requirements, substitution)
    guard let failure = unmet(candidate.requirements, substitution) else {
      return !refuseAddedOrders(candidate.requirements, substitution, node)
    }
    let what = described(candidate)
    switch failure {
    case .suits: break
    case .conforms(let type, let target):
      error("\(what) requires that '\(type)' conform to '\(target.writtenName)'", node)
    case .inherits(let type, let superclass):
      error("\(what) requires that '\(type)' inherit from '\(superclass)'", node)
    case .same(let a, let b):
      error("\(what) requires the types '\(a)' and '\(b)' be equivalent", node)
    }
    return false
  }

  /// `where S.Element == Element`: what is known of one side is known of the other.
  func settleSame(_ requirements: [Requirement], _ substitution: inout Substitution) {
    for case .same(let a, let b) in requirements {
      let (one, other) = (substitution(a), substitution(b))
      // What an open type is, `settleOpen` finds.
      if isOpenType(one) || isOpenType(other) { continue }
      if one.hasHoles, !other.hasHoles {
        _ = substitution.match(one, other, self)
      } else if other.hasHoles, !one.hasHoles {
        _ = substitution.match(other, one, self)
      }
    }
  }

  private func isOpenType(_ type: Type) -> Bool {
    guard case .parameter(let parameter) = type else { return false }
    return openTypes?.known(parameter) != nil
  }

  /// `c.resume()` is for continuations of `Void`: so is `c`, if nobody has said yet.
  private func settleOpen(_ requirements: [Requirement], _ substitution: Substitution) {
    guard let openTypes else { return }
    for case .same(let a, let b) in requirements {
      let (one, other) = (openTypes(substitution(a)), openTypes(substitution(b)))
      if case .parameter(let open) = one, !other.hasHoles { openTypes.settle(open, other) }
      if case .parameter(let open) = other, !one.hasHoles { openTypes.settle(open, one) }
    }
  }

  private func described(_ candidate: Candidate) -> String {
    guard let member = candidate.member else {
      return candidate.describedGlobal
    }
    switch member.kind {
    case .initializer:
      guard let owner = member.owner, !owner.generics.isEmpty else {
        return "initializer '\(member.fullName)'"
      }
      return "generic \(owner.kind) '\(owner.name)'"
    case .subscript: return "subscript '\(member.fullName)'"
    default:
      let owner = member.owner.map { " on '\($0.writtenName)'" } ?? ""
      return member.requirements.isEmpty || !member.generics.isEmpty
        ? "\(member.isStatic ? "static" : "instance") method '\(member.saidName)'"
        : "referencing \(member.isStatic ? "static" : "instance") method '\(member.saidName)'\(owner)"
    }
  }

  /// Whether Swift has no order for values of the type: for an array, an optional, anything.
  private func isUnordered(_ type: Type) -> Bool {
    guard let nominal = type.nominal, type.wrapped == nil else {
      return !type.hasHoles && !type.isError
    }
    return nominal === library.array || nominal === library.dictionary || nominal === library.set
      || nominal === library.bool.nominal || isExistential(nominal)
  }

  /// Whether a value of the type is one of any type that conforms.
  func isExistential(_ nominal: Nominal) -> Bool {
    nominal.kind == .protocol && !nominal.isArchetype && nominal !== library.anyHashable
  }

  /// The first requirement that does not hold, as what it says of the types found.
  func unmet(_ requirements: [Requirement], _ substitution: Substitution) -> Requirement? {
    for requirement in requirements {
      switch requirement {
      case .suits(let subject, let target):
        let type = substitution(subject)
        if isOfUnknown(type), !isBound(type, by: target) { return .conforms(ofSelf(type), target) }
        if target === library.comparable, isUnordered(type), !conforms(type, to: target) {
          return .conforms(type, target)
        }
        // What is no text cannot be joined as one.
        if target === texts, !type.hasHoles, !type.isError, !conforms(type, to: target) {
          return .conforms(type, target)
        }
        if target === library.equatable || target === library.hashable, conformsToNothing(type) {
          return .conforms(type, target)
        }
        guard let nominal = type.nominal, nominal.isArchetype || nominal.script != nil,
          !nominal.isPrelude, !type.hasHoles, !conforms(type, to: target)
        else { continue }
        if target === library.equatable, isEquatable(type) { continue }
        return .conforms(type, target)
      case .conforms(let subject, let target):
        let type = substitution(subject)
        let isMet =
          isOfUnknown(type)
          ? isBound(type, by: target) : type.hasHoles || conforms(type, to: target)
        if isMet { continue }
        return .conforms(ofSelf(type), target)
      case .inherits(let subject, let superclass):
        let (type, above) = (substitution(subject), substitution(superclass))
        if type.hasHoles || above.hasHoles || canConvert(type, to: above) { continue }
        return .inherits(type, above)
      case .same(let a, let b):
        let (one, other) = (substitution(a), substitution(b))
        if one == other { continue }
        let isUnknown = isOfUnknown(one) || isOfUnknown(other)
        if !isUnknown, one.hasHoles || other.hasHoles { continue }
        return .same(ofSelf(one), ofSelf(other))
      }
    }
    return nil
  }

  /// `where Element == [T]` of ranges: whatever the `T` is.
  func isOfAnother(_ requirements: [Requirement], _ substitution: Substitution) -> Bool {
    requirements.contains { requirement in
      guard case .same(let a, let b) = requirement, let one = substitution(a).nominal,
        let other = substitution(b).nominal
      else { return false }
      return one !== other && !one.isArchetype && !other.isArchetype
    }
  }

  /// Where Swift declares what we have on arrays.
  private func declaringProtocol(_ found: FoundMember) -> String {
    guard found.owner.isHost, !found.member.text.isEmpty else { return found.owner.writtenName }
    return switch found.member.name {
    case "sort": "MutableCollection"
    case "firstIndex": "Collection"
    case "lastIndex": "BidirectionalCollection"
    case "split": "Collection"
    default: "Sequence"
    }
  }

  /// A member that is there, but not for these type arguments.
  func reportUnmet(
    _ failure: Requirement, _ found: FoundMember, _ name: some SyntaxProtocol
  ) {
    let isProperty = found.member.kind == .property
    let what =
      isProperty
      ? "property '\(found.member.name)'"
      : "referencing instance method '\(found.member.saidName)' on '\(declaringProtocol(found))'"
    switch failure {
    case .suits: break
    case .conforms(let subject, let target)
    where subject.wrapped == nil && subject.nominal.map(isExistential) ?? true:
      error("type '\(subject)' cannot conform to '\(target.writtenName)'", name)
    case .conforms(let subject, let target):
      error("\(what) requires that '\(subject)' conform to '\(target.writtenName)'", name)
    case .inherits(let subject, let above):
      error("\(what) requires that '\(subject)' inherit from '\(above)'", name)
    case .same(let a, let b):
      error("\(what) requires the types '\(a)' and '\(b)' be equivalent", name)
    }
  }
}
