import SwiftSyntax

/// Stored properties of types themselves.
extension Checker {
  func declareStatic(
    _ member: Member, _ binding: PatternBindingSyntax, _ accessors: Accessors, _ body: TypeBody
  ) {
    let nominal = body.nominal
    refuseStored(binding, in: body)
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
      // `static let all: Self` of `extension Set<Edge>`.
      let type = fixedTypes(of: body).map { $0(member.type) } ?? member.type
      synthesize(function, nominal, result: type, isStatic: true) { _, _ in
        let value = withFixedTypes(of: body) { check(initial, as: type) }
        return [TypedStatement(.return(value), line: line(initial))]
      }
    }
  }

  /// Each `Box<Int>` and `Box<String>` would need its own, but where an extension is of one of them.
  private func refuseStored(_ binding: PatternBindingSyntax, in body: TypeBody) {
    let nominal = body.nominal
    guard file != "<library>", fixedTypes(of: body) == nil else { return }
    if nominal.kind == .protocol {
      error("static stored properties not supported in protocol extensions", binding.pattern)
    } else if !nominal.generics.isEmpty {
      error("static stored properties not supported in generic types", binding.pattern)
    }
  }

  /// In `extension Rule where Value == String` the type by its bare name is a `Rule<String>`.
  func withFixedTypes<Result>(of body: TypeBody, _ look: () -> Result) -> Result {
    guard defaultTypes == nil, let fixed = fixedTypes(of: body) else { return look() }
    defaultTypes = (body.nominal.generics, fixed)
    defer { defaultTypes = nil }
    return look()
  }

  /// What an extension fixes all parameters of its type to; `nil` if it leaves any open.
  private func fixedTypes(of body: TypeBody) -> Substitution? {
    var fixed = Substitution()
    for case .same(.parameter(let parameter), let type) in body.requirements where !type.hasHoles {
      fixed[parameter] = type
    }
    let generics = body.nominal.generics
    return !generics.isEmpty && generics.allSatisfy({ fixed[$0] != nil }) ? fixed : nil
  }

  private func declareObservedStatic(
    _ member: Member, _ global: Global, _ accessors: Accessors, _ body: TypeBody
  ) {
    let nominal = body.nominal
    let getter = memberFunction("\(member.name).get", body)
    let setter = memberFunction("\(member.name).set", body)
    member.implementation = .accessors(get: getter, set: setter)
    member.staticStorage = global
    member.isChangedInPlace = accessors.areToldAfterwardsOnly
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
      if let own = found.member.selfGeneric,
        case .metatype(let type) = base.type
      {
        known[own] = base.underlying ?? type
      }
      return TypedExpr(.call(callee(get, [], known), []), found.type, line: base.line)
    default: return nil
    }
  }
}
