import SwiftSyntax

/// `#keyPath(CALayer.position)` and `#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)`.
extension Checker {
  /// The text of what follows the type, or of all if it begins with a property of `self`; each step has to
  /// be a property, and an optional is passed without a `?`.
  func checkObjectiveKeyPath(_ node: MacroExpansionExprSyntax) -> TypedExpr {
    guard node.arguments.count == 1, let argument = node.arguments.first?.expression else {
      return unsupportedExpr("this form of '#keyPath' is", node)
    }
    var names = argument.trimmedDescription.split(separator: ".").map(String.init)
    if names.first == "self" { names.removeFirst() }
    guard let first = names.first else {
      return unsupportedExpr("this form of '#keyPath' is", node)
    }
    var path: String
    if case .metatype(let type)? = guess({ check(made: first, as: nil, at: line(node)) })??.type {
      path = "\\\(type)"
      names.removeFirst()
    } else if let nominal = context.nominal {
      path = "\\\(nominal.name)"
    } else {
      error("cannot find '\(first)' in scope", argument)
      return failed(node)
    }
    for name in names {
      path += ".\(name)"
      guard let step = check(made: path, as: nil, at: line(node)), !step.type.isError else {
        return failed(node)
      }
      if step.type.arguments.last?.wrapped != nil { path += "?" }
    }
    return TypedExpr(
      .constant(.string(names.joined(separator: "."))), library.string, line: line(node))
  }

  /// Swift leaves it to the modules that are imported which type this is: they name it `_ColorLiteralType`.
  func checkColorLiteral(_ node: MacroExpansionExprSyntax) -> TypedExpr {
    guard let type = library.alias("_ColorLiteralType") else {
      return unsupportedExpr("'#colorLiteral' is", node)
    }
    let text = "\(type)(\(node.arguments.trimmedDescription))"
    return check(made: text, as: type, at: line(node)) ?? failed(node)
  }
}
