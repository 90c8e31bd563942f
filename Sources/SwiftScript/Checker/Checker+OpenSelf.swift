import SwiftSyntax

/// Static members whose `Self` is the class that they are asked of.
extension Checker {
  /// `class var name: String { "\(self)" }`: generic over which class it is, as far as that matters.
  func openSelf(_ member: Member, _ node: some SyntaxProtocol, _ nominal: Nominal) {
    guard member.isStatic, nominal.kind == .class, !nominal.isFinal,
      dependsOnClass(node, nominal)
    else { return }
    let parameter = GenericParameter("Self")
    member.generics.append(parameter)
    member.requirements.append(.inherits(.parameter(parameter), nominal.selfType))
  }

  /// Whether it speaks of `self`, or of something that a subclass may override.
  private func dependsOnClass(_ node: some SyntaxProtocol, _ nominal: Nominal) -> Bool {
    let open = Set(
      typeBodies.filter { nominal.classChain.contains($0.nominal) }.flatMap { body in
        body.members.flatMap { classNames($0.decl) }
      })
    return node.tokens(viewMode: .sourceAccurate).contains { token in
      token.tokenKind == .keyword(.Self) || token.tokenKind == .keyword(.self)
        || open.contains(token.text)
    }
  }

  /// `Self.count`, which is stored: no subclass has one of its own.
  func namesStored(_ node: DeclReferenceExprSyntax) -> Bool {
    guard let access = node.parent?.as(MemberAccessExprSyntax.self) else { return false }
    let found = members(access.declName.baseName.text, of: ownType, isStatic: true)
    return found.contains { one in
      one.member.kind == .property && (one.member.isSettable || one.member.isLet)
    }
  }

  /// What `Self` is in what is asked of `type` at `node`: `super.name` is still about the class that
  /// it was asked of first.
  func askedSelf(_ type: Type, _ node: some SyntaxProtocol) -> Type {
    let callee = Syntax(node).as(FunctionCallExprSyntax.self)?.calledExpression
    let access =
      callee?.as(MemberAccessExprSyntax.self)
      ?? Syntax(node).parent?.as(MemberAccessExprSyntax.self)
    return access?.base?.is(SuperExprSyntax.self) == true && context.isStatic ? ownType : type
  }

  private func classNames(_ item: DeclSyntax) -> [String] {
    guard
      item.asProtocol((any WithModifiersSyntax).self)?.modifiers
        .contains(where: { $0.name.text == "class" }) == true
    else { return [] }
    if let function = item.as(FunctionDeclSyntax.self) { return [function.name.text] }
    return item.as(VariableDeclSyntax.self)?.bindings.compactMap {
      $0.pattern.plainName
    } ?? []
  }

  /// Static methods asked of a class of which only a superclass is known.
  func dynamicCandidates(
    _ name: String, _ found: [FoundMember], _ base: TypedExpr, _ type: Type, _ line: Int
  ) -> [Candidate] {
    found.map { one in
      var substitution = one.substitution
      if let own = one.member.selfGeneric {
        substitution[own] = type
      }
      return Candidate(
        name: name, type: one.member.functionType ?? FunctionType([], .error),
        generics: one.member.namedGenerics, substitution: substitution,
        member: one.member
      ) { arguments, resolved, substitution in
        self.dynamicCall(
          self.asked(one.member, substitution), base, arguments, resolved.result, line: line)
      }
    }
  }
}
