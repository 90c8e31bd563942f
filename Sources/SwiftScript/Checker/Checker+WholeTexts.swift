/// What Swift does with any `StringProtocol`, and the library here with strings: parts of texts, and
/// type parameters that stand for a text, are taken as strings there.
extension Checker {
  /// What a text can do besides: a part of one what strings can, and whatever text a type parameter
  /// stands for what a part of one can.
  func textMembers(
    _ name: String, of nominal: Nominal, _ receiver: Type, besides found: [FoundMember]
  ) -> [FoundMember] {
    if nominal === library.substring.nominal { return wholeTextMembers(name, besides: found) }
    guard nominal.isArchetype && isText(receiver) || isAnyText(nominal),
      found.allSatisfy({ !$0.member.isOfLibrary })
    else { return [] }
    return members(name, of: library.substring).filter { one in
      !one.member.isMutating && !one.member.isCopy
        && !found.contains { hides($0.member, one.member) }
    }
  }

  /// What Foundation gives strings and their parts alike, where the library has it of strings.
  private func wholeTextMembers(
    _ name: String, besides found: [FoundMember]
  ) -> [FoundMember] {
    members(name, of: library.string).filter { one in
      guard one.owner === library.string.nominal, one.member.isOfLibrary, !one.member.isMutating
      else { return false }
      // Places are those of the text that the part is of, which a string of its own has no more.
      let index = library.types["String.Index"]
      let types = [one.type] + (one.type.function.map { [$0.result] } ?? [])
      if types.contains(where: { index.map($0.mentions) ?? false }) { return false }
      return !found.contains {
        $0.member.kind == .property || $0.member.fullName == one.member.fullName
      }
    }
  }

  /// What strings and their parts both are.
  var texts: Nominal? { library.types["StringProtocol"] }

  /// An `any StringProtocol`.
  func isAnyText(_ nominal: Nominal?) -> Bool {
    nominal?.kind == .protocol && nominal === texts
  }

  /// The text as a string.
  func wholeText(_ expr: TypedExpr) -> TypedExpr {
    let native: Native = { _, arguments in .string(arguments[0].unerased.string) }
    return TypedExpr(.call(.native(native), [expr]), library.string, line: expr.line)
  }

  /// `hasPrefix(other)` of an `S: StringProtocol`: such an argument as a string, where the library
  /// wants one.
  func plain(_ expr: TypedExpr, for target: Type) -> TypedExpr {
    guard let nominal = expr.type.nominal, nominal.isArchetype || nominal.kind == .protocol,
      let member = calledMember, member.isOfLibrary
    else { return expr }
    if target == library.string, isText(expr.type) || isAnyText(nominal) {
      return wholeText(expr)
    }
    // `Int(number)` of an `any BinaryInteger`: the number itself, without its type's name.
    guard member.kind == .initializer, nominal.kind == .protocol, nominal.isHost,
      Self.numbers.contains(nominal.name), target.hasHoles
    else { return expr }
    let native: Native = { _, arguments in arguments[0].unerased }
    return TypedExpr(.call(.native(native), [expr]), expr.type, line: expr.line)
  }

  private static let numbers: Set = [
    "BinaryInteger", "FixedWidthInteger", "SignedInteger", "UnsignedInteger",
    "BinaryFloatingPoint", "FloatingPoint",
  ]
}

extension Member {
  /// The library's or the host's, in whatever language.
  var isOfLibrary: Bool {
    switch implementation {
    case .native, .nativeAccessors, .nativeInitializer: true
    case .function(let function), .accessors(let function, _): function.file == "<library>"
    default: false
    }
  }
}
