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
        if let text = Self.plainText(pieces, arguments) { return .string(text) }
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

  /// The text, if nothing but numbers and texts is put together.
  private static func plainText(
    _ pieces: [Piece], _ arguments: UnsafeMutablePointer<Value>
  ) -> String? {
    var capacity = 0
    var next = arguments
    for piece in pieces {
      switch piece {
      case .text(let literal): capacity += literal.utf8.count
      case .value(_, let isInt):
        if isInt, next.tag == UnsafeMutablePointer<Value>.Tag.int {
          capacity += TextWriter.digits
        } else if let box = next.borrow(StringBox.self) {
          capacity += box._withUnsafeGuaranteedRef { $0.text.utf8.count }
        } else {
          return nil
        }
        next += 1
      }
    }
    next = arguments
    return TextWriter.text(capacity: capacity) { writer in
      for piece in pieces {
        switch piece {
        case .text(let literal): writer.write(literal)
        case .value:
          if let box = next.borrow(StringBox.self) {
            writer.write(box._withUnsafeGuaranteedRef { $0.text })
          } else {
            writer.write(next.word)
          }
          next += 1
        }
      }
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
