extension Reference {
  /// What is given away for good without its `deinit`.
  static let abandon: Native = { _, arguments in
    ScriptInstance.of(arguments[0])?.abandon()
    return .none
  }
}

/// Values that have no copies, and variables that are given away.
extension FunctionBuilder {
  /// What the variable holds, which is empty afterwards.
  func move(_ local: Local, into target: Int) {
    guard capturedCell(local) == nil, !isScalar(local.type) else {
      read(local, into: target)
      return
    }
    emit(local.needsCell ? .takeCell : .take, target, register(of: local))
  }

  /// A branch ends, and with it what others give away.
  func end(_ branches: BranchEnds?, of place: Int) {
    guard let kept = branches?.kept, kept.indices.contains(place) else { return }
    for local in kept[place] {
      let taken = temporary(local.type)
      move(local, into: taken)
      emit(.clear, taken)
    }
  }

  /// A struct that lives as an object, with its fields in their order.
  func makeObject(_ type: ScriptType, _ fields: [TypedExpr], into target: Int) {
    let start = window(fields)
    let made = temporary(.any)
    emit(.new, made, object(type))
    for (index, field) in fields.enumerated() {
      emit(isScalar(field.type) ? .setField : .moveField, start + index, made, index)
    }
    emit(.copy, target, made)
  }
}
