/// Loops, and the jumps of conditions.
extension FunctionBuilder {
  /// The jumps that are taken when `expr` is false; its temporaries are gone on all ways.
  func jumpsIfFalse(_ expr: TypedExpr) -> [Int] {
    line = expr.line > 0 ? expr.line : line
    switch expr.kind {
    case .and(let left, let right): return jumpsIfFalse(left) + jumpsIfFalse(right)
    case .operation(.not, let inner, _):
      let flag = condition(inner)
      return [emit(.jumpIfTrue, flag)]
    case .operation(let operation, let left, let right?):
      if let jumps = comparison(operation, left, right) { return jumps }
    default: break
    }
    let flag = condition(expr)
    return [emit(.jumpIfFalse, flag)]
  }

  private func condition(_ expr: TypedExpr) -> Int {
    if case .local(let local) = expr.kind, !local.needsCell { return register(of: local) }
    let flag = allocate()
    asStatement { lower(expr, into: flag) }
    next = max(next, flag)
    return flag
  }

  /// Compares and jumps in one step.
  private func comparison(_ operation: Operation, _ left: TypedExpr, _ right: TypedExpr) -> [Int]? {
    let plain: Operation
    var constant: Operation?
    var mirrored: Operation?
    /// `a > b` is `b < a`, of operands that are evaluated in their order.
    var isSwapped = false
    switch operation {
    case .lessInt:
      (plain, constant, mirrored) =
        (.jumpUnlessLess, .jumpUnlessLessConstant, .jumpUnlessGreaterConstant)
    case .lessEqualInt:
      (plain, constant, mirrored) =
        (.jumpUnlessLessEqual, .jumpUnlessLessEqualConstant, .jumpUnlessGreaterEqualConstant)
    case .greaterInt:
      (plain, constant, mirrored, isSwapped) =
        (.jumpUnlessLess, .jumpUnlessGreaterConstant, .jumpUnlessLessConstant, true)
    case .greaterEqualInt:
      (plain, constant, mirrored, isSwapped) =
        (.jumpUnlessLessEqual, .jumpUnlessGreaterEqualConstant, .jumpUnlessLessEqualConstant, true)
    case .equalInt:
      (plain, constant, mirrored) =
        (.jumpUnlessEqual, .jumpUnlessEqualConstant, .jumpUnlessEqualConstant)
    case .notEqualInt:
      (plain, constant, mirrored) =
        (.jumpUnlessNotEqual, .jumpUnlessNotEqualConstant, .jumpUnlessNotEqualConstant)
    case .lessDouble: plain = .jumpUnlessLessDouble
    case .lessEqualDouble: plain = .jumpUnlessLessEqualDouble
    case .greaterDouble: (plain, isSwapped) = (.jumpUnlessLessDouble, true)
    case .greaterEqualDouble: (plain, isSwapped) = (.jumpUnlessLessEqualDouble, true)
    default: return nil
    }
    if let number = right.smallNumber, let constant {
      return [emit(constant, 0, operands([left])[0], number)]
    }
    if let number = left.smallNumber, let mirrored {
      return [emit(mirrored, 0, operands([right])[0], number)]
    }
    let registers = operands([left, right])
    return [emit(plain, 0, registers[isSwapped ? 1 : 0], registers[isSwapped ? 0 : 1])]
  }

  /// The registers of numbers, which outlive what it took to compute them.
  private func operands(_ values: [TypedExpr]) -> [Int] {
    let isPlain = values.allSatisfy { value in
      if case .local(let local) = value.kind { return !local.needsCell }
      return value.smallNumber != nil
    }
    if isPlain {
      let first = next
      let registers = values.map { value(of: $0) }
      // Nothing but constants has been put into registers of the statement's own.
      next = max(first, registers.max().map { $0 + 1 } ?? first)
      return registers
    }
    let start = allocate(values.count)
    asStatement {
      for (index, value) in values.enumerated() { lower(value, into: start + index) }
    }
    next = max(next, start + values.count)
    return (0..<values.count).map { start + $0 }
  }

  func lowerWhile(_ conditions: [Condition], _ body: [TypedStatement], _ target: Target) {
    let start = here
    let first = next
    let head = line
    scopes.append(Scope(target: target))
    var fails: [Int] = []
    scopes.append(Scope())
    for condition in conditions { test(condition, &fails) }
    let inside = here
    lower(body)
    leaveScopes(down: scopes.count - 1)
    let locals = popScope().locals
    patch(scopes[scopes.count - 1].continues)
    if !loopsBack(to: inside, while: conditions, head) { emit(.loop, start) }
    patch(fails)
    for register in locals.reversed() { emit(.clear, register) }
    patch(scopes.removeLast().breaks)
    next = first
  }

  /// Compares once more at the end and jumps to the body in the same step, where that is all there
  /// is to test; false if it is not.
  private func loopsBack(to body: Int, while conditions: [Condition], _ head: Int) -> Bool {
    guard conditions.count == 1, case .boolean(let expr) = conditions[0],
      case .operation(let operation, let left, let right?) = expr.kind, left.isSimple,
      right.isSimple
    else { return false }
    // Whoever steps from line to line comes by the head again.
    line = head
    let first = next
    defer { next = first }
    switch operation {
    case .lessInt, .lessEqualInt, .greaterInt, .greaterEqualInt: break
    default: return false
    }
    if let number = right.smallNumber {
      let subject = operands([left])[0]
      switch operation {
      case .lessInt: emit(.loopIfLessConstant, body, subject, number)
      case .lessEqualInt: emit(.loopIfLessConstant, body, subject, number + 1)
      case .greaterInt: emit(.loopIfGreaterConstant, body, subject, number)
      default: emit(.loopIfGreaterConstant, body, subject, number - 1)
      }
      return true
    }
    let sides = operands([left, right])
    switch operation {
    case .lessInt: emit(.loopIfLess, body, sides[0], sides[1])
    case .lessEqualInt: emit(.loopIfLessEqual, body, sides[0], sides[1])
    case .greaterInt: emit(.loopIfLess, body, sides[1], sides[0])
    default: emit(.loopIfLessEqual, body, sides[1], sides[0])
    }
    return true
  }

  func lowerRepeat(_ body: [TypedStatement], _ condition: TypedExpr, _ target: Target) {
    let start = here
    scopes.append(Scope(target: target))
    scoped { lower(body) }
    patch(scopes[scopes.count - 1].continues)
    let first = next
    let exit = jumpsIfFalse(condition)
    next = first
    emit(.loop, start)
    patch(exit)
    patch(scopes.removeLast().breaks)
  }

  func lowerCount(
    _ local: Local?, _ from: TypedExpr, _ to: TypedExpr, _ isClosed: Bool, _ filter: TypedExpr?,
    _ body: [TypedStatement], _ target: Target
  ) {
    let first = next
    let head = line
    let counter = allocate()
    let limit = allocate()
    asStatement {
      lower(from, into: counter)
      lower(to, into: limit)
    }
    // As the range itself would: its upper bound may not lie below its lower one.
    let wrong = emit(.jumpUnlessLessEqual, 0, counter, limit)
    let exit = isClosed ? nil : emit(.jumpUnlessLess, 0, counter, limit)
    let start = here
    scopes.append(Scope(target: target))
    loopBody(filter, body) {
      guard let local else { return }
      if !local.needsCell, !local.isMutable {
        alias(local, counter)
        return
      }
      let register = declare(local)
      emit(.copy, register, counter)
      if local.needsCell { emit(.makeCell, register, register) }
    }
    patch(scopes[scopes.count - 1].continues)
    // Whoever steps from line to line comes by the head again.
    line = head
    emit(isClosed ? .countUpTo : .countBelow, counter, limit, start)
    let over = emit(.jump)
    patch(wrong)
    emit(.trap, constant(.string("Range requires lowerBound <= upperBound")))
    patch(over)
    if let exit { patch(exit) }
    patch(scopes.removeLast().breaks)
    next = first
  }

  func lowerForIn(
    _ pattern: Pattern, _ sequence: TypedExpr, _ filter: TypedExpr?, _ body: [TypedStatement],
    _ target: Target
  ) {
    let first = next
    let elements = allocate()
    let index = allocate()
    let element = allocate()
    scopes.append(Scope(locals: [elements, element], target: nil))
    let isStepwise = isStepwise(sequence)
    asStatement { lower(isStepwise ? walk(sequence) : asElements(sequence), into: elements) }
    emit(.constant, index, constant(.int(0)))
    let start = here
    let exit =
      isStepwise ? next(element, of: elements) : emit(.nextElement, element, elements)
    scopes.append(Scope(target: target))
    loopBody(filter, body) {
      if case .bind(let local) = pattern, !local.needsCell, !local.isMutable {
        // The array keeps the element anyway.
        alias(local, element)
        return
      }
      var fails: [Int] = []
      match(pattern, element, &fails)
      for fail in fails { scopes[scopes.count - 2].continues.append(fail) }
    }
    patch(scopes[scopes.count - 1].continues)
    emit(.loop, start)
    patch(exit)
    patch(scopes.removeLast().breaks)
    let outer = scopes.removeLast()
    for register in outer.locals.reversed() { emit(.clear, register) }
    next = first
  }

  private func loopBody(_ filter: TypedExpr?, _ body: [TypedStatement], _ bind: () -> Void) {
    scoped {
      bind()
      let skip = filter.map { jumpsIfFalse($0) } ?? []
      scoped { lower(body) }
      patch(skip)
    }
  }
}
