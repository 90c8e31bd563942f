/// Which setters change the value that they are asked of, and which what it leads to.
extension Checker {
  /// Whether setting `member` changes the value itself, which then has to stand in a variable.
  ///
  /// A protocol that is not of classes alone promises a new `self`, whoever conforms to it; so does
  /// what an extension of it adds.
  func isSetInPlace(_ member: Member, of type: Type) -> Bool {
    if member.isStatic || member.isSetNonmutating { return false }
    // `object[keyPath: path]`: a path that leads through no object.
    guard let owner = member.declared.owner else {
      return member.kind == .subscript || !isReference(type)
    }
    guard owner.kind == .protocol, !owner.isHost else { return !isReference(type) }
    return !isOfObjects(owner, member.declared.requirements)
  }

  /// Whether only objects have what a protocol, or an extension of it, declares.
  func isOfObjects(_ owner: Nominal, _ requirements: [Requirement]) -> Bool {
    func isClass(_ nominal: Nominal) -> Bool {
      nominal.kind == .class || nominal.isClassBound || nominal.superclass != nil
        || module.conforms(nominal, to: library.anyObject)
    }
    return isClass(owner)
      || requirements.contains { requirement in
        switch requirement {
        case .conforms(.parameter(let subject), let bound):
          subject === owner.selfParameter && isClass(bound)
        case .inherits(.parameter(let subject), _): subject === owner.selfParameter
        default: false
        }
      }
  }
}
