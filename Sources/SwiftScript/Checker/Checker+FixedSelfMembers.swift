import SwiftSyntax

/// `.plain` where some `Style` is wanted: what an `extension Style where Self == PlainStyle` has.
///
/// Source: SE-0299.
extension Checker {
  /// The type that `Self` is said to be where a protocol's own extensions declare what the dot
  /// begins with; `nil` if none does.
  func fixedSelf(_ syntax: some ExprSyntaxProtocol, of proto: Nominal?) -> Type? {
    guard let proto, proto.kind == .protocol, let name = nameAfterDot(ExprSyntax(syntax)) else {
      return nil
    }
    let parts = proto.isComposition ? proto.protocols : [proto]
    for one in parts.flatMap({ [$0] + module.protocols(of: $0) }) {
      for member in module.extensionMembers[ObjectIdentifier(one)]?[name] ?? []
      where member.isStatic {
        for case .same(.parameter(one.selfParameter), let type) in member.requirements
        where !type.hasHoles {
          return type
        }
      }
    }
    return nil
  }

  /// `.int` where some `Parser<_>` is wanted: what an `extension Parser where Output == Int` has.
  func fixedArguments(_ syntax: some ExprSyntaxProtocol, of expected: Type?) -> Type? {
    guard let expected = expected?.unwrappedFully, expected.hasHoles,
      let nominal = expected.nominal,
      nominal.script != nil, let name = nameAfterDot(ExprSyntax(syntax))
    else { return nil }
    for member in module.members(name, of: nominal) where member.isStatic {
      var known = Substitution()
      for case .same(.parameter(let parameter), let type) in member.requirements
      where !type.hasHoles {
        known[parameter] = type
      }
      let type = known(nominal.selfType)
      if !type.hasHoles { return type }
    }
    return nil
  }

  /// `plain` of `.plain` and of `.plain(2)`.
  private func nameAfterDot(_ syntax: ExprSyntax) -> String? {
    let callee = syntax.as(FunctionCallExprSyntax.self)?.calledExpression ?? syntax
    guard let member = callee.as(MemberAccessExprSyntax.self), member.base == nil else {
      return nil
    }
    return member.declName.baseName.text.unquoted
  }

  /// What the arguments that begin with a dot tell of a candidate's type parameters.
  func fillFixedSelves(
    _ substitution: inout Substitution, _ candidate: Candidate,
    _ arguments: [[ArgumentList.Argument]]
  ) {
    for (parameter, given) in zip(candidate.type.parameters, arguments) {
      guard given.count == 1, let value = given.first?.value,
        case .parameter(let open) = parameter.type, substitution[open] == nil
      else { continue }
      for case .conforms(.parameter(open), let proto) in candidate.requirements {
        guard let type = fixedSelf(value, of: proto) else { continue }
        substitution[open] = type
        break
      }
    }
  }
}
