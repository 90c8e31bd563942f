import SwiftSyntax

/// Whole numbers that are written where only a number with a fraction can be.
extension Checker {
  /// `mean([1, 2])` of a `T: FloatingPoint`: the literals are doubles, as no `Int` would do.
  func fillFractions(
    _ substitution: inout Substitution, _ candidate: Candidate,
    _ arguments: [[ArgumentList.Argument]]
  ) {
    for generic in candidate.generics
    where substitution[generic] == nil && isFraction(generic, candidate) {
      let tellers = zip(candidate.type.parameters, arguments).filter {
        $0.0.type.function == nil && $0.0.type.mentions(generic)
      }
      guard !tellers.isEmpty,
        tellers.allSatisfy({ !$0.1.isEmpty && $0.1.allSatisfy { isWholeNumber($0.value) } })
      else { continue }
      substitution[generic] = library.double
    }
    fillVariadics(&substitution, candidate, arguments)
  }

  /// `all(1, 2.5)` of a `T...`: one literal with a fraction makes all of them such.
  private func fillVariadics(
    _ substitution: inout Substitution, _ candidate: Candidate,
    _ arguments: [[ArgumentList.Argument]]
  ) {
    guard !candidate.isOfLibrary else { return }
    for (parameter, given) in zip(candidate.type.parameters, arguments) {
      guard parameter.isVariadic, case .parameter(let generic) = parameter.type,
        substitution[generic] == nil, let first = given.first, isWholeNumber(first.value),
        given.allSatisfy({ isWholeNumber($0.value) || isFraction($0.value) }),
        given.contains(where: { isFraction($0.value) })
      else { continue }
      substitution[generic] = library.double
    }
  }

  private func isFraction(_ node: ExprSyntax) -> Bool {
    digits(of: node).is(FloatLiteralExprSyntax.self)
  }

  private func isWholeNumber(_ node: ExprSyntax) -> Bool {
    digits(of: node).is(IntegerLiteralExprSyntax.self) || isOfLiterals(node.withoutParentheses)
  }

  /// A number without its sign.
  private func digits(of node: ExprSyntax) -> ExprSyntax {
    let node = node.withoutParentheses
    return node.as(PrefixOperatorExprSyntax.self)?.expression ?? node
  }

  /// It has to be a number with a fraction, and no more is asked of it than a `Double` is.
  private func isFraction(_ generic: GenericParameter, _ candidate: Candidate) -> Bool {
    let targets =
      generic.bounds
      + candidate.requirements.compactMap {
        guard case .conforms(.parameter(generic), let target) = $0 else { return nil }
        return target
      }
    return targets.contains { ["FloatingPoint", "BinaryFloatingPoint"].contains($0.name) }
      && targets.allSatisfy { conforms(library.double, to: $0) }
  }
}
