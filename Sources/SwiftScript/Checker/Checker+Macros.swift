import SwiftSyntax

/// What begins with `#`: literals, selectors, remarks for the compiler, previews.
extension Checker {
  func checkMacro(_ node: MacroExpansionExprSyntax, _ expected: Type?) -> TypedExpr {
    switch node.macroName.text {
    case "function":
      return TypedExpr(.constant(.string(functionName(at: node))), library.string, line: line(node))
    case "line": return number(line(node), node, expected)
    case "column" where lineOverride == nil:
      let start = node.positionAfterSkippingLeadingTrivia
      return number(places.location(for: start).column, node, expected)
    case "fileID" where !file.hasPrefix("<"):
      let id = "\(Description.moduleName)/\(file.split(separator: "/").last ?? "")"
      return TypedExpr(.constant(.string(id)), library.string, line: line(node))
    case "file", "fileID", "filePath":
      return TypedExpr(.constant(.string(file)), library.string, line: line(node))
    case "selector":
      return checkSelector(node)
    case "keyPath":
      return checkObjectiveKeyPath(node)
    case "colorLiteral":
      return checkColorLiteral(node)
    case "warning", "error":
      return checkRemark(node)
    case "Preview":
      return checkPreview(node)
    default:
      return unsupportedExpr("'#\(node.macroName.text)' is", node)
    }
  }

  /// A number that the compiler puts in, which is a literal as any other.
  func number(_ value: Int, _ node: some SyntaxProtocol, _ expected: Type?) -> TypedExpr {
    let literal = IntegerLiteralExprSyntax(literal: .integerLiteral("\(value)"))
    stand(ExprSyntax(literal), for: Syntax(node))
    return check(ExprSyntax(literal), expecting: expected)
  }

  /// `#warning("later")`: the compiler says it, the program does nothing.
  private func checkRemark(_ node: MacroExpansionExprSyntax) -> TypedExpr {
    guard node.arguments.count == 1,
      let text = node.arguments.first?.expression.as(StringLiteralExprSyntax.self)?
        .representedLiteralValue
    else { return unsupportedExpr("this form of '#\(node.macroName.text)' is", node) }
    guard node.macroName.text == "warning" else {
      error(text, node)
      return failed(node)
    }
    warning(text, node)
    return nothing(node)
  }

  /// `#Preview { BadgeView() }`: shown by Xcode's canvas and never run by the app.
  ///
  /// So its code is looked at and left. The host names what can be shown.
  private func checkPreview(_ node: MacroExpansionExprSyntax) -> TypedExpr {
    let body = node.trailingClosure ?? node.arguments.last?.expression.as(ClosureExprSyntax.self)
    let shown = ["_PreviewedView", "_PreviewedController"].compactMap(library.alias)
    guard let body, let first = shown.first else {
      return unsupportedExpr("this form of '#Preview' is", node)
    }
    let closure = ExprSyntax(body)
    let fit = shown.first { type in guess { check(closure, as: type) } != nil }
    _ = check(closure, as: fit ?? first)
    return nothing(node)
  }

  private func nothing(_ node: MacroExpansionExprSyntax) -> TypedExpr {
    TypedExpr(.tuple([]), .void, line: line(node))
  }
}
