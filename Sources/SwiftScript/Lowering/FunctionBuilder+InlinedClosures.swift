/// Closures that stand where a loop would call them: their steps are the loop's own.
extension FunctionBuilder {
  /// The body of a closure that can stand in the middle of this function: it ends where its text
  /// does, and what it takes can be in registers.
  func inlinedBody(of expr: TypedExpr, for loop: ElementLoop) -> ClosureBody? {
    guard case .closure(let body) = expr.kind, !body.isSpecialized, !body.context.isAsync,
      !body.context.isReference,
      body.parameters.count == (loop == .reduce ? 2 : 1),
      !body.parameters.contains(where: \.needsCell), let last = body.statements.last,
      !body.statements.dropLast().contains(where: \.mayReturn)
    else { return nil }
    switch last.kind {
    case .return(let value?): return value.type.isVoid == (loop == .forEach) ? body : nil
    default: return loop == .forEach && !last.mayReturn ? body : nil
    }
  }

  /// Does what a call with the values in `registers` would; the result goes to `answer`.
  func inline(_ body: ClosureBody, _ registers: [Int], into answer: Int) {
    let outer = (line, chains, openings, spareRegisters, isPlain, isReading)
    (chains, openings, spareRegisters, isPlain, isReading) = ([], [], [], false, false)
    for (parameter, register) in zip(body.parameters, registers) { alias(parameter, register) }
    let start = here
    scoped {
      lower(Array(body.statements.dropLast()))
      guard let last = body.statements.last else { return }
      line = last.line
      switch last.kind {
      case .return(let value?) where value.type.isVoid: asStatement { lowerDiscarding(value) }
      case .return(let value?): asStatement { lower(value, into: answer) }
      default: lower(last)
      }
    }
    (line, chains, openings, spareRegisters, isPlain, isReading) = outer
    inlinedCalls.append(
      InlinedCall(range: start..<here, name: body.function.name, line: line))
  }
}

extension TypedStatement {
  /// Whether the function around may end in it.
  fileprivate var mayReturn: Bool {
    func any(_ statements: [TypedStatement]...) -> Bool {
      statements.contains { $0.contains(where: \.mayReturn) }
    }
    return switch kind {
    case .return: true
    case .expression, .declare, .define, .destructure, .break, .continue, .fallthrough, .throw,
      .function:
      false
    case .if(_, let then, let otherwise): any(then, otherwise)
    case .while(_, let body, _), .repeatWhile(let body, _, _), .forIn(_, _, _, let body, _),
      .defer(let body), .block(let body, _):
      any(body)
    case .count(_, _, _, _, _, let body, _): any(body)
    case .switch(_, _, let cases, _): cases.contains { any($0.body) }
    case .doCatch(let body, _, let handler): any(body, handler)
    }
  }
}
