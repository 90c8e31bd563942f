import SwiftSyntax

/// Uses of what `@available` takes away or advises against.
extension Checker {
  func noteUse(_ member: Member, _ node: some SyntaxProtocol) {
    refusePrivate(member, node)
    noteUse(member.availability, member.saidName, node)
    refuseInAsync(member.availability, member.described, node)
  }

  func refuseInAsync(
    _ availability: Availability?, _ name: @autoclosure () -> String, _ node: some SyntaxProtocol
  ) {
    guard canAwait, !isGuessing, let refusal = availability?.refusalInAsync(of: name()) else {
      return
    }
    error(refusal, node)
  }

  /// Code that is itself marked may use what is advised against.
  func noteUse(_ availability: Availability?, _ name: String, _ node: some SyntaxProtocol) {
    guard let availability, !isGuessing else { return }
    if let refusal = availability.refusal(of: name) {
      error(refusal, node)
    } else if let advice = availability.advice(on: name) {
      if !isInsideMarked(node) { warning(advice, node) }
    }
  }

  private func isInsideMarked(_ node: some SyntaxProtocol) -> Bool {
    var next: Syntax? = Syntax(node)
    while let current = next {
      if let attributes = current.asProtocol((any WithAttributesSyntax).self)?.attributes,
        Availability(attributes) != nil
      {
        return true
      }
      next = current.parent
    }
    return false
  }

  /// The candidate that is called, where its name stands.
  func noteUse(
    of candidate: Candidate, _ node: some ExprSyntaxProtocol, _ nameAt: DeclReferenceExprSyntax?
  ) {
    let called = node.as(FunctionCallExprSyntax.self)?.calledExpression
    let name = nameAt ?? called?.as(MemberAccessExprSyntax.self)?.declName
    let place = name.map { Syntax($0) } ?? called.map { Syntax($0) } ?? Syntax(node)
    if let member = candidate.member {
      noteUse(member, place)
    } else if let said = candidate.saidName {
      noteUse(candidate.availability, said, place)
      refuseInAsync(candidate.availability, "global function '\(candidate.name)'", place)
    }
  }

  /// The types that are named anywhere in `tree`.
  func noteTypes(in tree: SourceFileSyntax) {
    let marked = module.types.values.filter { $0.availability != nil }
    guard !marked.isEmpty else { return }
    let reader = TypeNames(viewMode: .sourceAccurate)
    reader.walk(tree)
    for name in reader.names {
      guard let nominal = module.types[name.text.unquoted], nominal.availability != nil else {
        continue
      }
      noteUse(nominal.availability, nominal.name, name)
    }
  }
}

extension Member {
  /// The kind and the plain name, as swiftc speaks of what asynchronous code may not use.
  fileprivate var described: String {
    switch kind {
    case .method: "\(isStatic ? "static" : "instance") method '\(name)'"
    case .initializer: "initializer 'init'"
    case .subscript: "subscript 'subscript'"
    default: "property '\(name)'"
    }
  }
}

/// Gathers the names that may stand for types.
private nonisolated final class TypeNames: SyntaxVisitor {
  var names: [TokenSyntax] = []

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    names.append(node.name)
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let isMember = node.parent?.as(MemberAccessExprSyntax.self)?.declName.id == node.id
    if !isMember { names.append(node.baseName) }
    return .visitChildren
  }
}
