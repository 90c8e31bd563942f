/// How declarations read in a list: as Swift writes them, without `func` and `var`.
extension FunctionType {
  /// `addSubview(_ view: UIView)`, `contains(_ point: CGPoint) -> Bool`.
  func signature(_ name: String) -> String {
    "\(name)(\(parameters.map(\.signature).joined(separator: ", ")))"
      + (result.isVoid || name == "init" ? "" : " -> \(result)")
  }
}

extension FunctionType.Parameter {
  /// `_ view: UIView`, `at index: Int`, `constant c: CGFloat = 0`.
  var signature: String {
    var names = label ?? "_"
    if !name.isEmpty, name != label { names += " " + name }
    return "\(names): \(isInout ? "inout " : "")\(type)\(isVariadic ? "..." : "")"
      + (defaultValue.map { " = \($0.syntax.trimmedDescription)" } ?? "")
  }
}

extension Type {
  /// `alpha: CGFloat`, or a function's parameters and result.
  func signature(_ name: String) -> String {
    if case .function(let type) = self { return type.signature(name) }
    return "\(name): \(self)"
  }
}

extension FunctionType {
  /// What to write of a call: `layoutIfNeeded()`, `addSubview(`, `forEach { `.
  func callStart(_ name: String) -> String {
    if parameters.isEmpty { return name + "()" }
    let needed = parameters.filter { $0.defaultValue == nil && !$0.isVariadic }
    if needed.count == 1, parameters.count == 1, case .function = needed[0].type {
      return name + " { "
    }
    return name + "("
  }
}
