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
    let hasLiteral = chosen.arguments.contains {
      $0.contains { isNumber($0.value) || $0.value.is(ArrayExprSyntax.self) }
    }
    guard isOpen || hasLiteral, isDeclaredHere(chosen.candidate) else { return false }
    var rivals = isOpen ? fitting.filter { isRival($0, of: chosen) } : []
    if rivals.count < 2 { rivals = fitting.filter { isRivalByLiterals($0, of: chosen) } }
    guard rivals.count > 1 else { return false }
    let isSame = rivals.allSatisfy { $0.0.fullName == chosen.candidate.fullName }
    let isMade = chosen.candidate.member?.kind == .initializer
    let base = chosen.candidate.name
    let full =
      isMade ? chosen.candidate.type.fullName("init") : chosen.candidate.type.prettyName(base)
    let name = isSame ? full : isMade ? "init" : base
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
    return left == right && fillsVariadic(one) == fillsVariadic(chosen)
  }

  func fillsVariadic(_ one: Fitting) -> Bool {
    zip(one.candidate.type.parameters, one.arguments).contains { $0.isVariadic && !$1.isEmpty }
  }

  /// `size(1)` of a `size(_: Float)` and a `size(_: Double)`: a number that is neither of them by
  /// itself is as good for the one as for the other.
  private func isRivalByLiterals(_ one: Fitting, of chosen: Fitting) -> Bool {
    let (a, b) = (one.candidate, chosen.candidate)
    guard isDeclaredHere(a), a.member?.owner === b.member?.owner, a.type.result == b.type.result,
      a.fullName == b.fullName, a.type.isAsync == b.type.isAsync, leftOut(one) == leftOut(chosen),
      !takesAnyNumber(one), !takesAnyNumber(chosen)
    else { return false }
    let (given, wanted) = (taken(one), taken(chosen))
    if given == wanted { return given.contains { isNumeric($0) || isNumericList($0) } }
    let values = chosen.arguments.flatMap { $0.map(\.value) }
    guard given.count == wanted.count, given.count == values.count else { return false }
    var difference = 0
    for (value, (type, other)) in zip(values, zip(given, wanted)) where type != other {
      guard let rank = literalRank(value, type), let second = literalRank(value, other) else {
        return false
      }
      difference += rank - second
    }
    return difference == 0
  }

  private func takesAnyNumber(_ one: Fitting) -> Bool {
    one.candidate.type.parameters.contains(where: \.isVariadic)
  }

  /// 0 if the number is of that type by itself, 1 if it becomes one; `nil` if it is none.
  private func literalRank(_ node: ExprSyntax, _ type: Type) -> Int? {
    if let list = node.as(ArrayExprSyntax.self) {
      guard isNumericList(type), let element = type.arguments.first else { return nil }
      let ranks = list.elements.map { literalRank($0.expression, element) }
      return ranks.contains(nil) ? nil : ranks.compactMap(\.self).max()
    }
    guard isNumber(node), isNumeric(type) else { return nil }
    if withoutSign(node).is(FloatLiteralExprSyntax.self) {
      return type == library.double ? 0 : isFloating(type) ? 1 : nil
    }
    return type == library.int ? 0 : 1
  }

  private func isNumericList(_ type: Type) -> Bool {
    type.nominal === library.array && type.arguments.first.map(isNumeric) == true
  }

  private func isNumber(_ node: ExprSyntax) -> Bool {
    node.withoutParentheses.isNumber
  }

  private func withoutSign(_ node: ExprSyntax) -> ExprSyntax {
    let node = node.withoutParentheses
    return node.as(PrefixOperatorExprSyntax.self)?.expression ?? node
  }

  func taken(_ one: Fitting) -> [Type] {
    zip(one.candidate.type.parameters, one.arguments).flatMap { parameter, given in
      given.map { _ in parameter.type }
    }
  }

  private func leftOut(_ one: Fitting) -> Int { one.arguments.count(where: \.isEmpty) }
}
