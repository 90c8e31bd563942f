/// In which order a chain that is read asks its properties and reckons its indices.
///
/// Of a variable that could be set there, all indices come first, and then its properties are asked
/// on the way to it; of anything else each step is taken before the next one's indices are reckoned.
extension FunctionBuilder {
  /// The place of a value whose subscript is asked.
  func place(_ base: TypedExpr, of member: Member, _ arguments: [TypedExpr]) -> Place {
    readsFirst(base, member, arguments) ? .value(value(of: base)) : place(base)
  }

  /// Whether `base` is read before the indices of a subscript of it.
  private func readsFirst(_ base: TypedExpr, _ member: Member, _ arguments: [TypedExpr]) -> Bool {
    guard isReading, !arguments.allSatisfy(\.isSimple), mayTell(base) else { return false }
    return !(member.isSettable && isVariable(base))
  }

  /// Whether to read it asks something.
  private func mayTell(_ expr: TypedExpr) -> Bool {
    switch expr.kind {
    case .accessor(let base, let member, _):
      if case .field = member.implementation { return base.map(mayTell) ?? false }
      return true
    case .subscripted(let base, let member, _): return member.step == nil || mayTell(base)
    case .field(let base, _), .element(let base, _), .force(let base), .chain(let base):
      return mayTell(base)
    default: return false
    }
  }

  private func isVariable(_ expr: TypedExpr) -> Bool {
    switch expr.kind {
    case .local(let local): local.isMutable
    case .global(let global): !global.isLet
    case .field: true
    case .element(let base, let index): !isConstant(index, of: base.type) && isVariable(base)
    case .force(let base), .chain(let base): isVariable(base)
    case .accessor(let base, let member, _):
      member.isSettable && (base.map { isReached($0, member) } ?? true)
    case .subscripted(let base, let member, _): member.isSettable && isReached(base, member)
    default: false
    }
  }

  /// Whether a struct's field is declared with `let`.
  private func isConstant(_ index: Int, of type: Type) -> Bool {
    concrete(type).nominal?.members.contains { member in
      if case .field(index) = member.implementation { !member.isSettable } else { false }
    } ?? false
  }

  /// Whether a member of `base` can be set there.
  private func isReached(_ base: TypedExpr, _ member: Member) -> Bool {
    member.isSetNonmutating || concrete(base.type).isClass || isVariable(base)
  }
}
