import SwiftSyntax

/// `T(count)` where numbers stand for `T`: what converts shows when it is known which ones.
extension Checker {
  func dependentConversion(
    _ type: Type, _ list: ArgumentList, _ node: some ExprSyntaxProtocol
  ) -> TypedExpr? {
    guard let nominal = type.nominal, nominal.isArchetype, isConverted(nominal),
      list.arguments.count == 1, let only = list.arguments.first, !only.isTrailing,
      [nil, "exactly", "clamping", "truncatingIfNeeded"].contains(only.name)
    else { return nil }
    if only.label == nil, let literal = guess({ check(only.value, as: type) }),
      literal.literal != nil
    {
      return check(only.value, as: type).unliteral
    }
    let value = check(only.value, expecting: nil)
    if value.type.isError { return failed(node) }
    guard isNumeric(value.type) || (value.type.nominal.map { isConverted($0) } ?? false) else {
      return nil
    }
    // Any fraction is made of whole numbers only.
    if !isConverted(nominal, from: ["BinaryInteger", "BinaryFloatingPoint"]),
      isFloating(value.type)
    {
      return nil
    }
    let (at, label) = (line(node), only.name)
    return TypedExpr(
      .dependent { [self] concrete in
        let target = concrete(type)
        let source = TypedExpr(value.kind, concrete(value.type), line: at)
        let bound = isFloating(source.type) ? "BinaryFloatingPoint" : "BinaryInteger"
        let found = members("init", of: target, isStatic: true).first { one in
          guard let parameters = one.member.functionType?.parameters, parameters.count == 1,
            let taken = one.member.generics.first?.bounds.first?.name
          else { return false }
          return parameters[0].label == label && (taken == bound || taken == "Numeric")
        }
        guard case .native(let native)? = found?.member.implementation else {
          return TypedExpr(.constant(.none), .error, line: at)
        }
        let result: Type = label == "exactly" ? .optional(target) : target
        return TypedExpr(.call(.native(native), [source]), result, line: at)
      }, label == "exactly" ? .optional(type) : type, line: at)
  }

  /// A type parameter that can be made of any number.
  private func isConverted(
    _ nominal: Nominal, from names: [String] = ["BinaryInteger", "FloatingPoint"]
  ) -> Bool {
    names.contains { name in
      library.types[name].map { module.conforms(nominal, to: $0) } ?? false
    }
  }
}
