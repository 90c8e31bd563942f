import SwiftSyntax

/// Sums and comparisons of several parts of which one is of another type than the rest.
///
/// swiftc weighs all operators that the whole could be made of. Where one way needs less mending than
/// every other, it says that the part is of the wrong type; where several are as good, it says that
/// the operator does not apply.
///
/// Source: compared with swiftc 6.3 over some hundred such expressions.
extension Checker {
  /// An operator with its operands, remembered as the whole while its parts are looked at.
  func checkOperators(_ node: InfixOperatorExprSyntax, _ expected: Type?) -> TypedExpr {
    let outer = operatorRoot
    if !isOperatorPart(node) { operatorRoot = (node, expected) }
    defer { operatorRoot = outer }
    return checkInfix(node, expected)
  }

  /// Says that a part is of the wrong type; false where that is not settled.
  func refusePart(of node: InfixOperatorExprSyntax) -> Bool {
    guard !isGuessing, let root = operatorRoot else { return false }
    let isComparison = isComparison(root.node)
    let place = root.wanted.flatMap { $0 == .any || $0.hasHoles ? nil : $0.unwrappedFully }
    let wanted = isComparison ? nil : place
    let isSingle = [root.node.leftOperand, root.node.rightOperand].allSatisfy { inner($0) == nil }
    var parts: [ExprSyntax: OperatorPart] = [:]
    guard collect(root.node.leftOperand, &parts), collect(root.node.rightOperand, &parts),
      wanted.map(isOperand) ?? true,
      // There are as many ways as there are choices of parts.
      parts.count <= 8
    else { return false }
    // Of two that are as good nothing is settled, unless the operator is not for both.
    let isForBoth = parts.values.allSatisfy {
      $0.type != library.bool && (name(of: node) != "%" || isInteger($0.type))
    }
    guard !isSingle || wanted != nil || !isForBoth else { return false }
    // `10 % 2.5` is one of fractions, which has no remainder.
    let beside = [node.leftOperand, node.rightOperand].compactMap { parts[$0] }
    if name(of: node) == "%", beside.contains(where: { isFloating($0.type) }),
      beside.contains(where: { $0.literal == .integer })
    {
      return false
    }
    let types = (parts.values.map(\.type) + [wanted].compactMap { $0 })
      .reduce(into: [Type]()) { if !$0.contains($1) { $0.append($1) } }
    var all = ways(root.node, types, parts).flatMap { made, ways in
      wanted == nil || made == wanted ? ways : ways.map { $0.needing(nil) }
    }
    if isComparison { all += waysOfIntegers(root.node, types, parts) }
    let best = least(all)
    guard best.count == 1, let mend = best[0].mends.first, let mend else { return false }
    error(
      "cannot convert value of type '\(mend.from)' to expected argument type '\(spelled(mend.to))'",
      mend.syntax)
    return true
  }

  /// Whether it is a part of a larger sum or comparison.
  private func isOperatorPart(_ node: InfixOperatorExprSyntax) -> Bool {
    var next = node.parent
    while let current = next {
      if let outer = current.as(InfixOperatorExprSyntax.self) {
        return name(of: outer).map { Self.treeOperators.contains($0) } ?? false
      }
      let isInParentheses =
        current.as(TupleExprSyntax.self)?.elements.count == 1
        || current.parent?.is(TupleExprSyntax.self) == true
        || current.is(LabeledExprSyntax.self)
          && current.parent?.parent?.is(TupleExprSyntax.self) == true
      guard isInParentheses else { return false }
      next = current.parent
    }
    return false
  }

  private static let comparisons: Set = ["==", "!=", "<", ">", "<=", ">="]
  private static let treeOperators = comparisons.union(["+", "-", "*", "/", "%"])

  private func name(of node: InfixOperatorExprSyntax) -> String? {
    node.operator.as(BinaryOperatorExprSyntax.self)?.operator.text
  }

  private func inner(_ node: ExprSyntax) -> InfixOperatorExprSyntax? {
    node.withoutParentheses.as(InfixOperatorExprSyntax.self)
  }

  private func isComparison(_ node: InfixOperatorExprSyntax) -> Bool {
    name(of: node).map { Self.comparisons.contains($0) } ?? false
  }

  /// Looks at all that is no operator; false where something is of no plain type.
  private func collect(_ node: ExprSyntax, _ parts: inout [ExprSyntax: OperatorPart]) -> Bool {
    if let infix = inner(node) {
      guard let name = name(of: infix), Self.treeOperators.contains(name), !isComparison(infix),
        module.operators[name] == nil
      else { return false }
      return collect(infix.leftOperand, &parts) && collect(infix.rightOperand, &parts)
    }
    guard let value = guess({ check(node) }), isOperand(value.type) else { return false }
    parts[node] = OperatorPart(type: value.type, literal: value.literal)
    return true
  }

  private func isOperand(_ type: Type) -> Bool {
    isNumeric(type) && type.nominal?.isArchetype != true || type == library.string
      || type == library.bool || type.nominal === library.array && !type.hasHoles
  }

  /// What the operators of `node` could be, each with the cheapest ways to be that.
  private func ways(
    _ node: InfixOperatorExprSyntax, _ types: [Type], _ parts: [ExprSyntax: OperatorPart]
  ) -> [(made: Type, ways: [OperatorWay])] {
    let name = name(of: node) ?? ""
    let sides = [node.leftOperand, node.rightOperand]
    let known = sides.map { side in inner(side).map { ways($0, types, parts) } }
    return types.filter { has($0, name) && isFavored($0, sides, parts) }.map { type in
      let both = zip(sides, known).map { side, known -> [OperatorWay] in
        guard let known else { return parts[side].map { [way(side, $0, as: type)] } ?? [] }
        return least(
          known.flatMap { made, ways in
            made == type
              ? ways : ways.map { $0.needing(.init(syntax: side, from: made, to: type)) }
          })
      }
      return (type, both[0].flatMap { left in both[1].map { left + $0 } })
    }
  }

  /// Whole numbers of two types are compared as they are.
  private func waysOfIntegers(
    _ node: InfixOperatorExprSyntax, _ types: [Type], _ parts: [ExprSyntax: OperatorPart]
  ) -> [OperatorWay] {
    func ways(_ side: ExprSyntax, as type: Type) -> [OperatorWay] {
      guard let infix = inner(side) else {
        return parts[side].map { [way(side, $0, as: type)] }?.filter(\.mends.isEmpty) ?? []
      }
      return self.ways(infix, types, parts).first { $0.made == type }?.ways ?? []
    }
    let whole = types.filter(isInteger)
    return whole.flatMap { one in
      whole.filter { $0 != one }.flatMap { other in
        ways(node.leftOperand, as: one).flatMap { left in
          ways(node.rightOperand, as: other).map { left + $0 }
        }
      }
    }
  }

  private func least(_ ways: [OperatorWay]) -> [OperatorWay] {
    let least = ways.map(\.cost).min()
    return ways.filter { $0.cost == least }
  }

  private func has(_ type: Type, _ name: String) -> Bool {
    if type == library.bool { return name == "==" || name == "!=" }
    if type.nominal === library.array { return ["+", "==", "!="].contains(name) }
    if type == library.string { return name == "+" || Self.comparisons.contains(name) }
    return name != "%" || isInteger(type)
  }

  /// `2 - price`: a number that is written out goes with what stands beside it.
  private func isFavored(
    _ type: Type, _ sides: [ExprSyntax], _ parts: [ExprSyntax: OperatorPart]
  ) -> Bool {
    let both = sides.compactMap { parts[$0] }
    guard both.count == 2, let literal = both.first(where: { $0.literal != nil }),
      let other = both.first(where: { $0.literal == nil }), cost(literal, as: other.type).fixes == 0
    else { return true }
    return type == other.type
  }

  private func way(_ syntax: ExprSyntax, _ part: OperatorPart, as type: Type) -> OperatorWay {
    let cost = cost(part, as: type)
    let mend = OperatorWay.Mend(syntax: syntax, from: part.type, to: type)
    return OperatorWay(cost: cost, mends: cost.fixes > 0 ? [mend] : [])
  }

  private func cost(_ part: OperatorPart, as type: Type) -> OperatorWay.Cost {
    if part.type == type { return .init() }
    switch part.literal {
    case .integer?: return isNumeric(type) ? .init(literals: 1) : .init(fixes: 1)
    case .float?: return isFloating(type) ? .init(literals: 1) : .init(fixes: 1)
    default:
      let isWidth = [part.type, type].allSatisfy { $0 == library.double || $0 == library.cgFloat }
      return isWidth ? .init(conversions: 1) : .init(fixes: 1)
    }
  }

  /// swiftc writes the parameter of the operator of arrays in full.
  private func spelled(_ type: Type) -> String {
    type.nominal === library.array ? "Array<\(type.arguments[0])>" : "\(type)"
  }
}

/// An operand that is no operator itself.
private struct OperatorPart {
  let type: Type
  let literal: TypedExpr.Literal?
}

/// One way to read a tree of operators, with what would have to be another type for it.
private struct OperatorWay {
  struct Mend {
    let syntax: ExprSyntax
    let from: Type
    let to: Type
  }

  struct Cost: Comparable {
    var fixes = 0
    var literals = 0
    var conversions = 0

    static func < (one: Cost, other: Cost) -> Bool {
      (one.fixes, one.literals, one.conversions) < (other.fixes, other.literals, other.conversions)
    }
  }

  var cost: Cost
  /// `nil` for what the whole gives.
  var mends: [Mend?]

  func needing(_ mend: Mend?) -> OperatorWay {
    var result = self
    result.cost.fixes += 1
    result.mends.append(mend)
    return result
  }

  static func + (one: OperatorWay, other: OperatorWay) -> OperatorWay {
    OperatorWay(
      cost: Cost(
        fixes: one.cost.fixes + other.cost.fixes, literals: one.cost.literals + other.cost.literals,
        conversions: one.cost.conversions + other.cost.conversions),
      mends: one.mends + other.mends)
  }
}
