/// Comparisons that the script declares for the library's classes, and that compare nothing.
extension Checker {
  /// Whether the script has such an operator for a class of the library's.
  ///
  /// `view.width == other.width` may make a constraint: what all objects have speaks of their common
  /// superclass, which is less near.
  func isDeclaredNearer(_ name: String, _ left: Type, _ right: Type, _ expected: Type?) -> Bool {
    (module.operators[name] ?? []).contains { function in
      let parameters = function.type.parameters.map(\.type)
      guard parameters.count == 2, expected != library.bool || function.type.result == library.bool
      else { return false }
      return zip(parameters, [left, right]).allSatisfy { parameter, operand in
        parameter.nominal.map { $0.isHost && $0.kind == .class } == true
          && canConvert(operand, to: parameter)
      }
    }
  }
}
