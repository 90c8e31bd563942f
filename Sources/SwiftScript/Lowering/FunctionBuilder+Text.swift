/// Interpolated texts, and what is added to a text.
extension FunctionBuilder {
  /// A piece of a text whose type says how it is written.
  enum TextPiece {
    case literal(String)
    case value(TypedExpr, Interpolation.Kind)
  }

  /// `nil` if one of them has to be asked how it is written.
  private func textPieces(_ parts: [TypedExpr]) -> [TextPiece]? {
    var pieces: [TextPiece] = []
    for part in parts {
      if case .constant(let value) = part.kind, let literal = value.exact(StringBox.self) {
        pieces.append(.literal(literal.text))
      } else if let kind = plainKind(of: concrete(part.type)) {
        pieces.append(.value(part, kind))
      } else {
        return nil
      }
    }
    return pieces
  }

  private func plainKind(of type: Type) -> Interpolation.Kind? {
    switch type {
    case library.int: .number
    case library.double: .fraction
    case library.bool: .flag
    case library.string, library.substring: .text
    default: nil
    }
  }

  /// Adds a text that need not be made for it; false if it has to be.
  func lowerAppendPieces(_ element: TypedExpr, to place: Place) -> Bool {
    if case .constant(let value) = element.kind, let box = value.exact(StringBox.self) {
      append(to: place) { emit(.appendConstant, $0, object(TextLiteral(box.text))) }
      return true
    }
    if case .call(.step(.appendNumber, _), let arguments) = element.kind, arguments.count == 1,
      concrete(arguments[0].type) == library.int
    {
      let number = value(of: arguments[0])
      append(to: place) { emit(.appendNumber, $0, number) }
      return true
    }
    guard case .interpolation(let parts) = element.kind, let pieces = textPieces(parts) else {
      return false
    }
    let interpolation = object(interpolation(of: pieces))
    append(to: place) { emit(.appendInterpolation, $0, interpolation) }
    return true
  }

  /// The pieces, with the registers that their values have been put into.
  private func interpolation(of pieces: [TextPiece]) -> Interpolation {
    let made = pieces.enumerated().map { index, piece in
      switch piece {
      case .literal(let text): return Interpolation.Piece.literal(text)
      case .value(let value, let kind):
        let rest = pieces[(index + 1)...]
        return .value(register(of: value, before: rest), kind)
      }
    }
    return Interpolation(made)
  }

  /// A variable is read where it stands, unless what follows may change it.
  private func register(of value: TypedExpr, before rest: ArraySlice<TextPiece>) -> Int {
    let isSafe = rest.allSatisfy {
      if case .value(let other, _) = $0 { other.isSimple } else { true }
    }
    guard case .local(let local) = value.kind, local.isMutable, !isSafe else {
      return self.value(of: value)
    }
    let copy = temporary(value.type)
    lower(value, into: copy)
    return copy
  }

  /// A value whose type has to be asked how it is written is asked, and let go of, before the next
  /// value is reckoned.
  private func apart(_ part: TypedExpr) -> TypedExpr {
    if textPieces([part]) != nil { return part }
    return TypedExpr(.interpolation([part]), library.string, line: part.line)
  }

  func lowerInterpolation(_ parts: [TypedExpr], into target: Int) {
    if let pieces = textPieces(parts) {
      emit(.interpolate, target, object(interpolation(of: pieces)))
      return
    }
    let literals = parts.map { part -> StringBox? in
      if case .constant(let value) = part.kind { value.exact(StringBox.self) } else { nil }
    }
    if literals.filter({ $0 == nil }).count > 1 {
      lowerInterpolation(parts.map(apart), into: target)
      return
    }
    let values = zip(parts, literals).compactMap { $1 == nil ? $0 : nil }
    let types = values.map { concrete($0.type) }
    let start = window(values)
    emit(
      .native, target, start,
      native { machine, arguments in
        var text = ""
        var next = 0
        for literal in literals {
          if let literal {
            text += literal.text
            continue
          }
          let piece = Description.text(of: arguments[next], as: types[next], machine)
          next += 1
          guard machine.hasMemory(for: piece.utf8.count) else { break }
          text += piece
        }
        return .string(text)
      })
    for (index, value) in values.enumerated().reversed() where !concrete(value.type).isTrivial {
      emit(.clear, start + index)
    }
  }
}
