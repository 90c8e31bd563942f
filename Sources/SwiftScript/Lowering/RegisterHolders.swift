/// Finds the registers of a function that may ever hold something that is counted: the others need
/// not be looked at when a call ends.
///
/// The order of the steps does not matter: a register is one of them as soon as any step may give it
/// a reference.
struct RegisterHolders {
  private let code: [Instruction]
  private let constants: [Value]
  /// Instructions whose result is a number or a `Bool`, as the checker knows.
  private let scalarResults: Set<Int>
  private let registerCount: Int

  init(
    _ code: [Instruction], constants: [Value], scalarResults: Set<Int>, registerCount: Int
  ) {
    self.code = code
    self.constants = constants
    self.scalarResults = scalarResults
    self.registerCount = registerCount
  }

  /// The registers, last first.
  ///
  /// `parameters` are those that arrive with references, `errors` those that handlers fill.
  func registers(parameters: [Int], errors: [Int]) -> [Int] {
    var holds = Array(repeating: false, count: registerCount)
    for register in parameters + errors { holds[register] = true }
    var isChanged = true
    while isChanged {
      isChanged = false
      for (place, instruction) in code.enumerated() {
        guard let register = target(of: instruction, at: place, holds), !holds[register] else {
          continue
        }
        holds[register] = true
        isChanged = true
      }
    }
    return holds.indices.reversed().filter { holds[$0] }
  }

  /// The code with plain steps for what moves between registers that are not among them.
  static func withPlainCopies(
    _ code: [Instruction], holders: [Int], constants: [Value]
  ) -> [Instruction] {
    let holders = Set(holders)
    return code.map { instruction in
      guard !holders.contains(Int(instruction.a)) else { return instruction }
      var plain = instruction
      switch instruction.operation {
      case .copy where !holders.contains(Int(instruction.b)): plain.operation = .copyNumber
      case .constant:
        switch constants[Int(instruction.b)] {
        case .object, .box: break
        default: plain.operation = .number
        }
      default: break
      }
      return plain
    }
  }

  /// The register that `instruction` may give a reference.
  private func target(of instruction: Instruction, at place: Int, _ holds: [Bool]) -> Int? {
    guard !scalarResults.contains(place) else { return nil }
    let meaning = instruction.operation.operands
    switch instruction.operation {
    case .addInt, .subtractInt, .multiplyInt, .divideInt, .remainderInt, .negateInt, .andInt,
      .orInt, .xorInt, .addIntConstant, .multiplyIntConstant, .remainderIntConstant,
      .andIntConstant, .lessInt, .lessEqualInt, .greaterInt, .greaterEqualInt, .equalInt,
      .notEqualInt, .addDouble,
      .subtractDouble, .multiplyDouble, .divideDouble, .negateDouble, .lessDouble,
      .lessEqualDouble, .greaterDouble, .greaterEqualDouble, .equalDouble, .notEqualDouble, .not,
      .equal, .notEqual, .same, .arrayCount,
      .countBelow, .countUpTo, .clear, .setField, .moveField, .setCapturedCell:
      return nil
    case .copy, .take, .payload, .force:
      return holds[Int(instruction.b)] ? Int(instruction.a) : nil
    case .constant:
      switch constants[Int(instruction.b)] {
      case .object, .box: return Int(instruction.a)
      default: return nil
      }
    case .call, .callSlot, .callOn, .callSlotOn, .callWitness, .callClosure:
      return Int(instruction.b)
    default: return meaning.a == .register ? Int(instruction.a) : nil
    }
  }
}
