import SwiftSyntax

extension Checker {
  /// Refuses a member that its type has already.
  ///
  /// At the prompt a later line's extension takes the place of an earlier one's member: so a learner
  /// mends it.
  func refuseRedeclaration(_ member: Member, _ body: TypeBody, _ name: some SyntaxProtocol) {
    let nominal = body.nominal
    guard collectionMember == nil, nominal.kind != .protocol || body.isExtension else { return }
    // What a protocol's extension declares stands beside the requirement.
    let added = module.extensionMembers[ObjectIdentifier(nominal)]?[member.name] ?? []
    let beside = nominal.kind == .protocol ? added : module.members(member.name, of: nominal)
    let same = beside.filter { before in
      // An extension has no requirements of its own before the member is added.
      before.requirements == member.requirements + body.requirements
        && before.isStatic == member.isStatic && (before.owner == nil || before.owner === nominal)
        && isSame(before, member)
    }
    let isToldByResult = beside.contains {
      $0.kind == member.kind && $0.kind != .property && $0.fullName == member.fullName
        && $0.functionType?.parameters == member.functionType?.parameters && $0.type != member.type
    }
    if isToldByResult { module.namesToldByResult.insert(member.name) }
    for before in same {
      if newMembers.contains(ObjectIdentifier(before)) {
        error("invalid redeclaration of '\(member.fullName)'", name)
        return
      }
      if body.isExtension, added.contains(where: { $0 === before }) {
        module.extensionMembers[ObjectIdentifier(nominal)]?[member.name]?.removeAll {
          $0 === before
        }
      } else if !nominal.isHost {
        error("invalid redeclaration of '\(member.fullName)'", name)
        return
      }
    }
  }

  /// Two members that cannot stand side by side: of one name, and what is called with the same.
  private func isSame(_ one: Member, _ other: Member) -> Bool {
    switch (one.kind, other.kind) {
    case (.property, .property): true
    case (.property, _): other.functionType?.parameters.isEmpty ?? false
    case (_, .property): one.functionType?.parameters.isEmpty ?? false
    default: one.kind == other.kind && one.fullName == other.fullName && one.type == other.type
    }
  }
}
