/// `override func draw(rect: CGRect)`: only the labels are not the superclass's.
extension Checker {
  func otherwiseLabelled(_ member: Member, _ body: TypeBody) -> Member? {
    guard let superclass = body.nominal.superclass, let own = member.functionType,
      !own.parameters.isEmpty
    else { return nil }
    return members(member.name, of: superclass.selfType, isStatic: member.isStatic).map(\.member)
      .first { found in
        guard let type = found.functionType, type.result == own.result,
          type.parameters.map(\.label) != own.parameters.map(\.label)
        else { return false }
        return type.parameters.map(\.type) == own.parameters.map(\.type)
      }
  }

  /// Its full name, or the plain one where nothing has a label.
  func labelled(_ member: Member) -> String {
    let isPlain = member.functionType?.parameters.allSatisfy { $0.label == nil } ?? true
    return isPlain ? member.name : member.fullName
  }
}
