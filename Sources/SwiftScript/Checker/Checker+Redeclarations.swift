import SwiftSyntax

extension Checker {
  /// Refuses a member that its type has already.
  ///
  /// At the prompt a later line's extension takes the place of an earlier one's member: so a learner
  /// mends it.
  func refuseRedeclaration(_ member: Member, _ body: TypeBody, _ name: some SyntaxProtocol) {
    let nominal = body.nominal
    guard collectionMember == nil else { return }
    if isToldByPlace(member.functionType, member.generics) {
      module.namesToldByResult.insert(member.name)
    }
    // What a protocol's extension declares stands beside the requirement.
    let added = module.extensionMembers[ObjectIdentifier(nominal)]?[member.name] ?? []
    let beside =
      nominal.kind != .protocol
      ? module.members(member.name, of: nominal)
      : body.isExtension ? added : nominal.ownMembers(member.name)
    let same = beside.filter { before in
      (before.isStatic || before.kind == .enumCase) == member.isStatic
        && (before.owner == nil || before.owner === nominal)
        && isSame(before, member, body.requirements)
    }
    let isToldByResult = beside.contains {
      $0.kind == member.kind && $0.kind != .property && isCalledAlike($0, member)
        && $0.functionType?.parameters == member.functionType?.parameters && $0.type != member.type
    }
    if isToldByResult { module.namesToldByResult.insert(member.name) }
    for before in same {
      if newMembers.contains(ObjectIdentifier(before)) {
        error("invalid redeclaration of '\(member.saidName)'", name)
        return
      }
      if body.isExtension, added.contains(where: { $0 === before }) {
        module.extensionMembers[ObjectIdentifier(nominal)]?[member.name]?.removeAll {
          $0 === before
        }
      } else if !nominal.isHost {
        error("invalid redeclaration of '\(member.saidName)'", name)
        return
      }
    }
  }

  /// Two members that cannot stand side by side: of one name, and what is called with the same.
  ///
  /// - Parameter requirements: those of the extension that the second one stands in, which it has
  ///   itself only once it is added.
  private func isSame(_ one: Member, _ other: Member, _ requirements: [Requirement]) -> Bool {
    let wantedRequirements = other.requirements + requirements
    switch (one.kind, other.kind) {
    case (.property, .property): return one.requirements == wantedRequirements
    case (.property, _), (_, .property):
      let parameters = one.functionType?.parameters ?? other.functionType?.parameters
      return parameters?.isEmpty ?? false && one.requirements == wantedRequirements
    default:
      let isCase = one.kind == .enumCase && other.kind == .method && other.isStatic
      guard one.kind == other.kind || isCase, isCalledAlike(one, other),
        one.isPostfix == other.isPostfix, let type = one.functionType,
        let wanted = other.functionType
      else { return false }
      return areSame(
        (type, one.generics, one.requirements), (wanted, other.generics, wantedRequirements),
        isOneResult: one.kind == .initializer)
    }
  }

  /// What a memberwise initializer takes is not asked for its labels: the initial values may be of types
  /// that are still to be declared.
  private func isCalledAlike(_ one: Member, _ other: Member) -> Bool {
    if let labels = one.memberwiseLabels {
      guard labels == other.functionType?.parameters.map({ $0.label ?? "_" }) else { return false }
    }
    return one.fullName == other.fullName
  }

  /// Two functions outside of types that no call could tell apart.
  func isSame(_ one: FunctionDeclaration, _ other: FunctionDeclaration) -> Bool {
    one.type.fullName(one.name) == other.type.fullName(other.name)
      && one.isPostfix == other.isPostfix
      && areSame(
        (one.type, one.generics, one.requirements), (other.type, other.generics, other.requirements)
      )
  }

  /// Operators of this input that are declared twice; at the prompt a later one takes the place of
  /// an earlier input's.
  func refuseRepeated(_ declaration: FunctionDeclaration, _ node: FunctionDeclSyntax) {
    let same = (module.operators[declaration.name] ?? []).filter { isSame($0, declaration) }
    module.operators[declaration.name]?.removeAll { one in same.contains { $0 === one } }
    defer { newOperators.insert(ObjectIdentifier(declaration)) }
    guard same.contains(where: { newOperators.contains(ObjectIdentifier($0)) }) else { return }
    error("invalid redeclaration of '\(declaration.type.prettyName(declaration.name))'", node.name)
  }

  private typealias Form = (
    type: FunctionType, generics: [GenericParameter], requirements: [Requirement]
  )

  /// Whether two take and give the same, whatever they call their type parameters; that one throws
  /// tells nobody which is meant.
  private func areSame(_ one: Form, _ other: Form, isOneResult: Bool = false) -> Bool {
    guard one.generics.count == other.generics.count,
      one.requirements.count == other.requirements.count
    else { return false }
    var names = Substitution()
    for (own, wanted) in zip(one.generics, other.generics) { names[own] = .parameter(wanted) }
    var (type, wanted) = (names(one.type), other.type)
    (type.isThrowing, wanted.isThrowing) = (false, false)
    if isOneResult { (type.result, wanted.result) = (.void, .void) }
    return type == wanted && one.requirements.map { $0.mapping(names) } == other.requirements
  }
}
