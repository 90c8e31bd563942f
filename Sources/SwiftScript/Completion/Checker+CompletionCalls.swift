import SwiftSyntax

/// A call with the cursor among its arguments.
extension Checker {
  /// Looks at the argument that holds the cursor as each candidate would; false if none holds it.
  ///
  /// The arguments after it are still to be written, so they may be missing.
  func probeArguments(
    _ candidates: [Candidate], _ list: ArgumentList, _ expected: Type?, _ probe: CompletionProbe
  ) -> Bool {
    guard let place = list.arguments.firstIndex(where: { CompletionProbe.isIn($0.value) }) else {
      return false
    }
    let argument = list.arguments[place]
    var wasSeen = false
    for candidate in candidates {
      guard let next = parameters(of: candidate, after: list.arguments[..<place]),
        argument.label.map({ label in next.contains { $0.label == label.text } }) ?? true
      else { continue }
      wasSeen = true
      let substitution = substitution(candidate, list.arguments[..<place], expected)
      probe.offer(call: substitution(candidate.type).signature(candidate.name))
      offer(argument, next, candidate, substitution, probe)
    }
    // Labels that fit no form must not hide what the argument itself may be.
    if !wasSeen {
      for candidate in candidates {
        probe.offer(call: candidate.type.signature(candidate.name))
      }
      _ = guess { check(argument.value, expecting: nil) }
    }
    return true
  }

  private func offer(
    _ argument: ArgumentList.Argument, _ next: ArraySlice<FunctionType.Parameter>,
    _ candidate: Candidate, _ substitution: Substitution, _ probe: CompletionProbe
  ) {
    let isName = argument.value.as(DeclReferenceExprSyntax.self).map(CompletionProbe.isToken)
    var wanted = next.first
    if let label = argument.label?.text {
      wanted = next.first { $0.label == label }
    } else if argument.isTrailing {
      wanted = next.first { $0.type.unwrappedFully.function != nil }
    } else if isName ?? false {
      offerLabels(next, substitution, probe)
      if next.first?.label != nil { return }
    }
    // Past the last parameter there is nothing to say.
    if wanted == nil, next.isEmpty, isName ?? false { return }
    let type = wanted.map { substitution($0.type) }
    isNextClosureEscaping = wanted?.isEscaping ?? true
    _ = guess { check(argument.value, expecting: type) }
    isNextClosureEscaping = true
  }

  /// The labels that may come next: up to the first parameter that cannot be left out.
  private func offerLabels(
    _ next: ArraySlice<FunctionType.Parameter>, _ substitution: Substitution,
    _ probe: CompletionProbe
  ) {
    probe.wasReached = true
    for parameter in next {
      if let label = parameter.label {
        var shown = parameter
        shown.type = substitution(parameter.type)
        probe.offer(
          CompletionItem(
            label + ":", .label, insertion: label + ": ", signature: shown.signature))
      }
      if parameter.defaultValue == nil, !parameter.isVariadic { return }
    }
  }

  /// The parameters that are left after `arguments`; `nil` if the labels fit another form.
  private func parameters(
    of candidate: Candidate, after arguments: ArraySlice<ArgumentList.Argument>
  ) -> ArraySlice<FunctionType.Parameter>? {
    var left = candidate.type.parameters[...]
    for argument in arguments {
      guard let index = left.firstIndex(where: { $0.label == argument.label?.text }) else {
        return nil
      }
      guard left[..<index].allSatisfy({ $0.defaultValue != nil || $0.isVariadic }) else {
        return nil
      }
      left = left[(left[index].isVariadic ? index : index + 1)...]
    }
    return left
  }

  /// What the arguments before the cursor tell of the candidate's generic parameters.
  private func substitution(
    _ candidate: Candidate, _ arguments: ArraySlice<ArgumentList.Argument>, _ expected: Type?
  ) -> Substitution {
    var substitution = candidate.substitution
    guard !candidate.generics.isEmpty else { return substitution }
    for (argument, parameter) in zip(arguments, candidate.type.parameters) {
      guard let value = guess({ check(argument.value, expecting: nil) }) else { continue }
      _ = substitution.match(parameter.type, value.type, self)
    }
    return substitution
  }
}
