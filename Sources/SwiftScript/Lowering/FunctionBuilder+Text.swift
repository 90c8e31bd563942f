/// Interpolated texts.
extension FunctionBuilder {
  /// What stands between the values needs no register.
  private enum Piece {
    case text(String)
    case value(Type, isInt: Bool)
  }

  func lowerInterpolation(_ parts: [TypedExpr], into target: Int) {
    let pieces: [Piece] = parts.map { part in
      if case .constant(let value) = part.kind, let box = value.exact(StringBox.self) {
        return .text(box.text)
      }
      let type = concrete(part.type)
      return .value(type, isInt: type == library.int)
    }
    let values = zip(parts, pieces).compactMap { part, piece in
      if case .value = piece { part } else { nil }
    }
    let start = window(values)
    emit(
      .native, target, start,
      native { machine, arguments in
        var text = ""
        var next = arguments
        for piece in pieces {
          switch piece {
          case .text(let literal): text += literal
          case .value(let type, let isInt):
            Self.add(next.pointee, type, isInt, to: &text, machine)
            next += 1
          }
        }
        return .string(text)
      })
    for (index, value) in values.enumerated().reversed() where !concrete(value.type).isTrivial {
      emit(.clear, start + index)
    }
  }

  private static func add(
    _ value: Value, _ type: Type, _ isInt: Bool, to text: inout String, _ machine: Machine
  ) {
    if isInt, case .int(let number) = value {
      text += String(number)
    } else if let box = value.exact(StringBox.self) {
      text += box.text
    } else {
      text += Description.text(of: value, as: type, machine)
    }
  }
}
