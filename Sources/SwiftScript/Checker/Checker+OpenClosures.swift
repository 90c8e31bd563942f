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
      // What the place leaves open tells nothing: a `Promise<U>` around it.
      guard substitution[generic]?.hasHoles ?? true else { return false }
      var isTaken = false
      for (index, parameter) in parameters.enumerated() {
        guard arguments[index].first?.value.is(ClosureExprSyntax.self) == true else {
          if !arguments[index].isEmpty, parameter.type.mentions(generic) { return false }
          continue
        }
        let taken = parameter.type.unwrappedFully.function?.parameters.map(\.type) ?? []
        if taken.contains(where: { $0.mentions(generic) })
          || parameter.builder.map({ $0.mentions(generic) }) == true
        {
          isTaken = true
        }
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
