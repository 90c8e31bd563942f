/// What meets a protocol's requirement without being a member like it.
extension Module {
  /// `case empty` for a `static var empty: Self { get }`.
  func caseWitness(_ nominal: Nominal, _ requirement: Member) -> Member? {
    guard requirement.isStatic, !requirement.isSettable, let script = nominal.script,
      let one = nominal.ownMembers(requirement.name).first(where: { $0.kind == .enumCase }),
      case .enumCase(let tag) = one.implementation, one.fullName == requirement.fullName,
      (one.functionType == nil) == (requirement.kind == .property)
    else { return nil }
    let count = one.functionType?.parameters.count ?? 0
    let member = Member(requirement.kind, one.name, type: one.type)
    member.isStatic = true
    member.owner = nominal
    let make: Native = { _, arguments in
      count == 0
        ? script.enumCase(tag) : .box(EnumBox(script, tag, (0..<count).map { arguments[$0] }))
    }
    member.implementation =
      requirement.kind == .property ? .nativeAccessors(get: make, set: nil) : .native(make)
    return member
  }

  /// A `func +` outside of the type for a `static func +`.
  func operatorWitness(_ nominal: Nominal, _ requirement: Member) -> Member? {
    guard requirement.isStatic, requirement.kind == .method,
      let wanted = requirement.functionType, nominal.script != nil, let owner = requirement.owner,
      owner.kind == .protocol
    else { return nil }
    var known = Substitution()
    known[owner.selfParameter] = nominal.selfType
    let types = wanted.parameters.map { known($0.type) }
    guard
      let found = operators[requirement.name]?.first(where: {
        $0.generics.isEmpty && $0.type.parameters.map(\.type) == types
      })
    else { return nil }
    let member = Member(.method, found.name, type: .function(found.type))
    member.isStatic = true
    member.owner = nominal
    member.implementation = .function(found.function)
    return member
  }
}
