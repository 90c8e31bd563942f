/// What Swift does with any `StringProtocol`, and the library here with strings: parts of texts, and
/// type parameters that stand for a text, are taken as strings there.
extension Checker {
  /// What Foundation gives strings and their parts alike, where the library has it of strings.
  func wholeTextMembers(_ name: String, besides found: [FoundMember]) -> [FoundMember] {
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

  /// An `any StringProtocol`.
  func isAnyText(_ nominal: Nominal?) -> Bool {
    nominal != nil && nominal === library.types["StringProtocol"]
  }

  /// The text as a string.
  func wholeText(_ expr: TypedExpr) -> TypedExpr {
    let native: Native = { _, arguments in .string(arguments[0].unerased.string) }
    return TypedExpr(.call(.native(native), [expr]), library.string, line: expr.line)
  }

  /// `hasPrefix(other)` of an `S: StringProtocol`: such an argument as a string, where the library
  /// wants one.
  func plain(_ expr: TypedExpr, for target: Type) -> TypedExpr {
    guard let member = libraryMember, let nominal = expr.type.nominal else { return expr }
    if target == library.string, nominal.isArchetype && isText(expr.type) || isAnyText(nominal) {
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
