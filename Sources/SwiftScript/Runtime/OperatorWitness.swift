/// The operators of the library's own types, where a script's protocol requires them.
///
/// Between values whose type is known an operator is a step of the machine's, no member; a
/// `static func + (a: Self, b: Self) -> Self` has to be met by something that can be called.
enum OperatorWitness {
  static func member(of nominal: Nominal, for requirement: Member, in module: Module) -> Member? {
    guard requirement.isStatic, requirement.kind == .method, nominal.script == nil,
      let count = requirement.functionType?.parameters.count,
      let native = native(requirement.name, nominal, count, module)
    else { return nil }
    let member = Member(.method, requirement.name, type: requirement.type)
    member.isStatic = true
    member.owner = nominal
    member.implementation = .native(native)
    return member
  }

  private static func native(
    _ name: String, _ nominal: Nominal, _ count: Int, _ module: Module
  ) -> Native? {
    func conforms(_ name: String) -> Bool {
      module.protocols(of: nominal).contains { $0.name == name && $0.isHost }
    }
    switch name {
    case "==" where conforms("Equatable"):
      return { _, arguments in .bool(Equality.areEqual(arguments[0], arguments[1])) }
    case "!=" where conforms("Equatable"):
      return { _, arguments in .bool(!Equality.areEqual(arguments[0], arguments[1])) }
    case "<" where conforms("Comparable"), ">" where conforms("Comparable"),
      "<=" where conforms("Comparable"), ">=" where conforms("Comparable"):
      return Arithmetic.order(name)
    case "+" where nominal.name == "String": return Arithmetic.joinStrings
    case "+" where nominal.name == "Array": return Arithmetic.joinArrays
    case "-" where count == 1: return negation(nominal)
    default: break
    }
    if StandardLibrary.integerNames.contains(nominal.name) {
      return Arithmetic.native(name, nominal.name)
    }
    return nominal.name == "Float" ? Arithmetic.native(name, "Float") : floating(name, nominal)
  }

  private static func negation(_ nominal: Nominal) -> Native? {
    if StandardLibrary.integerNames.contains(nominal.name) {
      guard let minus = Arithmetic.native("-", nominal.name) else { return nil }
      return { machine, arguments in
        let operand = arguments[0]
        return withUnsafeTemporaryAllocation(of: Value.self, capacity: 2) { operands in
          operands.initialize(repeating: operand)
          defer { operands.deinitialize() }
          operands[0] = .int(0)
          guard let start = operands.baseAddress else { return .int(0) }
          return minus(machine, start)
        }
      }
    }
    guard nominal.isTrivial, nominal.name != "Bool" else { return nil }
    return { _, arguments in .double(-arguments[0].double) }
  }

  private static func floating(_ name: String, _ nominal: Nominal) -> Native? {
    guard nominal.name == "Double" || nominal.name == "CGFloat" else { return nil }
    func operation(_ body: @escaping (Double, Double) -> Double) -> Native {
      { _, arguments in .double(body(arguments[0].double, arguments[1].double)) }
    }
    return switch name {
    case "+": operation(+)
    case "-": operation(-)
    case "*": operation(*)
    case "/": operation(/)
    default: nil
    }
  }
}
