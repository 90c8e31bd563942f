/// Whether what might be written at the cursor has the type that is wanted there.
extension Checker {
  func fit(_ type: Type, _ expected: Type?, _ probe: CompletionProbe) -> CompletionItem.Fit {
    guard let expected = telling(expected) else { return .fits }
    guard !type.isError, type != library.never else { return .other }
    if canConvert(type, to: expected) { return .fits }
    if case .function(let function) = type {
      if !function.result.isVoid, !function.result.hasHoles, function.result != library.never,
        canConvert(function.result, to: expected)
      {
        return .fits
      }
      return .other
    }
    return leads(type, to: expected, probe) ? .leads : .other
  }

  /// The wanted type where it rules anything out.
  private func telling(_ expected: Type?) -> Type? {
    guard let expected, !expected.hasHoles, expected != .any, !expected.isVoid,
      expected.nominal !== library.anyObject
    else { return nil }
    return expected
  }

  /// Whether a property of `type` fits.
  private func leads(_ type: Type, to expected: Type, _ probe: CompletionProbe) -> Bool {
    // A number leads to numbers of its own; that helps nobody.
    guard let nominal = type.unwrappedFully.nominal, !nominal.isTrivial,
      nominal !== library.string.nominal, nominal.kind != .protocol
    else { return false }
    let key = "\(nominal.name)>\(expected)"
    if let known = probe.leading[key] { return known }
    let does = nominal.classChain.contains { one in
      one.members.contains { member in
        member.kind == .property && !member.isStatic && !member.isPrivate
          && !member.type.isError && canConvert(member.type.unwrappedFully, to: expected)
      }
    }
    probe.leading[key] = does
    return does
  }
}
