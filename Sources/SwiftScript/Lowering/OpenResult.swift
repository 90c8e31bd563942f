/// What a call gives whose receiver, or another argument, is an `any P`.
///
/// What it is, only the value's own type tells, and the result may not tell by itself: the `Int?`
/// that somebody has for `V` is put behind `Any` with its type's name, as Swift does.
///
/// A class, so that what was found of the last types need not be found anew.
final class OpenResult {
  /// As the caller sees it, who knows nothing but the protocol.
  private let seen: Type
  /// What it is for the values' own types.
  private let own: ([Type]) -> Type
  private var last: (types: [Type], note: Value)?

  init(seen: Type, own: @escaping ([Type]) -> Type) {
    self.seen = seen
    self.own = own
  }

  /// What is noted of values of these types before the call takes them: what it gives, where that
  /// has to be put behind what the caller sees, or else nothing.
  func note(_ types: [Type]) -> Value {
    if let last, last.types == types { return last.note }
    let own = own(types)
    let note = own.isErased(as: seen) ? Value.box(TypeBox(own)) : .none
    last = (types, note)
    return note
  }

  /// The result of a call with this note, as the caller sees it.
  func erase(_ result: Value, _ note: Value) -> Value {
    guard let own = (note.box as? TypeBox)?.type else { return result }
    return result.seen(as: seen, of: own)
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
    let selfParameter = owner.selfParameter
    let seen = Substitution(selfParameter, type)(declared)
    guard seen.erases else { return nil }
    return OpenResult(seen: seen) { Substitution(selfParameter, $0[0])(declared) }
  }

  /// The same of a generic function, of which some arguments are values of protocols.
  func openResult(_ body: ClosureBody, _ types: [Type]) -> OpenResult? {
    guard let generics = body.context.generics, let declared = body.context.result,
      declared.generalized != declared
    else { return nil }
    return OpenResult(seen: Specialization(generics, types)(declared)) {
      Specialization(generics, $0)(declared)
    }
  }

  /// Notes in `pair` what the receiver in `start` will give, before the call takes it.
  func noteReceiver(_ open: OpenResult, _ start: Int, in pair: Int) {
    emit(
      .native, pair, start,
      native { machine, arguments in open.note([machine.receiverType(arguments[0])]) })
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
          let type = machine.receiverType(arguments[0])
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
    emit(.native, target, pair, native { _, window in open.erase(window[1], window[0]) })
    emit(.clear, pair + 1)
    emit(.clear, pair)
  }
}

extension Machine {
  /// The type of a receiver, which a call that may change it finds in a cell.
  fileprivate func receiverType(_ receiver: Value) -> Type {
    dynamicType(of: (receiver.box as? Cell)?.value ?? receiver)
  }
}
