import SwiftSyntax

/// `CGRect(x: index * width, y: 0, width: 10, height: 10)`: points, sizes and rectangles are made of `Int`s, of `Double`s
/// or of `CGFloat`s, and swiftc speaks of the numbers that the other arguments allow.
extension Checker {
  /// Says what swiftc says where numbers of several types meet; false if something else is wrong.
  func refuseMixedNumbers(
    _ fitting: [(Candidate, [[ArgumentList.Argument]])],
    _ chosen: (Candidate, [[ArgumentList.Argument]]), _ node: some ExprSyntaxProtocol,
    _ expected: Type?
  ) -> Bool {
    guard !isGuessing, openTypes == nil, fitting.count > 1,
      chosen.0.member?.kind == .initializer,
      fitting.allSatisfy({ isOfNumbers($0.0) }),
      fitting.contains(where: { $0.0.type.parameters.first?.type == library.int }),
      guess({ bind(chosen.0, chosen.1, node, expected) }) == nil
    else { return false }
    let values = chosen.1.joined().map(\.value)
    let parts = values.map { numbers(in: $0) }
    guard parts.allSatisfy({ $0 != nil }) else { return false }
    let known = parts.compactMap { $0 }
    let hasWhole = node.tokens(viewMode: .sourceAccurate).contains {
      if case .integerLiteral = $0.tokenKind { true } else { false }
    }
    guard let place = known.firstIndex(where: { $0.count == 2 }) else {
      return refuseWhole(values, known.map { $0.first ?? .whole }, hasWhole, node)
    }
    let others = known.enumerated().filter { $0.offset != place }.flatMap(\.element)
    return refuseMixture(values[place], known[place], beside: others, isAlone: !hasLiteral(node))
  }

  /// What an argument is made of.
  private enum Number: Equatable {
    case whole, fraction
    case typed(Type)
  }

  private func isOfNumbers(_ candidate: Candidate) -> Bool {
    candidate.generics.isEmpty && !candidate.type.parameters.isEmpty
      && candidate.type.parameters.allSatisfy {
        [library.int, library.double, library.cgFloat].contains($0.type)
      }
  }

  /// One number, or the two unlike ones of an operation; `nil` where the argument is something else.
  private func numbers(in value: ExprSyntax) -> [Number]? {
    let value = value.withoutParentheses
    if let infix = value.as(InfixOperatorExprSyntax.self),
      let sign = infix.operator.as(BinaryOperatorExprSyntax.self)?.operator.text,
      ["+", "-", "*", "/"].contains(sign), guess({ check(value) }) == nil
    {
      guard let left = number(infix.leftOperand), let right = number(infix.rightOperand),
        left != right
      else { return nil }
      return [left, right]
    }
    return number(value).map { [$0] }
  }

  private func number(_ value: ExprSyntax) -> Number? {
    let value = value.withoutParentheses
    if value.is(IntegerLiteralExprSyntax.self) { return .whole }
    if value.is(FloatLiteralExprSyntax.self) { return .fraction }
    guard let type = guess({ check(value) })?.type,
      [library.int, library.double, library.cgFloat].contains(type)
    else { return nil }
    return .typed(type)
  }

  private func mayBeWhole(_ number: Number) -> Bool {
    number == .whole || number == .typed(library.int)
  }

  private func refuseMixture(
    _ value: ExprSyntax, _ sides: [Number], beside others: [Number], isAlone: Bool
  ) -> Bool {
    guard let infix = value.withoutParentheses.as(InfixOperatorExprSyntax.self),
      let odd = sides.first(where: { !mayBeWhole($0) }), sides.contains(.typed(library.int))
    else { return false }
    let isLeft = sides[0] == odd
    let oddType: Type =
      switch odd {
      case .typed(let type): type
      default:
        others.contains(.typed(library.cgFloat)) ? library.cgFloat : library.double
      }
    let sign = infix.operator.trimmedDescription
    if others.allSatisfy(mayBeWhole) {
      let said = odd == .fraction ? library.double : oddType
      error(
        "cannot convert value of type '\(said)' to expected argument type 'Int'",
        isLeft ? infix.leftOperand : infix.rightOperand)
    } else if isAlone, isLeft, oddType == library.cgFloat, sign == "/" || sign == "*" {
      error(
        "binary operator '\(sign)' cannot be applied to operands of type 'CGFloat' and 'Int'",
        infix.operator)
    } else {
      error(
        "cannot convert value of type 'Int' to expected argument type '\(oddType)'",
        isLeft ? infix.rightOperand : infix.leftOperand)
    }
    return true
  }

  /// No operation is wrong, but the arguments are of several types: the fewest of them are.
  private func refuseWhole(
    _ values: [ExprSyntax], _ numbers: [Number], _ hasWhole: Bool, _ node: some ExprSyntaxProtocol
  ) -> Bool {
    let whole = numbers.indices.filter { numbers[$0] == .typed(library.int) }
    let odd = numbers.indices.filter { !mayBeWhole(numbers[$0]) }
    guard let first = odd.first, let second = whole.first else { return false }
    if odd.count < whole.count || odd.count == whole.count && hasWhole {
      let type: Type = if case .typed(let type) = numbers[first] { type } else { library.double }
      error("cannot convert value of type '\(type)' to expected argument type 'Int'", values[first])
    } else if odd.count > whole.count {
      let type: Type =
        numbers.contains(.typed(library.cgFloat)) ? library.cgFloat : library.double
      error(
        "cannot convert value of type 'Int' to expected argument type '\(type)'", values[second])
    } else {
      error("no exact matches in call to initializer ", node)
    }
    return true
  }
}
