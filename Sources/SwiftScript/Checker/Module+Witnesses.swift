/// Which of several members that extensions declare under different conditions is meant.
extension Module {
  /// Those whose conditions `nominal` meets, the most demanding first.
  func applicable(_ members: [Member], _ nominal: Nominal, as target: Nominal) -> [Member] {
    guard members.contains(where: { !$0.requirements.isEmpty }) else { return members }
    var known = Substitution(nominal.selfType)
    known[target.selfParameter] = nominal.selfType
    let asked =
      nominal.requirements
      + nominal.conditions.filter { conforms($0.0, to: target) }.flatMap { $0.1 }
    let met = members.filter { member in
      member.generics.isEmpty == false
        || member.requirements.allSatisfy { holds($0, known, asked: asked) }
    }
    return met.enumerated().sorted { a, b in
      (b.element.demands, a.offset) < (a.element.demands, b.offset)
    }.map(\.element)
  }

  private func holds(
    _ requirement: Requirement, _ known: Substitution, asked: [Requirement]
  ) -> Bool {
    switch requirement {
    case .conforms(let subject, let target):
      // A parameter is what the type's declaration says of it.
      if case .parameter(let parameter) = known(subject) {
        return parameter.bounds.contains { conforms($0, to: target) }
          || asked.contains { one in
            if case .conforms(.parameter(parameter), let bound) = one {
              return bound === target || conforms(bound, to: target)
            }
            return false
          }
      }
      guard let nominal = known(subject).nominal else { return false }
      if target.name == "AnyObject" { return nominal.kind == .class }
      // That the library's own lists are sequences, and equal where their parts are, is not declared.
      let isList = nominal.typeWitnesses["Element"] != nil || nominal.hostElement != nil
      return conforms(nominal, to: target)
        || isList && nominal.isHost && target.isHost
          && ["Sequence", "Equatable", "Hashable"].contains(target.name)
    case .inherits(let subject, let superclass):
      guard let nominal = known(subject).nominal, let above = known(superclass).nominal else {
        return false
      }
      return nominal === above || nominal.inherits(from: above)
    case .same(let a, let b):
      let (one, other) = (known(a), known(b))
      return !one.hasHoles && one == other
    case .suits: return true
    }
  }
}

extension Member {
  /// How much it asks of types: one type asks more than any protocol, and a protocol for those that it
  /// refines, too.
  var demands: Int {
    requirements.reduce(0) { $0 + ($1.isSameType ? 100 : $1.demands) }
  }
}
