import SwiftSyntax

/// What the patterns of one case bind: all the same names, of the same types.
extension Checker {
  func refuseUnlikeBindings(
    _ one: [String: Local], in first: PatternSyntax, _ other: [String: Local],
    in second: PatternSyntax
  ) {
    let (tokens, others) = (boundNames(in: first), boundNames(in: second))
    for (mine, theirs) in [(tokens, others), (others, tokens)] {
      for token in mine where !theirs.contains(where: { $0.text == token.text }) {
        error("'\(token.text.unquoted)' must be bound in every pattern", token)
      }
    }
    for token in others {
      guard let own = other[token.text.unquoted]?.type, let wanted = one[token.text.unquoted]?.type,
        own != wanted, !own.isError, !wanted.isError
      else { continue }
      error("pattern variable bound to type '\(own)', expected type '\(wanted)'", token)
    }
  }

  /// `fallthrough` where the next case has names that nobody has given a value.
  func refuseUnboundFallthrough(_ node: SwitchExprSyntax) {
    let cases = node.cases.active
    for (one, next) in zip(cases, cases.dropFirst()) {
      let own = Set(patterns(of: one).flatMap { boundNames(in: $0) }.map(\.text))
      guard
        let name = patterns(of: next).flatMap({ boundNames(in: $0) })
          .first(where: { !own.contains($0.text) })
      else { continue }
      for token in one.statements.tokens(viewMode: .sourceAccurate)
      where token.tokenKind == .keyword(.fallthrough) && enclosingCase(token)?.id == one.id {
        error(
          "'fallthrough' from a case which doesn't bind variable '\(name.text.unquoted)'", token)
      }
    }
  }

  private func enclosingCase(_ token: TokenSyntax) -> SwitchCaseSyntax? {
    sequence(first: token.parent, next: { $0?.parent }).lazy
      .compactMap { $0?.as(SwitchCaseSyntax.self) }.first
  }

  private func patterns(of node: SwitchCaseSyntax) -> [PatternSyntax] {
    guard case .case(let label) = node.label else { return [] }
    return label.caseItems.map(\.pattern)
  }

  private func boundNames(in pattern: PatternSyntax) -> [TokenSyntax] {
    pattern.tokens(viewMode: .sourceAccurate).filter {
      $0.parent?.is(IdentifierPatternSyntax.self) == true
    }
  }

  /// `case .size(height: let h, width: let w)`, where the case has it the other way round.
  func refuseUnlikeLabels(_ pairs: some Sequence<(TokenSyntax?, String?)>) {
    for case (let label?, let wanted?) in pairs where label.text.unquoted != wanted {
      error("tuple pattern element label '\(label.text)' must be '\(wanted)'", label)
    }
  }
}
