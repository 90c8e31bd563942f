import SwiftSyntax

/// Which members of one name hide each other, the nearer one the farther.
extension Checker {
  func hides(_ near: Member, _ far: Member) -> Bool {
    guard near.kind == far.kind else {
      // `tableView(_:cellForRowAt:)` stands beside `tableView`, and `count(where:)` beside `count`.
      if near.kind == .method, near.functionType?.parameters.isEmpty == false { return false }
      return near.kind != .initializer && far.kind == .property
    }
    if near.kind == .property { return true }
    // What the script adds to a type of the library's in the same form.
    if near.isAddedByScript, !far.isAddedByScript, near.owner === far.owner,
      near.isMutating == far.isMutating,
      near.fullName == far.fullName, takesAlike(near, far)
    {
      return true
    }
    // Two of the library's that differ in what they give: the place tells which is meant.
    if near.owner === far.owner, case .native = near.implementation,
      case .native = far.implementation
    {
      return false
    }
    guard near.fullName == far.fullName, near.isPostfix == far.isPostfix,
      let a = near.functionType, let b = far.functionType
    else { return false }
    // A collection has a subscript for each kind of place.
    if near.kind == .subscript, far.owner?.kind == .protocol, near.owner !== far.owner {
      if case .requirement = far.implementation { return true }
      return a.parameters == seen(b, from: near.owner, in: far.owner).parameters
    }
    // A protocol may ask for several that differ in their types, and a type may have several that
    // differ in what they give.
    if near.owner === far.owner {
      return a.parameters == b.parameters && a.result == b.result && throwsAlike(a, b)
    }
    if near.isOverride, far.owner?.kind == .class { return overrides(near, far) }
    return near.isOverride || a.parameters == b.parameters
      || far.owner.map { $0.kind == .protocol && !isOverload(near, far, of: $0) } ?? false
  }

  private func takesAlike(_ near: Member, _ far: Member) -> Bool {
    guard let a = near.functionType, let b = far.functionType, a.result == b.result else {
      return false
    }
    return a.parameters.map(\.type) == b.parameters.map(\.type)
  }

  /// Which of several overloads above an override means: the one of just its types, if there is one.
  private func overrides(_ near: Member, _ far: Member) -> Bool {
    guard let owner = near.owner, let own = near.functionType else { return true }
    func isAlike(_ other: Member, withResult: Bool) -> Bool {
      guard let above = other.owner, var type = other.functionType else { return false }
      if let seen = owner.selfType.seen(as: above) { type = Substitution(seen)(type) }
      if !near.namedGenerics.isEmpty {
        guard near.namedGenerics.count == other.namedGenerics.count, asksAlike(near, other) else {
          return false
        }
        type = naming(other.namedGenerics, as: near.namedGenerics)(type)
      }
      return type.parameters.map(\.type) == own.parameters.map(\.type)
        && (!withResult || type.result == own.result)
    }
    let all = (owner.superclass?.classChain ?? []).flatMap { module.members(near.name, of: $0) }
      .filter { $0.kind == near.kind && $0.fullName == near.fullName }
    guard all.count > 1 else { return true }
    for withResult in [true, false]
    where all.contains(where: { isAlike($0, withResult: withResult) }) {
      return isAlike(far, withResult: withResult)
    }
    return true
  }

  /// Whether two generic declarations ask the same of their parameters, whatever those are called.
  func asksAlike(_ one: Member, _ other: Member) -> Bool {
    guard one.namedGenerics.count == other.namedGenerics.count else { return one.generics.isEmpty }
    let same = naming(other.namedGenerics, as: one.namedGenerics)
    let theirs = other.requirements.map { $0.mapping(same) }
    return one.requirements.count == theirs.count
      && one.requirements.allSatisfy { theirs.contains($0) }
  }

  private func naming(_ parameters: [GenericParameter], as own: [GenericParameter]) -> Substitution
  {
    var same = Substitution()
    for (theirs, mine) in zip(parameters, own) { same[theirs] = .parameter(mine) }
    return same
  }

  /// `body: () throws -> Value` stands beside `body: () throws(Failure) -> Value`.
  private func throwsAlike(_ a: FunctionType, _ b: FunctionType) -> Bool {
    zip(a.parameters, b.parameters).allSatisfy {
      $0.type.function?.thrown == $1.type.function?.thrown
    }
  }

  /// What an extension of a protocol adds for other types stands beside what is nearer:
  /// `clamped(to: Range<Self>)` beside `clamped(to: ClosedRange<Self>)`.
  private func isOverload(_ near: Member, _ far: Member, of target: Nominal) -> Bool {
    guard let owner = near.owner, !isRequirement(near), !isRequirement(far) else { return false }
    // `subscribe<O: Observer>(_ observer: O)` and a protocol's `subscribe(_ next: (E) -> Void)`.
    if near.generics.count != far.generics.count {
      return owner.script != nil && !target.isHost && !target.isPrelude
    }
    guard let a = near.functionType,
      let b = far.functionType
    else { return false }
    let same = naming(far.generics, as: near.generics)
    let added = same(seen(b, from: owner, in: target))
    return added.parameters.map(\.type) != a.parameters.map(\.type)
  }

  /// What a member of `target` is where `Self` is what it is in `owner`.
  private func seen(_ type: FunctionType, from owner: Nominal?, in target: Nominal?)
    -> FunctionType
  {
    guard let owner, let target else { return type }
    var known = Substitution()
    known[target.selfParameter] = owner.memberSelf
    return known(type)
  }

  /// Whether arguments can be left out that the nearer one of the same type needs: a call that
  /// leaves them out means what the protocol's extension adds.
  func hasDefaults(_ added: Member, beyond near: Member) -> Bool {
    guard added.kind != .property, isAdded(added), let a = added.functionType,
      let b = near.functionType, a.parameters.count == b.parameters.count
    else { return false }
    return zip(a.parameters, b.parameters).contains {
      $0.defaultValue != nil && $1.defaultValue == nil
    }
  }

  /// What a type keeps to itself is seen in its own body and in extensions beside it.
  func refusePrivate(_ member: Member, _ node: some SyntaxProtocol) {
    guard isHidden(member), let owner = member.owner else { return }
    let what = member.kind == .initializer ? "'\(owner.selfType)' initializer" : "'\(member.name)'"
    error("\(what) is inaccessible due to 'private' protection level", node)
  }

  func isHidden(_ member: Member) -> Bool {
    guard member.isPrivate, let owner = member.owner, owner.script != nil else { return false }
    return !isInside(owner)
  }

  /// Whether the code here stands in `owner`, or in a type inside it.
  func isInside(_ owner: Nominal) -> Bool {
    var next = context.nominal
    while let current = next {
      if current === owner { return true }
      next = current.outer
    }
    return false
  }
}
