import SwiftSyntax

/// Whole numbers that are written out and have to be others for what is done with them.
extension Checker {
  /// `[10, 20].forEach { width in view.frame.size.width = width }`, `[10, 12].map(UIFont.systemFont)`.
  ///
  /// `nil` where the numbers do as they are, or do not as any others.
  func widenedByUse(
    _ base: TypedExpr, _ syntax: ExprSyntax, _ name: String, _ list: ArgumentList,
    _ node: FunctionCallExprSyntax, _ expected: Type?
  ) -> TypedExpr? {
    // Lists in the closures of lists that are tried are what they are, further in.
    guard wideningDepth < 2, integerDefault == nil, openTypes == nil,
      list.arguments.contains(where: { isUse($0.value) }),
      holdsWholeNumber(syntax)
    else { return nil }
    func called(on base: TypedExpr) -> TypedExpr {
      self.called(name, on: base, list, node, expected)
    }
    func does(_ result: TypedExpr?) -> Bool { result.map { !$0.type.isError } ?? false }
    guard !does(guess { called(on: base) }) else { return nil }
    wideningDepth += 1
    defer { wideningDepth -= 1 }
    let byte = library.types["UInt8"].map { Type.nominal($0, []) }
    for number in [library.double, library.cgFloat, library.float, byte].compactMap(\.self) {
      let wide = { self.withIntegers(as: number) { self.check(syntax) } }
      guard does(guess { called(on: wide()) }) else { continue }
      return called(on: wide())
    }
    return nil
  }

  /// Whole numbers of which nothing else tells what they are, are these in what `body` looks at.
  private func withIntegers<Result>(as number: Type, _ body: () -> Result) -> Result {
    integerDefault = number
    defer { integerDefault = nil }
    return body()
  }

  /// A closure, or the name of a function.
  private func isUse(_ node: ExprSyntax) -> Bool {
    node.is(ClosureExprSyntax.self) || node.is(DeclReferenceExprSyntax.self)
      || node.is(MemberAccessExprSyntax.self)
  }

  /// Whether a whole number is written in it, outside of closures.
  func holdsWholeNumber(_ node: some SyntaxProtocol) -> Bool {
    if node.is(IntegerLiteralExprSyntax.self) { return true }
    return !node.is(ClosureExprSyntax.self)
      && node.children(viewMode: .sourceAccurate).contains { holdsWholeNumber($0) }
  }
}
