import SwiftSyntax

/// `#selector(tapped)`, `#selector(self.tapped(_:))`, `#selector(Card.tapped)`.
extension Checker {
  /// The host's `Selector` of the method's name and a closure that calls it.
  func checkSelector(_ node: MacroExpansionExprSyntax) -> TypedExpr {
    guard let selector = library.types["Selector"], let argument = node.arguments.first?.expression
    else {
      unsupported("'#selector' is", node)
      return failed(node)
    }
    // `#selector(UIView.setNeedsDisplay as (UIView) -> () -> Void)` says which of several is meant.
    let (base, name) = parts(of: argument.as(AsExprSyntax.self)?.expression ?? argument)
    guard let name, let owner = owner(base) else {
      error(
        "argument of '#selector' does not refer to an '@objc' method, property, or initializer",
        node)
      return failed(node)
    }
    let labels = name.argumentNames?.arguments.map(\.name.text)
    let method = members(name.baseName.text, of: .nominal(owner, [])).map(\.member).first {
      guard let parameters = $0.functionType?.parameters else { return false }
      return labels.map { $0 == parameters.map { $0.label ?? "_" } } ?? (parameters.count < 2)
    }
    guard let method, let parameters = method.functionType?.parameters else {
      let isAlone = base == nil && members(name.baseName.text, of: .nominal(owner, [])).isEmpty
      error(
        isAlone
          ? "cannot find '\(name.baseName.text)' in scope"
          : "type '\(owner.name)' has no member '\(name.trimmedDescription)'", name)
      return failed(node)
    }
    if method.isHidden(in: owner) {
      error(
        "argument of '#selector' refers to instance method '\(method.saidName)' that is not exposed "
          + "to Objective-C", argument,
        notes: ["add '@objc' to expose this instance method to Objective-C"])
      return failed(node)
    }
    guard parameters.count < 3 else {
      unsupported("an action of \(parameters.count) parameters is", name)
      return failed(node)
    }
    // `tapped(_ sender: UIButton, for event: UIEvent)` gets the event as well.
    let passed = zip(["sender", "event"], parameters).map { argument, parameter in
      (parameter.label.map { $0 + ": " } ?? "") + self.passed(argument, as: parameter.type)
    }
    let text = """
      Selector("\(method.fullName)", of: { $0 is \(owner.name) }, performWithEvent: { target, sender, event in
        (target as! \(owner.name)).\(name.baseName.text)(\(passed.joined(separator: ", ")))
      })
      """
    return check(made: text, as: .nominal(selector, []), at: line(node)) ?? failed(node)
  }

  private func parts(of argument: ExprSyntax) -> (base: ExprSyntax?, name: DeclReferenceExprSyntax?)
  {
    if let access = argument.as(MemberAccessExprSyntax.self) {
      return (access.base, access.declName)
    }
    return (nil, argument.as(DeclReferenceExprSyntax.self))
  }

  /// The class whose method is meant: of `self`, of a named type, or of some object.
  private func owner(_ base: ExprSyntax?) -> Nominal? {
    guard let base, base.trimmedDescription != "self" else { return context.nominal }
    let type = check(base).type
    if case .metatype(let inner) = type { return inner.nominal }
    return type.nominal
  }

  private func passed(_ argument: String, as type: Type) -> String {
    switch type {
    case .any: "\(argument)!"
    case .optional(.any): argument
    case .optional where argument == "event": argument
    // What a program sends by itself has no event, and Objective-C hands its absence on unchecked; one
    // that says nothing stands for it.
    case _ where argument == "event": "event ?? UIEvent()"
    default: "\(argument) as! \(type)"
    }
  }

  /// Checks text of our own making as if it stood at `line`.
  func check(made text: String, as type: Type?, at line: Int) -> TypedExpr? {
    guard case .expr(let syntax)? = ParsedSource(text, file: file).tree.statements.first?.item
    else {
      return nil
    }
    let outer = lineOverride
    lineOverride = line
    defer { lineOverride = outer }
    return type.map { check(syntax, as: $0) } ?? check(syntax)
  }
}
