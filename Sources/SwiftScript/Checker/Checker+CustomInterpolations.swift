import SwiftSyntax

/// Texts of types of the script's that take their interpolations apart.
extension Checker {
  /// `"<p>\(text)</p>"` as a type with an `init(stringInterpolation:)` that takes a
  /// `StringInterpolation` of its own: that is handed the pieces, one after the other.
  func customInterpolation(_ syntax: ExprSyntax, _ type: Type) -> TypedExpr? {
    guard let text = syntax.as(StringLiteralExprSyntax.self), text.representedLiteralValue == nil,
      type.nominal?.script != nil,
      let found = members("init", of: type, isStatic: true).first(where: {
        $0.member.functionType?.parameters.map(\.label) == ["stringInterpolation"]
      }), let function = found.type.function, let wanted = function.parameters.first?.type,
      wanted.nominal?.script != nil, wanted.nominal?.isPrelude == false
    else { return nil }
    let at = line(syntax)
    let parts = text.segments.count { $0.is(ExpressionSegmentSyntax.self) }
    let sizes = [
      size("literalCapacity", literalSize(of: text)), size("interpolationCount", parts),
    ]
    let made = construct(wanted, ArgumentList(sizes, node: syntax), syntax, nil)
    let writer = Local("interpolation", wanted, isMutable: true, in: context)
    let place = TypedExpr(.local(writer), wanted, line: at)
    var statements = [TypedStatement(.declare(writer, made), line: at)]
    for piece in pieces(of: text) {
      let call: TypedExpr?
      switch piece {
      case .text(let text): call = appendLiteral(text, to: place)
      case .part(let part):
        call = append(part, to: place, part.expressions.first?.expression ?? syntax)
      }
      guard let call, !call.type.isError else { return failed(syntax) }
      statements.append(TypedStatement(.expression(call), line: at))
    }
    let result = Local("text", type, isMutable: false, in: context)
    let whole = construction(found, of: type)([place], function, found.substitution)
    statements.append(TypedStatement(.declare(result, whole), line: at))
    return TypedExpr(.block(statements, result), type, line: at)
  }

  private enum Piece {
    case text(String)
    case part(ExpressionSegmentSyntax)
  }

  /// A text, also an empty one, before and after every interpolation.
  private func pieces(of node: StringLiteralExprSyntax) -> [Piece] {
    var pieces: [Piece] = []
    var text = ""
    for segment in node.segments {
      switch segment {
      case .stringSegment(let part): text += literalText(part, in: node)
      case .expressionSegment(let part):
        pieces += [.text(text), .part(part)]
        text = ""
      @unknown default: break
      }
    }
    return pieces + [.text(text)]
  }

  private func appendLiteral(_ text: String, to place: TypedExpr) -> TypedExpr? {
    guard let found = members("appendLiteral", of: place.type).first, let type = found.type.function
    else { return nil }
    let literal = TypedExpr(.constant(.string(text)), library.string, line: place.line)
    return methodCall(found, of: place, isSuper: false)([literal], type, found.substitution)
  }

  private func append(
    _ part: ExpressionSegmentSyntax, to place: TypedExpr, _ node: ExprSyntax
  ) -> TypedExpr? {
    let methods = members("appendInterpolation", of: place.type).map { candidate($0, of: place) }
    guard !methods.isEmpty else { return nil }
    return call(methods, ArgumentList(part.expressions, node: part), node, nil)
  }

  private func size(_ label: String, _ count: Int) -> ArgumentList.Argument {
    let literal = IntegerLiteralExprSyntax(literal: .integerLiteral("\(count)"))
    return ArgumentList.Argument(
      label: .identifier(label), value: ExprSyntax(literal), isTrailing: false)
  }

  /// How many bytes stand around the interpolations.
  private func literalSize(of node: StringLiteralExprSyntax) -> Int {
    pieces(of: node).reduce(0) { size, piece in
      if case .text(let text) = piece { size + text.utf8.count } else { size }
    }
  }
}
