import SwiftSyntax

/// Type parameters that only the body of a closure tells.
extension Checker {
  /// `withCheckedContinuation { c in load { c.resume(returning: $0) } }`, and a builder of any
  /// parts: what the closure does with what it takes tells the type.
  ///
  /// The closure is gone through once with the parameter left open, as where a literal is
  /// (`openLiterals`). `nil` where something else tells, or the closure does not.
  func openClosures(
    _ candidate: Candidate, _ arguments: [[ArgumentList.Argument]], _ substitution: Substitution,
    _ node: some ExprSyntaxProtocol
  ) -> Substitution? {
    let parameters = candidate.type.parameters
    let untold = candidate.generics.filter { generic in
      guard substitution[generic] == nil else { return false }
      var isTaken = false
      for (index, parameter) in parameters.enumerated() {
        guard arguments[index].first?.value.is(ClosureExprSyntax.self) == true else {
          if !arguments[index].isEmpty, parameter.type.mentions(generic) { return false }
          continue
        }
        let taken = parameter.type.unwrappedFully.function?.parameters.map(\.type) ?? []
        // `{ $0 }` of a parameter itself tells nothing: such a closure names its type.
        let isInside = taken.contains { type in
          if case .parameter = type { return false }
          return type.mentions(generic)
        }
        if isInside || parameter.builder.map({ $0.mentions(generic) }) == true { isTaken = true }
      }
      return isTaken
    }
    guard !untold.isEmpty else { return nil }
    if let found = guess({ checked(arguments, candidate, substitution, node) }),
      untold.allSatisfy({ found[$0].map { !$0.hasHoles } ?? false })
    {
      return nil
    }
    let open = OpenTypes()
    var attempt = substitution
    for generic in untold { attempt[generic] = open.fresh() }
    openTypes = open
    defer { openTypes = nil }
    _ = guess { checked(arguments, candidate, attempt, node) }
    var result = substitution
    for generic in untold {
      guard let type = attempt[generic].map({ open($0) }), !type.hasHoles else { return nil }
      result[generic] = type
    }
    return result
  }
}
