import SwiftSyntax

/// Whole numbers that are written where only a number with a fraction can be.
extension Checker {
  /// `mean([1, 2])` of a `T: FloatingPoint`: the literals are doubles, as no `Int` would do.
  func fillFractions(
    _ substitution: inout Substitution, _ candidate: Candidate,
    _ arguments: [[ArgumentList.Argument]]
  ) {
    for generic in candidate.generics where substitution[generic] == nil {
      let tellers = zip(candidate.type.parameters, arguments).filter {
        $0.0.type.function == nil && mentions($0.0.type, generic)
      }
      guard !tellers.isEmpty,
        tellers.allSatisfy({ !$0.1.isEmpty && $0.1.allSatisfy { isWholeNumber($0.value) } }),
        !mayBe(library.int, generic, candidate), mayBe(library.double, generic, candidate)
      else { continue }
      substitution[generic] = library.double
    }
  }

  private func isWholeNumber(_ node: ExprSyntax) -> Bool {
    let node = node.withoutParentheses
    let digits = node.as(PrefixOperatorExprSyntax.self)?.expression ?? node
    return digits.is(IntegerLiteralExprSyntax.self) || isOfLiterals(node)
  }

  private func mayBe(_ type: Type, _ generic: GenericParameter, _ candidate: Candidate) -> Bool {
    generic.bounds.allSatisfy { conforms(type, to: $0) }
      && candidate.requirements.allSatisfy {
        guard case .conforms(.parameter(generic), let target) = $0 else { return true }
        return conforms(type, to: target)
      }
  }
}
