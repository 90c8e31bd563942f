/// Values that nobody wants, and what ends with them.
extension FunctionBuilder {
  /// Evaluates for the effect alone.
  func lowerDiscarding(_ expr: TypedExpr) {
    line = expr.line > 0 ? expr.line : line
    switch expr.kind {
    case .assign(let target, let value): lowerAssign(target, value)
    case .modify(let target, let local, let value): lowerModify(target, local, value)
    case .chained(let inner):
      chains.append([])
      lowerDiscarding(inner)
      patch(chains.removeLast())
    case .mutate(let receiver, .step(let step, _), let arguments)
    where step == .arrayAppend || step == .appendText:
      changing(receiver) { lowerAppend(step, arguments[0], to: $0) }
    case .tuple(let parts):
      // `_ = (a, b)` drops one after the other.
      for part in parts { asStatement { lowerDiscarding(part) } }
    case .call(let callee, let arguments) where dropsFirst(expr.type, arguments):
      let kept = arguments.map(hold)
      let result = temporary(.any)
      lower(TypedExpr(.call(callee, kept), expr.type, line: expr.line), into: result)
      emit(.clear, result)
    default:
      let register = temporary(.any)
      lower(expr, into: register)
    }
  }

  /// Whether a result that nobody wants could be seen to end before what the call was given.
  private func dropsFirst(_ type: Type, _ arguments: [TypedExpr]) -> Bool {
    func isCounted(_ type: Type) -> Bool { !type.isVoid && !isScalar(type) }
    let isPlain = arguments.allSatisfy {
      if case .inoutPlace = $0.kind { false } else { true }
    }
    return isPlain && isCounted(type)
      && arguments.contains { !$0.isSimple && isCounted($0.type) }
  }

  /// The value in a register of its own, which the statement's end empties: it is evaluated here.
  func hold(_ value: TypedExpr) -> TypedExpr {
    if case .constant = value.kind { return value }
    let local = Local("_", value.type, isMutable: false, in: context)
    let register = temporary(value.type)
    alias(local, register)
    lower(value, into: register)
    return TypedExpr(.local(local), value.type, line: value.line)
  }
}
