/// What the place of a call says of its type parameters.
extension Checker {
  /// What the place wants may say what the result's holes are.
  func prefill(
    _ substitution: inout Substitution, _ candidate: Candidate, _ expected: Type?,
    _ arguments: [[ArgumentList.Argument]], isWhole: Bool
  ) {
    guard !candidate.generics.isEmpty, let expected, !expected.hasHoles else { return }
    let result = substitution(candidate.type.result)
    guard result.hasHoles else { return }
    var attempt = substitution
    // `nodes.reduce(nil) { … }` gives what takes a nil.
    let target = isWhole || result.wrapped != nil ? expected : expected.wrapped ?? expected
    if !isWhole, isArgumentsToSay(result, candidate, arguments, target) { return }
    // `print(best(numbers)!)`: that anything is wanted says nothing.
    guard target.unwrappedFully != .any, attempt.match(result, target, self) else { return }
    // `any Shape` itself is no `Shape`: what the arguments are tells.
    let isOpen = candidate.requirements.contains { requirement in
      guard case .conforms(let subject, let wanted) = requirement else { return false }
      return !wanted.isHost && attempt(subject).nominal?.kind == .protocol
    }
    if !isOpen { substitution = attempt }
  }
}
