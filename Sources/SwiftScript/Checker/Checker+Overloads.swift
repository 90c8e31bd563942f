import SwiftSyntax

/// Which of several functions of one name is meant.
extension Checker {
  /// The overload whose arguments need the fewest conversions.
  func best(
    _ fitting: [(Candidate, [[ArgumentList.Argument]])], _ node: some ExprSyntaxProtocol,
    _ expected: Type?
  ) -> (Candidate, [[ArgumentList.Argument]]) {
    var found: (score: Int, openness: Int, index: Int)?
    var rival: Int?
    // Arguments that do not depend on their place are looked at once.
    let scores = fitting.map { one in
      guess { () -> Int in
        let expr = bind(one.0, one.1, node, expected)
        var score = conversions
        if let expected, convert(expr, to: expected) == nil { score += 10_000 }
        if !one.0.generics.isEmpty { score += 3 }
        // Of two that fit alike the one with fewer defaults is meant.
        score += one.1.filter(\.isEmpty).count
        if one.0.isDisfavored { score += one.0.isOfLibrary ? 50 : takesNumber(one.0) ? 0 : 5 }
        return score
      }
    }
    for (index, one) in fitting.enumerated() {
      guard let score = scores[index] else { continue }
      let isLess = zip(fitting, scores).contains { $1 != nil && isBound($0.0, before: one.0) }
      // Of the library's disfavored ones the others take a collection's `Element`, which swiftc
      // prefers; of the script's own, a literal takes what it is by itself, disfavored or not.
      // `f(_ c: Closure)` before `f(_ cs: Closure...)`.
      let openness =
        one.0.openness + (one.0.isDisfavored ? 20_000 : 0) + (fillsVariadic(one) ? 10 : 0)
        + (isLess ? 4000 : 0)
      if found.map({ (score, openness) < ($0.score, $0.openness) }) ?? true {
        found = (score, openness, index)
        rival = nil
      } else if let best = found, (score, openness) == (best.score, best.openness) {
        if let isOwn = goesBeforeLibrarys(one.0, fitting[best.index].0) {
          if isOwn { found = (score, openness, index) }
        } else if isNearer(one, than: fitting[best.index]) {
          found = (score, openness, index)
          rival = nil
        } else if !isNearer(fitting[best.index], than: one) {
          rival = index
        }
      }
    }
    if let found, let rival, areToldByResult(fitting[found.index].0, fitting[rival].0) {
      let rival = fitting[rival].0
      error("ambiguous use of '\(rival.type.prettyName(rival.name))'", node)
    }
    return fitting[found?.index ?? 0]
  }

  /// `total<T: Priced>(_ one: T)` before `total<T>(_ list: [T])` for a list that is `Priced` only where
  /// its elements are: of any list that would not be known.
  private func isBound(_ one: Candidate, before other: Candidate) -> Bool {
    if one.isOfLibrary || other.isOfLibrary { return false }
    return zip(one.type.parameters, other.type.parameters).contains { bare, list in
      guard case .parameter = bare.type, case .nominal(library.array, let held) = list.type,
        case .parameter? = held.first,
        !other.requirements.contains(where: { $0.conformance(of: held[0]) != nil })
      else { return false }
      return one.requirements.contains { requirement in
        guard let bound = requirement.conformance(of: bare.type) else { return false }
        return library.array.conditions.contains { $0.target === bound && !$0.requirements.isEmpty }
          || bound === library.equatable || bound === library.hashable
      }
    }
  }

  /// Whether what the script adds to a type of the library's goes before what that has by the name.
  ///
  /// It does unless only the library's says what it takes, `removeFirst(_ k: Int)` beside
  /// `removeFirst(_ element: Element)`; `nil` of two of one kind.
  private func goesBeforeLibrarys(_ one: Candidate, _ other: Candidate) -> Bool? {
    guard let own = one.member, let theirs = other.member,
      own.isAddedByScript != theirs.isAddedByScript, own.owner === theirs.owner,
      own.owner?.isHost == true, one.isOfLibrary || other.isOfLibrary
    else { return nil }
    func isOpen(_ member: Member) -> Bool {
      member.functionType?.parameters.contains { $0.type.hasHoles } ?? false
    }
    if isOpen(own) != isOpen(theirs) { return !isOpen(own) }
    return own.isAddedByScript
  }

  /// `go(times: Int = 1)` of the type itself before `go()` of a protocol's extension.
  func removeAdded(_ fitting: inout [(Candidate, [[ArgumentList.Argument]])]) {
    let isOwn = fitting.contains {
      guard let owner = $0.0.member?.owner else { return false }
      return owner.script != nil && owner.kind != .protocol
    }
    guard isOwn else { return }
    fitting.removeAll { one, _ in
      one.type.parameters.isEmpty && one.member.map(isAdded) == true
    }
  }

  /// Of two that take the same arguments, the one whose every parameter could be handed to the other:
  /// `pet(_ dog: Dog)` beside `pet(_ animal: Animal)`.
  private func isNearer(_ one: Fitting, than other: Fitting) -> Bool {
    guard !one.candidate.isOfLibrary, !other.candidate.isOfLibrary,
      one.candidate.generics.isEmpty, other.candidate.generics.isEmpty
    else { return false }
    return isNearer(taken(one), than: taken(other))
  }

  func isNearer(_ types: [Type], than others: [Type]) -> Bool {
    types.count == others.count && types != others
      && zip(types, others).allSatisfy {
        $0 == $1 || canConvert($0, to: $1) && !canConvert($1, to: $0)
      }
  }

  private func takesNumber(_ one: Candidate) -> Bool {
    one.type.parameters.contains { isNumeric($0.type) }
  }

  /// Two functions of the script's that differ in nothing but what they give.
  private func areToldByResult(_ one: Candidate, _ other: Candidate) -> Bool {
    module.namesToldByResult.contains(one.member?.name ?? one.name)
      && one.generics.isEmpty && other.generics.isEmpty
      && one.member?.owner === other.member?.owner
      && one.type.parameters == other.type.parameters
      && one.fullName == other.fullName && one.type.result != other.type.result
  }

  /// `func zero<T: Numeric>() -> T`: nothing that it is called with tells what it gives.
  func isToldByPlace(_ type: FunctionType?, _ generics: [GenericParameter]) -> Bool {
    guard file != "<library>", let type, case .parameter(let result) = type.result.unwrappedFully,
      generics.contains(where: { $0 === result })
    else { return false }
    return !type.parameters.contains { $0.type.mentions(result) }
  }

  /// A call that its place has to choose for: `f() == 1` where there is an `f` for texts, too.
  func isToldByResult(_ node: ExprSyntax) -> Bool {
    guard !module.namesToldByResult.isEmpty else { return false }
    let name: String? =
      switch node.as(ExprSyntaxEnum.self) {
      case .functionCallExpr(let call):
        call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
          ?? call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      case .subscriptCallExpr: "subscript"
      case .memberAccessExpr(let member): isMadeUp(member) ? "subscript" : nil
      default: nil
      }
    return name.map { module.namesToldByResult.contains($0) } ?? false
  }

  /// A member that its type makes up, in more than one way: `json.name` of two kinds of values.
  private func isMadeUp(_ node: MemberAccessExprSyntax) -> Bool {
    guard module.namesToldByResult.contains("subscript"), let base = node.base,
      let found = guess({ check(base) }),
      members(node.declName.baseName.text.unquoted, of: found.type).isEmpty
    else { return false }
    return dynamicSubscripts(of: found).count > 1
  }

  /// The types of numbers that are seldom summed up.
  private var otherNumbers: [Type?] {
    let names = ["Decimal", "Float"] + StandardLibrary.integerNames.subtracting(["Int"]).sorted()
    return names.compactMap { library.types[$0] }.map { .nominal($0, []) }
  }

  /// `reduce(0) { $0 + $1.width }`: what the `0` has to be for the closure to fit.
  func neededLiteral(
    _ chosen: (Candidate, [[ArgumentList.Argument]]), _ node: some ExprSyntaxProtocol,
    _ expected: Type?
  ) -> Type? {
    let hasLiteral = zip(chosen.0.type.parameters, chosen.1).contains { parameter, arguments in
      guard case .parameter = parameter.type else { return false }
      return arguments.first?.value.is(IntegerLiteralExprSyntax.self) ?? false
    }
    guard hasLiteral, !chosen.0.generics.isEmpty, chosen.1.count > 1 else { return nil }
    let parts = chosen.0.substitution.types.flatMap { [$0] + ($0.tupleElements ?? []).map(\.type) }
    let near = parts.filter { isNumeric($0) && $0 != library.int }
    for type in [nil] + near.map(Optional.some) + [library.double, library.cgFloat] + otherNumbers {
      literalType = type
      if guess({ bind(chosen.0, chosen.1, node, expected) }) != nil { return type }
    }
    return nil
  }

  func cost(_ expr: TypedExpr, _ target: Type) -> Int {
    if target == .any { return 5 }
    // What takes anything else goes before what wraps it to be a key.
    if target.nominal === library.anyHashable, expr.type.nominal !== library.anyHashable,
      !isCallingLibrary
    {
      return 60
    }
    // What may be missing goes as it is into an `Any?`, before an `Any`.
    if target.unwrappedFully == .any { return expr.type.wrapped == nil ? 11 : 4 }
    // `f<T>(_ x: T)` and `f(_ x: Any)` take a value as it is, which goes before an `f(_ x: Int?)`.
    if expr.literal != .null, expr.type.wrapped == nil, let inner = target.wrapped {
      return 5 + cost(expr, inner)
    }
    if expr.literal != nil {
      if expr.type == library.double { return isFloating(target) ? 1 : 2 }
      return isInteger(expr.type) && isFloating(target) ? 2 : 1
    }
    return 1
  }
}

extension Requirement {
  /// What it asks a type to conform to.
  fileprivate func conformance(of type: Type) -> Nominal? {
    switch self {
    case .conforms(type, let bound), .suits(type, let bound): bound
    default: nil
    }
  }
}
