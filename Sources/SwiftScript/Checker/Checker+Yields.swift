import SwiftSyntax

/// `_read { yield value }` and `_modify { yield &place }`: accessors that lend what they stand for.
///
/// A value is changed outside of its place and then put back, as by `get` and `set`: what a `_modify`
/// does before its `yield` happens right before it is put back.
extension Checker {
  func checkYield(_ node: YieldStmtSyntax) -> [TypedStatement] {
    guard case .single(let syntax) = node.yieldedExpressions else {
      unsupported("a 'yield' of several values is", node)
      return []
    }
    let at = line(node)
    if let value = lookUpLocal(Accessors.yielded) {
      guard let place = syntax.as(InOutExprSyntax.self)?.expression else {
        error("yielding mutable value of type '\(value.type)' requires explicit '&'", syntax)
        return []
      }
      let target = check(place)
      guard !target.type.isError else { return [] }
      requirePlace(target, place, member: nil, isAddress: true)
      return [.assignment(of: read(value, at), to: target, at)]
    }
    guard let result = context.result, isLast(node) else {
      unsupported("statements after the 'yield' of a '_read' are", node)
      return []
    }
    return [TypedStatement(.return(check(syntax, as: result)), line: at)]
  }

  /// Nothing of the accessor runs after it.
  private func isLast(_ node: YieldStmtSyntax) -> Bool {
    var next: Syntax? = Syntax(node)
    while let current = next, !current.is(AccessorDeclSyntax.self) {
      if let item = current.as(CodeBlockItemSyntax.self),
        let list = item.parent?.as(CodeBlockItemListSyntax.self), list.last?.id != item.id
      {
        return false
      }
      if current.is(ForStmtSyntax.self) || current.is(WhileStmtSyntax.self) { return false }
      next = current.parent
    }
    return true
  }
}
