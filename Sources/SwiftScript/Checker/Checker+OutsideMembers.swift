import SwiftSyntax

/// Members that are there, but not for the code that names them.
extension Checker {
  /// Says why `name` cannot be used here, if it is a member of the type around.
  func refuseOutsideMember(_ name: String, _ node: some ExprSyntaxProtocol) -> Bool {
    guard let nominal = context.nominal, nominal.kind != .protocol, !nominal.isArchetype else {
      return false
    }
    let own = rigid(nominal.memberSelf)
    if !members(name, of: own).filter({ !$0.member.isStatic }).isEmpty {
      guard currentSelf == nil else { return false }
      if initializedProperty(around: node) != nil {
        error(
          "cannot use instance member '\(name)' within property initializer; property initializers "
            + "run before 'self' is available", node)
        return true
      }
      guard context.isStatic else { return false }
      error("instance member '\(name)' cannot be used on type '\(own)'", node)
      return true
    }
    if currentSelf != nil, !members(name, of: own, isStatic: true).isEmpty {
      error("static member '\(name)' cannot be used on instance of type '\(own)'", node)
      return true
    }
    guard currentSelf != nil, let outer = nominal.outer, outer.script != nil,
      !members(name, of: rigid(outer.memberSelf)).isEmpty
    else { return false }
    error(
      "instance member '\(name)' of type '\(outer.name)' cannot be used on instance of nested type "
        + "'\(own)'", node)
    return true
  }

  /// The stored property whose first value `node` is part of.
  private func initializedProperty(around node: some SyntaxProtocol) -> VariableDeclSyntax? {
    var next = Syntax(node).parent
    while let current = next {
      switch current.kind {
      case .functionDecl, .initializerDecl, .accessorDecl, .accessorBlock, .subscriptDecl,
        .deinitializerDecl:
        return nil
      case .variableDecl where current.parent?.is(MemberBlockItemSyntax.self) == true:
        return current.as(VariableDeclSyntax.self)
      default: next = current.parent
      }
    }
    return nil
  }
}
