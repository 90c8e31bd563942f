/// Interpolated texts.
extension FunctionBuilder {
  /// What stands between the values needs no register.
  private enum Piece {
    case text(String)
    case value(Type, isInt: Bool)
  }

  /// What a text that is added to another one is made of, where each piece can be added by itself.
  enum TextPiece {
    case literal(Value)
    case number(TypedExpr)
    case text(TypedExpr)
  }

  func textPieces(_ expr: TypedExpr) -> [TextPiece]? {
    switch expr.kind {
    case .constant(let value) where value.exact(StringBox.self) != nil: return [.literal(value)]
    case .call(.step(.appendNumber, _), let arguments)
    where arguments.count == 1 && concrete(arguments[0].type) == library.int:
      return [.number(arguments[0])]
    case .interpolation(let parts):
      var pieces: [TextPiece] = []
      for part in parts {
        if case .constant(let value) = part.kind, value.exact(StringBox.self) != nil {
          pieces.append(.literal(value))
          continue
        }
        switch concrete(part.type) {
        case library.int: pieces.append(.number(part))
        case library.string: pieces.append(.text(part))
        default: return nil
        }
      }
      return pieces
    default: return nil
    }
  }

  /// All values first: one of them may read the text that is being added to, or change another.
  func appendPieces(_ pieces: [TextPiece], to place: Place) {
    var registers: [Int] = []
    for piece in pieces {
      switch piece {
      case .literal: continue
      case .number(let value), .text(let value):
        if case .local(let local) = value.kind, !local.isMutable {
          registers.append(self.value(of: value))
        } else {
          registers.append(temporary(value.type))
          lower(value, into: registers[registers.count - 1])
        }
      }
    }
    let text: Int
    if case .register(let own) = place {
      text = own
    } else {
      text = temporary(.any)
      takeOut(place, into: text)
    }
    var values = registers[...]
    for piece in pieces {
      switch piece {
      case .literal(let literal): emit(.appendConstant, text, constant(literal))
      case .number: emit(.appendNumber, text, values.removeFirst())
      case .text: emit(.appendText, text, values.removeFirst())
      }
    }
    if case .register = place { return }
    move(text, to: place)
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
        if let text = Self.plainText(pieces, arguments, machine) { return .string(text) }
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
    _ pieces: [Piece], _ arguments: UnsafeMutablePointer<Value>, _ machine: Machine
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
    guard capacity < 1 << 16 || machine.hasMemory(for: capacity) else { return "" }
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
      let piece = box.text
      if piece.utf8.count < 1 << 16 || machine.hasMemory(for: piece.utf8.count) { text += piece }
    } else {
      text += Description.text(of: value, as: type, machine)
    }
  }
}
