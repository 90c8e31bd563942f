extension Machine {
  /// Calls what a value of the script has for a requirement of one of the host's protocols: gets a
  /// property without arguments, sets it with one.
  ///
  /// `nil` if the value's type does not say that it conforms.
  public func answer(
    _ requirement: String, of protocolName: String, by value: Value, _ arguments: [Value] = []
  ) -> Value? {
    guard !isHalted, let proto = library.types[protocolName],
      let asked = proto.requirement(requirement), let nominal = library.nominal(of: value),
      library.declaresConformance(nominal, to: proto),
      let member = witness(of: value, for: asked)
    else { return nil }
    if case .requirement = member.implementation { return nil }
    var window = [value] + arguments
    return window.withUnsafeMutableBufferPointer { window in
      window.baseAddress.map {
        invoke(
          member, $0, count: window.count,
          own: asked.own(of: member, in: dynamicType(of: value.unerased)))
      }
    }
  }

  /// Whether two values are of one type of the script's.
  public func areOfOneType(_ one: Value, _ other: Value) -> Bool {
    guard let nominal = library.nominal(of: one) else { return false }
    return nominal === library.nominal(of: other)
  }
}
