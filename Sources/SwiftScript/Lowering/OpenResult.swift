/// What a call gives whose receiver is an `any P`.
///
/// What it is, only the receiver's own type tells, and the value may not tell by itself: the `Int?`
/// that somebody has for `V` is put behind `Any` with its type's name, as Swift does.
///
/// A class, so that what was found of the last type need not be found anew.
final class OpenResult {
  /// As the declaration has it.
  private let declared: Type
  /// As the caller sees it, who knows nothing but the protocol.
  private let seen: Type
  private var last: (type: Type, note: Value)?

  init(_ declared: Type, seen: Type) {
    self.declared = declared
    self.seen = seen
  }

  /// What is noted of a receiver of `type` before the call takes it: what it gives, where that has
  /// to be put behind what the caller sees, or else nothing.
  func note(_ type: Type, _ own: (Type) -> Type) -> Value {
    if let last, last.type == type { return last.note }
    let found = note(own(declared))
    last = (type, found)
    return found
  }

  func note(_ own: Type) -> Value { own.isErased(as: seen) ? .box(TypeBox(own)) : .none }

  /// The result as the caller sees it; `window` has the note and the result.
  func erase(_ window: UnsafeMutablePointer<Value>) -> Value {
    guard let own = (window[0].box as? TypeBox)?.type else { return window[1] }
    return window[1].seen(as: seen, of: own)
  }
}

extension FunctionBuilder {
  /// `nil` where the result does not depend on what the receiver is, or that is known.
  func openResult(_ callee: TypedExpr.Callee, _ arguments: [TypedExpr]) -> OpenResult? {
    guard case .witness(let requirement, let own) = callee,
      let receiver = own ?? arguments.first?.type
    else { return nil }
    return openResult(of: requirement, on: receiver)
  }

  /// Whether a property or a subscript gives what only the value of `receiver` tells.
  func isOpen(_ member: Member, on receiver: Type) -> Bool {
    openResult(of: member, on: receiver) != nil
  }

  private func openResult(of requirement: Member, on receiver: Type) -> OpenResult? {
    guard case .requirement = requirement.implementation, let owner = requirement.owner,
      owner.kind == .protocol
    else { return nil }
    let type = concrete(receiver)
    let declared = requirement.functionType?.result ?? requirement.type
    guard type.nominal?.kind == .protocol, declared.mentions(owner.selfParameter) else {
      return nil
    }
    let seen = Substitution(owner.selfParameter, type)(declared)
    return seen.erases ? OpenResult(declared, seen: seen) : nil
  }

  /// Notes in `pair` what the receiver in `start` will give, before the call takes it.
  func noteReceiver(_ open: OpenResult, _ callee: TypedExpr.Callee, _ start: Int, in pair: Int) {
    guard case .witness(let requirement, _) = callee, let owner = requirement.owner else { return }
    let selfParameter = owner.selfParameter
    emit(
      .native, pair, start,
      native { machine, arguments in
        let receiver = (arguments[0].box as? Cell)?.value ?? arguments[0]
        let type = machine.dynamicType(of: receiver)
        return open.note(type) { Substitution(selfParameter, type)($0) }
      })
  }

  /// Closures for a receiver in `start` that is an `any P` are handed what the receiver's own type
  /// has for an associated type; they know it as `Any`.
  func openClosures(_ callee: TypedExpr.Callee, _ start: Int) {
    guard case .witness(let requirement, let receiver?) = callee, let owner = requirement.owner,
      case let seenType = concrete(receiver), seenType.nominal?.kind == .protocol
    else { return }
    let selfParameter = owner.selfParameter
    for (index, parameter) in (requirement.functionType?.parameters ?? []).enumerated() {
      guard let declared = parameter.type.unwrappedFully.function, !declared.isAsync,
        declared.parameters.contains(where: { $0.type.mentions(selfParameter) })
      else { continue }
      let types = declared.parameters.map(\.type)
      let seen = types.map(Substitution(selfParameter, seenType).callAsFunction)
      emit(
        .native, start + 1 + index, start,
        native { machine, arguments in
          let closure = arguments[1 + index]
          guard let function = closure.callable else { return closure }
          let type = machine.dynamicType(of: (arguments[0].box as? Cell)?.value ?? arguments[0])
          let own = types.map(Substitution(selfParameter, type).callAsFunction)
          guard zip(own, seen).contains(where: { $0.isErased(as: $1) }) else { return closure }
          return .box(
            FunctionBox(machine: machine) { machine, values in
              let erased = values.enumerated().map { place, value in
                own.indices.contains(place) ? value.seen(as: seen[place], of: own[place]) : value
              }
              return machine.call(function, erased)
            })
        })
    }
  }

  /// Puts what the call has left beside the note into `target`.
  func takeOpen(_ open: OpenResult, _ pair: Int, into target: Int) {
    emit(.native, target, pair, native { _, window in open.erase(window) })
    emit(.clear, pair + 1)
    emit(.clear, pair)
  }
}
