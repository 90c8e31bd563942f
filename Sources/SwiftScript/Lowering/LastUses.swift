/// Moves an initializer's parameters into the fields where they end up.
///
/// An initializer owns what it is given until it ends. Where nothing but such assignments lies
/// between an assignment and that end, nobody can tell whether it was moved or copied.
enum LastUses {
  static func moved(_ code: [Instruction], parameters: Range<Int>) -> [Instruction] {
    var result = code
    var isRead: Set<Int32> = []
    for place in code.indices.reversed() {
      let step = code[place]
      switch step.operation {
      case .return, .returnVoid, .constant, .number, .copy, .copyNumber: break
      case .setField:
        if parameters.contains(Int(step.a)), !isRead.contains(step.a) {
          result[place].operation = .moveField
        }
      default: return result
      }
      isRead.formUnion(step.operation.operands.b == .register ? [step.a, step.b] : [step.a])
    }
    return result
  }
}
