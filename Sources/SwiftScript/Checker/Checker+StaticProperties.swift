import SwiftSyntax

/// Stored properties of types themselves.
extension Checker {
  func declareStatic(
    _ member: Member, _ binding: PatternBindingSyntax, _ accessors: Accessors, _ body: TypeBody
  ) {
    let nominal = body.nominal
    let global = Global("\(nominal.name).\(member.name)")
    global.isLet = member.isLet
    member.implementation = .global(global)
    if accessors.isObserved { declareObservedStatic(member, global, accessors, body) }
    add(member, to: body)
    guard let initial = binding.initializer?.value else {
      if member.type.wrapped == nil {
        error(
          "'static var' declaration requires an initializer expression or an explicitly stated getter",
          binding.pattern)
      }
      return
    }
    let function = Function(global.name, file: file)
    global.initializer = function
    pendingBodies.append { [self] in
      let type = member.type
      synthesize(function, nominal, result: type, isStatic: true) { _, _ in
        [TypedStatement(.return(check(initial, as: type)), line: line(initial))]
      }
    }
  }

  private func declareObservedStatic(
    _ member: Member, _ global: Global, _ accessors: Accessors, _ body: TypeBody
  ) {
    let nominal = body.nominal
    let getter = memberFunction("\(member.name).get", body)
    let setter = memberFunction("\(member.name).set", body)
    member.implementation = .accessors(get: getter, set: setter)
    pendingBodies.append { [self] in
      let (type, at) = (member.type, accessors.line(self))
      let place = TypedExpr(.global(global), type, line: at)
      synthesize(getter, nominal, result: type, isStatic: true) { _, _ in
        [TypedStatement(.return(place), line: at)]
      }
      synthesize(setter, nominal, newValue: type, isStatic: true, name: member.name) {
        _, newValue in
        observing(accessors, member, place, newValue, type, at)
      }
    }
  }

  /// A static property that depends on what type it is asked of.
  func genericStatic(_ found: FoundMember, _ base: TypedExpr) -> TypedExpr? {
    let owner = found.substitution(found.owner.memberSelf)
    switch found.member.implementation {
    case .requirement:
      return TypedExpr(
        .call(.staticWitness(found.member, owner), []), found.type, line: base.line)
    case .accessors(let get, _) where get.template != nil && found.member.isSettable:
      return TypedExpr(
        .call(.staticWitness(found.member, rigid(owner)), []), found.type, line: base.line)
    case .accessors(let get, _) where get.template != nil:
      var known = found.substitution
      if let own = found.member.generics.first(where: { $0.name == "Self" }),
        case .metatype(let type) = base.type
      {
        known[own] = type
      }
      return TypedExpr(.call(callee(get, [], known), []), found.type, line: base.line)
    default: return nil
    }
  }
}
