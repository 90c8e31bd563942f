/// Members that are generic where the requirement that they meet names the type: a
/// `func show<T>(_ x: T)` for `func show(_ x: Int)`.
extension Member {
  /// What the parameters that `witness` has by itself stand for, where it is called for this
  /// requirement of a `type`.
  func own(of witness: Member, in type: @autoclosure () -> Type) -> [Type] {
    if witness.generics.isEmpty { return ownArguments }
    // One that is as generic as the requirement takes what that is asked with.
    if witness === self || isAlike(witness) { return ownArguments }
    return witness.arguments(meeting: self, in: type()) ?? ownArguments
  }

  /// Whether the parameters of both are the same in the same places.
  private func isAlike(_ witness: Member) -> Bool {
    guard generics.count == witness.generics.count, let one = functionType,
      let other = witness.functionType
    else { return false }
    return zip(one.parameters, other.parameters).allSatisfy { a, b in
      guard case .parameter(let wanted) = b.type,
        let place = witness.generics.firstIndex(where: { $0 === wanted })
      else { return true }
      if case .parameter(let asked) = a.type { return generics[place] === asked }
      return false
    }
  }

  /// What the member's own parameters stand for where it meets `requirement` as a member of `type`.
  ///
  /// `nil` where the requirement's types don't tell it, or are others.
  func arguments(meeting requirement: Member, in type: Type) -> [Type]? {
    guard let own = functionType, var wanted = requirement.functionType,
      own.parameters.count == wanted.parameters.count
    else { return nil }
    var asked = Substitution()
    if let target = requirement.owner, target.kind == .protocol {
      asked[target.selfParameter] = type
    }
    for (parameter, argument) in zip(requirement.generics, requirement.ownArguments) {
      asked[parameter] = argument
    }
    wanted = asked(wanted)
    var known = Substitution(owner.flatMap { type.seen(as: $0) } ?? type)
    if let owner, owner.kind == .protocol { known[owner.selfParameter] = type }
    for (a, b) in zip(own.parameters, wanted.parameters) { known.suggest(a.type, b.type) }
    known.suggest(own.result, wanted.result)
    guard
      zip(own.parameters, wanted.parameters).allSatisfy({
        let given = known($0.type)
        return given.hasHoles || given == $1.type
      })
    else { return nil }
    let types = namedGenerics.map { known[$0] }
    let found = types.compactMap(\.self)
    return found.count == types.count ? found : nil
  }
}
