import SwiftSyntax

/// Calls that leave so much to defaults that nothing tells which declaration is meant.
extension Checker {
  typealias Fitting = (candidate: Candidate, arguments: [[ArgumentList.Argument]])

  /// `f()` of an `f(x: Int = 0)` and an `f(_ all: Int...)` is the first of them.
  func withoutEmptyVariadics(_ fitting: [(Candidate, [[ArgumentList.Argument]])])
    -> [(Candidate, [[ArgumentList.Argument]])]
  {
    let filled = fitting.filter { !leavesOutVariadic($0) }
    return filled.isEmpty ? fitting : filled
  }

  /// `ages.contains { $0 > 3 }` of what takes a closure there, not a value.
  func takingClosures(
    _ fitting: [(Candidate, [[ArgumentList.Argument]])]
  ) -> [(Candidate, [[ArgumentList.Argument]])] {
    let taking = fitting.filter { candidate, arguments in
      zip(candidate.type.parameters, arguments).allSatisfy { parameter, given in
        guard given.contains(where: \.isTrailing) else { return true }
        let type = candidate.substitution(parameter.type).unwrappedFully
        return type.function != nil || type.hasHoles || type == .any
      }
    }
    return taking.isEmpty ? fitting : taking
  }

  private func leavesOutVariadic(_ one: Fitting) -> Bool {
    isDeclaredHere(one.candidate)
      && zip(one.candidate.type.parameters, one.arguments).contains { $0.isVariadic && $1.isEmpty }
  }

  /// Says so where another declaration takes the same arguments and leaves as many out.
  func refuseAmbiguity(
    _ chosen: Fitting, _ fitting: [(Candidate, [[ArgumentList.Argument]])],
    _ node: some ExprSyntaxProtocol
  ) -> Bool {
    let isOpen = chosen.arguments.contains { $0.isEmpty || $0.contains(where: \.isTrailing) }
    guard isOpen, isDeclaredHere(chosen.candidate) else { return false }
    let rivals = fitting.filter { isRival($0, of: chosen) }
    guard rivals.count > 1 else { return false }
    let isSame = rivals.allSatisfy { $0.0.fullName == chosen.candidate.fullName }
    let isMade = chosen.candidate.member?.kind == .initializer
    let name =
      isMade ? "init" : isSame ? chosen.candidate.fullName : chosen.candidate.name
    let call = Syntax(node).as(FunctionCallExprSyntax.self)?.calledExpression
    let place = call?.as(MemberAccessExprSyntax.self).map { Syntax($0.declName) } ?? Syntax(node)
    error("ambiguous use of '\(name)'", place)
    return true
  }

  /// A declaration of the script's that is nothing but what it says.
  private func isDeclaredHere(_ candidate: Candidate) -> Bool {
    guard candidate.generics.isEmpty else { return false }
    guard let member = candidate.member else { return !candidate.isValue }
    guard member.owner?.script != nil, case .function = member.implementation else { return false }
    return member.owner?.generics.isEmpty ?? true
  }

  private func isRival(_ one: Fitting, of chosen: Fitting) -> Bool {
    let (a, b) = (one.candidate, chosen.candidate)
    guard isDeclaredHere(a), a.member?.owner === b.member?.owner, a.type.result == b.type.result,
      a.type.isAsync == b.type.isAsync
    else { return false }
    let (given, wanted) = (taken(one), taken(chosen))
    guard given == wanted else { return false }
    let (left, right) = (leftOut(one), leftOut(chosen))
    // A method that takes any number is no better and no worse than one of two defaults.
    if leavesOutVariadic(one), !leavesOutVariadic(chosen) { return a.member != nil && right > 1 }
    return left == right
  }

  private func taken(_ one: Fitting) -> [Type] {
    zip(one.candidate.type.parameters, one.arguments).flatMap { parameter, given in
      given.map { _ in parameter.type }
    }
  }

  private func leftOut(_ one: Fitting) -> Int { one.arguments.count(where: \.isEmpty) }
}
