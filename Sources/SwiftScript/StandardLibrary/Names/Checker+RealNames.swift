import SwiftSyntax

/// What Swift has and we do not have yet.
extension Checker {
  /// Whether Swift or Foundation declares something called `name`.
  static func isReal(_ name: String) -> Bool {
    [RealNames.all, RealNames.apples, RealNames.networking].contains { names in
      names.split(whereSeparator: \.isWhitespace).contains { $0 == name }
    }
  }

  /// The full names of the members that Swift's own `type` has, called `name`.
  func realMembers(_ name: String, of type: Type) -> [Substring] {
    guard let nominal = type.wrapped == nil ? type.nominal : library.optional else { return [] }
    let protocols = module.protocols(of: nominal).map(\.name)
    // Of a type of the script's what it has from elsewhere.
    let own = nominal.classChain.filter { $0.script == nil || $0.isPrelude }.map(\.name)
    guard
      !own.isEmpty || protocols.contains("AsyncSequence") || protocols.contains("Sequence")
    else { return [] }
    var owners = own + protocols
    switch nominal.name {
    case "ClosedRange", "PartialRange": owners.append("Range")
    case "Float", "CGFloat": owners.append("Double")
    case "ThrowingTaskGroup": owners.append("TaskGroup")
    case "AsyncStream", "AsyncThrowingStream": owners.append("AsyncSequence")
    default: if isInteger(type) { owners.append("Int") }
    }
    if nominal.name.hasSuffix("TaskGroup") { owners.append("AsyncSequence") }
    if elementType(of: type) != nil || nominal === library.sequence { owners.append("Sequence") }
    return owners.flatMap { owner in
      (RealMembers.names[owner] ?? library.realMembers(owner)).split(whereSeparator: \.isWhitespace)
        .filter {
          $0 == name || $0.hasPrefix(name + "(")
        }
    }
  }

  /// Whether what is called is a property of ours, beside which Swift's own type has a method.
  func isRealMethod(_ node: some ExprSyntaxProtocol) -> Bool {
    guard
      let member = node.as(FunctionCallExprSyntax.self)?.calledExpression
        .as(MemberAccessExprSyntax.self),
      let base = member.base, let type = guess({ checkInside(base) })?.type
    else { return false }
    return realMembers(member.declName.baseName.text, of: type).contains { $0.hasSuffix(")") }
  }

  /// Whether the call is one that Swift's own type has in a form that ours has not.
  func isRealCall(_ list: ArgumentList, _ candidates: [Candidate]) -> Bool {
    guard let member = candidates.first?.member, let owner = member.owner,
      candidates.allSatisfy({
        $0.member?.owner?.script == nil || $0.member?.owner?.isPrelude == true
      })
    else { return false }
    let have = Set(candidates.map { $0.type.fullName($0.member?.name ?? $0.name) })
    return realMembers(member.name, of: owner.selfType).contains { real in
      guard !have.contains(String(real)), let open = real.firstIndex(of: "(") else { return false }
      var labels = real[open...].dropFirst().dropLast().split(separator: ":")[...]
      // Parameters that have defaults may be left out; a trailing closure has no label.
      for argument in list.arguments {
        if argument.isTrailing, argument.label == nil {
          guard labels.popLast() != nil else { return false }
          continue
        }
        let label = argument.label?.text ?? "_"
        guard let place = labels.firstIndex(where: { $0 == label }) else { return false }
        labels = labels[(place + 1)...]
      }
      return labels.isEmpty || !list.arguments.isEmpty
    }
  }
}
