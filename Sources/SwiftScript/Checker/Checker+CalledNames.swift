import SwiftSyntax

/// What a call speaks of, where that does not show at once.
extension Checker {
  /// A list of members without their type, which only a closure tells.
  func isFoundInClosure(_ base: ExprSyntax, _ list: ArgumentList) -> Bool {
    guard !isGuessing, let first = base.as(ArrayExprSyntax.self)?.elements.first?.expression,
      isPlaceDependent(first), !first.is(NilLiteralExprSyntax.self)
    else { return false }
    return list.arguments.contains { $0.value.is(ClosureExprSyntax.self) }
  }

  /// What `self` has goes before what stands outside.
  func isOwnProperty(_ name: String) -> Bool {
    guard let own = currentSelf else { return false }
    return members(name, of: own.type).contains { $0.member.kind == .property }
  }
}
