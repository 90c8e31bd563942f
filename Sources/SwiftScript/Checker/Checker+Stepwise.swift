import SwiftSyntax

/// `zip` and `enumerated()` of what may have no end: a sequence of the script's, `1...`.
///
/// The library's own make an array at once, which is quicker.
extension Checker {
  func stepwiseEnumerated(
    _ base: TypedExpr, _ syntax: ExprSyntax, _ node: FunctionCallExprSyntax
  ) -> TypedExpr? {
    // What else is done with it than to go over it, an array does: `enumerated().reversed()`.
    guard mayBeEndless(base.type) || loopSequence == node.id && isWalkedByIndices(base.type),
      members("enumerated", of: base.type).allSatisfy({
        !$0.member.text.isEmpty
      })
    else { return nil }
    return rewritten("_enumerated", [syntax], node)
  }

  /// `prefix(3)`, `dropFirst()` and `drop(while:)`, whose results are sequences again.
  func stepwisePart(
    _ name: String, _ base: TypedExpr, _ syntax: ExprSyntax, _ list: ArgumentList,
    _ node: FunctionCallExprSyntax
  ) -> TypedExpr? {
    let label = list.arguments.first?.name
    let isClosure = list.arguments.first?.value.is(ClosureExprSyntax.self) ?? false
    let function: String
    switch name {
    case "prefix" where list.arguments.count == 1 && label == nil && !isClosure:
      function = "_prefix"
    case "dropFirst" where list.arguments.count <= 1 && label == nil: function = "_dropFirst"
    case "drop" where list.arguments.count == 1: function = "_drop"
    case "makeIterator" where list.arguments.isEmpty: function = "_makeIterator"
    default: return nil
    }
    // `C.Iterator` is the same whatever is known of `C`.
    let isOpen = name == "makeIterator" && base.type.nominal?.isArchetype == true
    guard mayBeEndless(base.type) || isOpen,
      members(name, of: base.type).allSatisfy({
        !$0.member.text.isEmpty || $0.owner === library.array || isOpen && $0.owner.isPrelude
      })
    else { return nil }
    return rewritten(function, [syntax] + list.arguments.map(\.value), node)
  }

  func stepwiseZip(_ list: ArgumentList, _ node: FunctionCallExprSyntax) -> TypedExpr? {
    guard list.arguments.count == 2, list.arguments.allSatisfy({ $0.label == nil }) else {
      return nil
    }
    var own: [FunctionDeclaration] = []
    switch module.names["zip"] {
    case nil: break
    case .functions(let functions)?: own = functions
    default: return nil
    }
    let types = list.arguments.map { argument in guess { check(argument.value) }?.type ?? .error }
    guard own.allSatisfy({ isForOthers($0.type, than: types) }) else { return nil }
    let isPartial = types.map { $0.nominal === library.partialRangeFrom }
    guard
      types.contains(where: { mayBeEndless($0) || isWalkedByIndices($0) })
        || isPartial == [true, true]
    else { return nil }
    return rewritten("_zip", list.arguments.map(\.value), node)
  }

  /// `stride(from: Money(1), to: Money(9), by: 4)`, over what the script says how to walk.
  func ownStride(_ list: ArgumentList, _ node: FunctionCallExprSyntax) -> TypedExpr? {
    guard module.names["stride"] == nil, list.arguments.count == 3,
      let strided = module.types["_Strided"], let start = list.arguments.first?.value,
      let nominal = guess({ check(start) })?.type.nominal,
      module.conforms(nominal, to: strided)
    else { return nil }
    let isThrough = list.arguments[1].name == "through"
    return rewritten(isThrough ? "_strideThrough" : "_strideTo", list.arguments.map(\.value), node)
  }

  /// Loops find out at run time whether it is walked step by step.
  func isWalked(_ type: Type) -> Bool {
    guard let nominal = type.nominal else { return false }
    return nominal.isArchetype || library.isAnySequence(nominal)
      || nominal === library.partialRangeFrom
  }

  /// A collection of the script's: who watches its elements sees when each is asked for.
  private func isWalkedByIndices(_ type: Type) -> Bool {
    guard let nominal = type.nominal, nominal.script != nil, !isText(type),
      elementType(of: type) != nil
    else { return false }
    return !members("startIndex", of: type).isEmpty
  }

  /// A collection of the script's whose indices are whole numbers.
  private func isWalkedByNumbers(_ type: Type) -> Bool {
    guard let nominal = type.nominal, nominal.script != nil,
      let counted = module.types["IndexedCollection"], module.conforms(nominal, to: counted)
    else { return false }
    return members("startIndex", of: type).contains { $0.type == library.int }
  }

  private func mayBeEndless(_ type: Type) -> Bool {
    guard let nominal = type.nominal,
      nominal.script != nil || nominal.isArchetype || nominal === library.anySequence,
      !isText(type), elementType(of: type) != nil
    else { return false }
    // One with indices has an end.
    return members("startIndex", of: type).isEmpty
  }

  /// `sequence.lazy` as a view of what it is taken of, whose type it prints.
  func lazyView(_ found: FoundMember, of base: TypedExpr) -> TypedExpr? {
    guard found.member.name == "lazy", found.owner === library.sequence else { return nil }
    let maker = isWalkedByNumbers(base.type) ? "_lazyPlaces" : "_lazy"
    guard case .functions(let declared)? = module.names[maker], let view = declared.first else {
      return nil
    }
    return TypedExpr(
      .call(.generic(view.function, [rigid(base.type)]), [base]), found.type, line: base.line)
  }

  private func rewritten(
    _ name: String, _ arguments: [ExprSyntax], _ node: FunctionCallExprSyntax
  ) -> TypedExpr? {
    guard case .functions? = module.names[name] else { return nil }
    let outer = lineOverride
    lineOverride = line(node)
    defer { lineOverride = outer }
    let last = arguments.count - 1
    let list = arguments.enumerated().map { index, argument in
      LabeledExprSyntax(
        expression: argument.trimmed, trailingComma: index < last ? .commaToken() : nil)
    }
    let call = FunctionCallExprSyntax(
      calledExpression: DeclReferenceExprSyntax(baseName: .identifier(name)),
      leftParen: .leftParenToken(), arguments: LabeledExprListSyntax(list),
      rightParen: .rightParenToken())
    return checkCall(call, nil)
  }

  /// What a range can be walked over: whole numbers, and a type of the script's that counts by them.
  func isCounted(_ type: Type) -> Bool {
    if isInteger(type) { return true }
    guard let nominal = type.nominal else { return false }
    if nominal.isArchetype {
      // `Bound: Strideable, Bound.Stride: SignedInteger`.
      return nominal.typeMember("Stride").map { isWhole(rigid($0)) } ?? false
    }
    guard let strided = module.types["_Strided"],
      module.conforms(nominal, to: strided)
    else { return false }
    return isInteger(type.member("Stride"))
  }
}
