import SwiftSyntax

/// What the script adds to sequences, asked of a type parameter.
///
/// Each sequence has a copy of its own (see ``declareOnCollections(_:)``); which one is meant shows
/// when it is known what stands for the parameter. What has none is taken as the array of its
/// elements.
extension Checker {
  func openCall(
    _ found: FoundMember, of base: TypedExpr
  ) -> (([TypedExpr], FunctionType, Substitution) -> TypedExpr)? {
    guard isOpen(found, base), case .function = found.member.implementation else { return nil }
    let general = methodCall(found, of: receiver(base, found), isSuper: false)
    return { [self] arguments, type, substitution in
      let whole = general(arguments, type, substitution)
      let call = TypedExpr(
        .dependent { [self] concrete in
          guard let copy = copy(of: found, on: concrete(base.type)) else { return whole }
          var known = copy.substitution
          for (own, parameter) in zip(copy.member.generics, found.member.generics) {
            known[own] = concrete(substitution(.parameter(parameter)))
          }
          let receiver = TypedExpr(base.kind, concrete(base.type), line: base.line)
          let type = type.mapping { concrete($0) }
          return methodCall(copy, of: receiver, isSuper: false)(arguments, type, known)
        }, type.result, line: base.line)
      call.isDiscardable = whole.isDiscardable
      return call
    }
  }

  func openProperty(_ found: FoundMember, of base: TypedExpr) -> TypedExpr? {
    guard isOpen(found, base), case .accessors = found.member.implementation else { return nil }
    let whole = TypedExpr(
      .accessor(receiver(base, found), found.member, isSuper: false), found.type, line: base.line)
    return TypedExpr(
      .dependent { [self] concrete in
        guard let copy = copy(of: found, on: concrete(base.type)) else { return whole }
        let receiver = TypedExpr(base.kind, concrete(base.type), line: base.line)
        return readProperty(copy, of: receiver)
      }, found.type, line: base.line)
  }

  private func isOpen(_ found: FoundMember, _ base: TypedExpr) -> Bool {
    found.owner === library.sequence && found.member.origin != nil
      && base.type.nominal?.isArchetype == true
  }

  private func copy(of found: FoundMember, on type: Type) -> FoundMember? {
    members(found.member.name, of: type).first {
      $0.member.isCopy && $0.member.origin == found.member.origin
    }
  }
}
