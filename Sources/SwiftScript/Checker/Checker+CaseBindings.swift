import SwiftSyntax

/// What the patterns of one case bind: all the same names, of the same types.
extension Checker {
  func refuseUnlikeBindings(
    _ one: [String: Local], in first: PatternSyntax, _ other: [String: Local],
    in second: PatternSyntax
  ) {
    let (tokens, others) = (first.boundNames, second.boundNames)
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

  /// `case .size(height: let h, width: let w)`, where the case has it the other way round.
  func refuseUnlikeLabels(_ pairs: some Sequence<(TokenSyntax?, String?)>) {
    for case (let label?, let wanted?) in pairs where label.text.unquoted != wanted {
      error("tuple pattern element label '\(label.text)' must be '\(wanted)'", label)
    }
  }
}

nonisolated extension PatternSyntax {
  /// The names that it gives to parts of what it matches.
  var boundNames: [TokenSyntax] {
    tokens(viewMode: .sourceAccurate).filter {
      $0.parent?.is(IdentifierPatternSyntax.self) == true
    }
  }
}
