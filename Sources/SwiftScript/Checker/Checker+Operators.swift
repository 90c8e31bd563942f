import SwiftSyntax

extension Checker {
  func checkInfix(_ node: InfixOperatorExprSyntax, _ expected: Type?) -> TypedExpr {
    if node.operator.is(AssignmentExprSyntax.self) { return checkAssignment(node) }
    guard let token = node.operator.as(BinaryOperatorExprSyntax.self)?.operator else {
      unsupported("this operator is", node.operator)
      return failed(node)
    }
    let name = token.text
    switch name {
    case "&&", "||": return checkLogic(name, node, expected)
    case "??": return checkCoalescing(node, expected)
    case "==", "!=", "<", ">", "<=", ">=", "===", "!==", "~=":
      return checkComparison(name, node, token, expected)
    case "..<", "...": return checkRange(name, node, expected)
    default: break
    }
    if name.hasSuffix("="), name.count > 1, !isOwnAssignment(name) {
      return checkCompound(String(name.dropLast()), node, token)
    }
    if let own = operatorOfLiterals(name, node, expected) { return own }
    if let own = operatorOfUntold(node, expected) { return own }
    var (left, right) = operands(node, hint: expected)
    if let result = operatorOfOpen(name, left, right, token, node, expected) { return result }
    if left.type.isError || right.type.isError, left.literal == nil || right.literal == nil {
      return failed(node)
    }
    (left, right) = (arrayOfView(left) ?? left, arrayOfView(right) ?? right)
    if isFloating(right.type), left.type == library.int, isOfNumbers(node.leftOperand) {
      left = check(node.leftOperand, expecting: right.type)
    } else if isFloating(left.type), right.type == library.int, isOfNumbers(node.rightOperand) {
      right = check(node.rightOperand, expecting: left.type)
    }
    if name == "+", let joined = joinedSlices(left, right, node, expected) { return joined }
    if name == "+", let wider = widenedArrays(left, right) { (left, right) = wider }
    if !Arithmetic.isShift(name) || !isInteger(left.type) { (left, right) = agree(left, right) }
    let isLiteral = left.literal != nil && right.literal != nil
    if let result = builtIn(name, left, right, line(node)) {
      result.knownNumber = refuseKnownFault(name, left, right, token)
      if isLiteral, isNumeric(result.type) {
        result.literal = left.literal == .float || right.literal == .float ? .float : .integer
        result.syntax = ExprSyntax(node)
      }
      return result
    }
    if let result = operatorOfFractions(name, left, right, node) { return result }
    if let result = declaredOperator(name, plain(left, right, node), node, expected) {
      return result
    }
    // A literal that went with the other side may have been meant as what it is: `price * 3`.
    for wanted in [nil, library.double] {
      guard let plain = guess({ check(node.rightOperand, expecting: wanted) }),
        let other = guess({ check(node.leftOperand, expecting: wanted) })
      else { continue }
      for pair in [[left, plain], [other, right]] where pair.allSatisfy({ !$0.type.isError }) {
        if let result = declaredOperator(name, pair, node, expected) { return result }
      }
    }
    reportOperator(name, left, right, token, node, expected)
    return failed(node)
  }

  /// An operator of the script's own that looks like `+=`: `??=`, or a `>>=` that it declares anew.
  private func isOwnAssignment(_ name: String) -> Bool {
    guard let own = module.operators[name] else { return false }
    return !Self.isSwiftsOwn(String(name.dropLast()))
      || module.operatorNames.contains("infix \(name)")
        && own.allSatisfy { $0.type.parameters.first?.isInout == false }
  }

  /// An operator that makes a value of its operands' type.
  private static func isSwiftsOwn(_ name: String) -> Bool {
    Arithmetic.isShift(name) || plainOperators.contains(name)
  }

  private static let plainOperators: Set = [
    "+", "-", "*", "/", "%", "&+", "&-", "&*", "&", "|", "^",
  ]

  private func operands(_ node: InfixOperatorExprSyntax, hint: Type?) -> (TypedExpr, TypedExpr) {
    let numeric = hint?.unwrappedFully
    let name = node.operator.as(BinaryOperatorExprSyntax.self)?.operator.text
    // What an operator of one's own makes says nothing of what it is made from.
    let usable =
      name.map(Self.isSwiftsOwn) ?? true
      && (numeric.map {
        isNumeric($0) || $0 == library.string || $0.nominal === library.array
          || $0.nominal.map { $0.isArchetype && allows(name ?? "", $0) } == true
      } ?? false)
    if let shifted = dependentShift(node, hint) { return shifted }
    if isOpen(node.leftOperand) {
      return (
        open(node.leftOperand),
        isOpen(node.rightOperand) ? open(node.rightOperand) : check(node.rightOperand)
      )
    }
    if name == "+", !usable, let array = literalsBefore(node) { return array }
    if !usable, isToldByResult(node.leftOperand), !isPlaceDependent(node.rightOperand) {
      let right = check(node.rightOperand)
      return (check(node.leftOperand, expecting: right.type), right)
    }
    if !usable, let name,
      let sides = untoldBeforeTold(name, node) ?? toldBeforeUntold(name, node)
    {
      return sides
    }
    if hint == nil || hint == .any, let sides = memberBeside(node) { return sides }
    // `.now() + 1` is of the type that its place asks for.
    let isSwifts = name.map(Self.isSwiftsOwn) ?? true
    func unwrapped(_ operand: TypedExpr) -> TypedExpr {
      isSwifts ? implicitlyUnwrapped(operand: operand) : operand
    }
    let left = unwrapped(
      check(
        node.leftOperand,
        expecting: usable
          ? numeric
          : isPlaceDependent(node.leftOperand) ? hint : operandType(name, node, hint)))
    if isOpen(node.rightOperand) || isMemberOfAnother(node.rightOperand, left) {
      return (left, open(node.rightOperand))
    }
    let isShift =
      left.type != library.int && isInteger(left.type) && (name.map(Arithmetic.isShift) ?? false)
    let isTold = left.literal == nil || isToldByResult(node.rightOperand)
    var wanted = isShift ? nil : isTold ? left.type : usable ? numeric : nil
    if name == "+", let list = listBehind(left, node.rightOperand) { wanted = list }
    return (left, unwrapped(rightOperand(node.rightOperand, wanted)))
  }

  /// A literal takes the type of the other side; a `Double` meets a `CGFloat` as one of them.
  func agree(_ left: TypedExpr, _ right: TypedExpr) -> (TypedExpr, TypedExpr) {
    if left.type == right.type { return (left, right) }
    if left.literal != nil, right.literal == nil, let same = convert(left, to: right.type) {
      return (same, right)
    }
    if right.literal != nil, left.literal == nil, let same = convert(right, to: left.type) {
      return (left, same)
    }
    if left.literal != nil, right.literal != nil {
      if let same = convert(left, to: right.type) { return (keeping(left, same), right) }
      if let same = convert(right, to: left.type) { return (left, keeping(right, same)) }
    }
    if isFloating(left.type), isFloating(right.type), canConvert(right.type, to: left.type) {
      let type = library.double
      return (convert(left, to: type) ?? left, convert(right, to: type) ?? right)
    }
    return (left, right)
  }

  private func keeping(_ old: TypedExpr, _ new: TypedExpr) -> TypedExpr {
    new.literal = old.literal
    new.syntax = old.syntax
    return new
  }

  /// Operators that the machine does by itself.
  func builtIn(_ name: String, _ left: TypedExpr, _ right: TypedExpr, _ line: Int) -> TypedExpr? {
    if Arithmetic.isShift(name), isInteger(left.type), isInteger(right.type),
      let native = Arithmetic.native(name, left.type.nominal?.name ?? "")
    {
      return TypedExpr(.call(.native(native), [left, right]), left.type, line: line)
    }
    if Arithmetic.isShift(name), left.type.nominal?.isArchetype == true,
      isInteger(right.type) || right.type.nominal.map({ allows(name, $0) }) == true
    {
      return dependentArithmetic(name, left, right, line)
    }
    guard left.type == right.type || matchesOpenly(left.type, right.type) else { return nil }
    let type = openTypes?(left.type) ?? left.type
    func operation(_ operation: Operation, _ result: Type) -> TypedExpr {
      TypedExpr(.operation(operation, left, right), result, line: line)
    }
    if type == library.int {
      switch name {
      case "+": return operation(.addInt, type)
      case "-": return operation(.subtractInt, type)
      case "*": return operation(.multiplyInt, type)
      case "/": return operation(.divideInt, type)
      case "%": return operation(.remainderInt, type)
      case "&": return operation(.andInt, type)
      case "|": return operation(.orInt, type)
      case "^": return operation(.xorInt, type)
      default: break
      }
    }
    if type == library.double || type == library.cgFloat {
      switch name {
      case "+": return operation(.addDouble, type)
      case "-": return operation(.subtractDouble, type)
      case "*": return operation(.multiplyDouble, type)
      case "/": return noNumber(left, right) ?? operation(.divideDouble, type)
      default: break
      }
    }
    if isNumeric(type), let native = Arithmetic.native(name, type.nominal?.name ?? "") {
      return TypedExpr(.call(.native(native), [left, right]), type, line: line)
    }
    if let result = dependentArithmetic(name, left, right, line) { return result }
    if name == "+", type == library.string {
      return TypedExpr(.call(.native(Arithmetic.joinStrings), [left, right]), type, line: line)
    }
    if name == "+", type.nominal === library.array {
      return TypedExpr(.call(.native(Arithmetic.joinArrays), [left, right]), type, line: line)
    }
    return nil
  }

  func reportOperator(
    _ name: String, _ left: TypedExpr, _ right: TypedExpr, _ token: TokenSyntax,
    _ node: InfixOperatorExprSyntax, _ expected: Type? = nil
  ) {
    if refuseUnknown(left, right, node) {
    } else if isUndecided(left) || isUndecided(right) {
      untyped(node)
    } else if refuseNil(name, left, right, token, node) || refuseCharacter(name, node) {
    } else if refuseUnlike(name, left, right, node, expected) {
    } else if case .optional(let inner) = left.type, left.literal != .null {
      reportOptional(left, inner, beside: right, node.leftOperand)
    } else if case .optional(let inner) = right.type, right.literal != .null {
      reportOptional(right, inner, beside: left, node.rightOperand)
    } else if left.type == library.string,
      refuseUncalled(right.type, wanting: left.type, node.rightOperand)
    {
    } else if right.type == library.string,
      refuseUncalled(left.type, wanting: right.type, node.leftOperand)
    {
    } else if name == "%", isFloating(left.type), left.type == right.type {
      error(
        "'%' is unavailable: For floating point numbers use truncatingRemainder instead", token)
    } else if let message = withNumber(name, left, right, node) {
      error(message, token)
    } else if left.type == right.type {
      error("binary operator '\(name)' cannot be applied to two '\(left.type)' operands", token)
    } else {
      error(
        "binary operator '\(name)' cannot be applied to operands of type '\(left.type)' and '\(right.type)'",
        token,
        fixIts: isInteger(left.type)
          ? conversion(left, to: right.type, node.leftOperand)
          : conversion(right, to: left.type, node.rightOperand))
    }
  }

  /// A parameter of the call around that nothing has told yet, though Swift may find it, or a
  /// function of such.
  func isUndecided(_ side: TypedExpr) -> Bool {
    switch side.type.unwrappedFully {
    case .parameter: true
    case .function: side.type.hasHoles
    default: false
    }
  }

  private func checkRange(_ name: String, _ node: InfixOperatorExprSyntax, _ expected: Type?)
    -> TypedExpr
  {
    if module.operators[name] != nil, let own = ownRange(name, node, expected) { return own }
    let bound = expected?.unwrappedFully.arguments.first
    var (left, right) = literalBounds(node, bound) ?? plainBounds(node, bound)
    (left, right) = agree(left, implicitlyUnwrapped(operand: right))
    guard left.type == right.type,
      conforms(left.type, to: library.comparable) || isNumeric(left.type)
    else {
      if !left.type.isError, !right.type.isError {
        let sides = [(left, node.leftOperand), (right, node.rightOperand)]
        if let (side, syntax) = sides.first(where: { $0.0.type.wrapped != nil }),
          let inner = side.type.wrapped
        {
          reportMismatch(side, inner, syntax)
        } else {
          reportUnlikeBounds((left, node.leftOperand), (right, node.rightOperand), node.operator)
        }
      }
      return failed(node)
    }
    let nominal = name == "..." ? library.closedRange : library.range
    let native = name == "..." ? Arithmetic.closedRange : Arithmetic.halfOpenRange
    return TypedExpr(
      .call(.native(native), [left, right]), .nominal(nominal, [left.type]), line: line(node))
  }

  func checkPrefix(_ node: PrefixOperatorExprSyntax, _ expected: Type?) -> TypedExpr {
    let name = node.operator.text
    if isOpen(node.expression),
      module.operators[name] != nil
        || expected.map({ !members(name, of: $0.unwrappedFully, isStatic: true).isEmpty }) == true,
      let declared = declaredOperator(name, [open(node.expression)], node, expected)
    {
      return declared
    }
    if let own = prefixOfOwn(node, expected) { return own }
    if name == "!" {
      if let declared = negationOfOwn(node, expected) { return declared }
      let value = check(node.expression, expecting: library.bool)
      if isInteger(value.type), value.literal == nil {
        error(
          "type '\(value.type)' cannot be used as a boolean; test for '== 0' instead",
          node.expression, fixIts: comparison(with: "0", node))
        return failed(node)
      }
      if isForgottenTest(value, node.expression), !value.isImplicitlyUnwrapped {
        error(
          "optional type '\(value.type)' cannot be used as a boolean; test for '== nil' instead",
          node.expression, fixIts: comparison(with: "nil", node))
        return failed(node)
      }
      guard let flag = convert(value, to: library.bool) else {
        reportMismatch(value, library.bool, node.expression) {
          "cannot convert value of type '\($0)' to expected argument type 'Bool'"
        }
        return failed(node)
      }
      return TypedExpr(.operation(.not, flag, nil), library.bool, line: line(node))
    }
    if name == "..<" || name == "..." {
      let upper = check(node.expression, expecting: expected?.unwrappedFully.arguments.first)
      let isThrough = name == "..."
      let native: Native = { _, arguments in
        .box(RangeBox(nil, arguments[0], isClosed: isThrough))
      }
      return TypedExpr(
        .call(.native(native), [upper]),
        .nominal(isThrough ? library.partialRangeThrough : library.partialRangeUpTo, [upper.type]),
        line: line(node))
    }
    if name == "-", let digits = node.expression.as(IntegerLiteralExprSyntax.self) {
      return checkNegative(digits, node, expected)
    }
    // What the place wants says nothing of the operand of an operator that the script declares.
    let isOwn = module.operators[name] != nil || !["-", "+", "~"].contains(name)
    let plain =
      expected == nil || !(isOwn || expected == .any)
      ? nil : guess({ check(node.expression, expecting: nil) })
    let says =
      plain.map { !$0.type.isError && $0.literal == nil } ?? false
      && !isDependentShift(node.expression, expected)
    var value = check(node.expression, expecting: says ? nil : expected)
    if !isOwn { value = implicitlyUnwrapped(operand: value) }
    if value.type.isError { return failed(node) }
    let result: TypedExpr
    switch name {
    case "-" where value.type == library.int:
      if case .constant(.int(let number)) = value.kind {
        result = TypedExpr(.constant(.int(-number)), value.type, line: line(node))
      } else {
        result = TypedExpr(.operation(.negateInt, value, nil), value.type, line: line(node))
      }
    case "-" where isFloating(value.type):
      if case .constant(.double(let number)) = value.kind {
        result = TypedExpr(.constant(.double(-number)), value.type, line: line(node))
      } else {
        result = TypedExpr(.operation(.negateDouble, value, nil), value.type, line: line(node))
      }
    case "-" where isInteger(value.type) && !isUnsigned(value.type):
      let zero = TypedExpr(.constant(.int(0)), value.type, line: line(node))
      guard let negated = builtIn("-", zero, value, line(node)) else { return failed(node) }
      result = negated
    case "+" where isNumeric(value.type): result = value
    case "~" where isInteger(value.type):
      let native = Arithmetic.complement(value.type.nominal?.name ?? "")
      return TypedExpr(.call(.native(native), [value]), value.type, line: line(node))
    default:
      if let dependent = dependentPrefix(name, value, line(node)) { return dependent }
      let declared = declaredOperator(name, [value], node, expected)
      if let declared = declared ?? declaredPrefix(name, node, expected) { return declared }
      if let negated = negation(name, value, node, expected) { return negated }
      if refuseStep(name, node.operator) { return failed(node) }
      reportUnary(name, value, node.operator, node)
      return failed(node)
    }
    result.literal = value.literal
    if value.literal != nil { result.syntax = ExprSyntax(node) }
    return result
  }

  func checkPostfix(_ node: PostfixOperatorExprSyntax, _ expected: Type?) -> TypedExpr {
    guard node.operator.text == "..." else {
      if let own = postfixOfOwn(node, expected) { return own }
      let value = check(node.expression, expecting: nil)
      if value.type.isError { return failed(node) }
      if let declared = declaredOperator(node.operator.text, [value], node, expected) {
        return declared
      }
      if refuseStep(node.operator.text, node.operator) { return failed(node) }
      reportUnary(node.operator.text, value, node.operator, node)
      return failed(node)
    }
    let lower = check(node.expression, expecting: expected?.unwrappedFully.arguments.first)
    let native: Native = { machine, arguments in
      if !Equality.areEqual(arguments[0], arguments[0]) {
        machine.trap("Range cannot have an unordered lower bound.")
      }
      return .box(RangeBox(arguments[0], nil, isClosed: false))
    }
    return TypedExpr(
      .call(.native(native), [lower]), .nominal(library.partialRangeFrom, [lower.type]),
      line: line(node))
  }
}
