extension Instruction {
  /// It neither changes `register` nor takes over what that holds; what stands there may belong to
  /// somebody else.
  func onlyReads(_ register: Int) -> Bool {
    let register = Int32(register)
    let meaning = operation.operands
    let isNamed =
      (meaning.a == .register && a == register) || (meaning.b == .register && b == register)
      || (meaning.c == .register && c == register)
    guard isNamed else { return true }
    switch operation {
    // A result that leaves is counted for by the call's end.
    case .return, .jumpIfFalse, .jumpIfTrue, .jumpIfNone, .jumpIfSome, .jumpUnlessLess,
      .jumpUnlessLessEqual, .jumpUnlessEqual, .jumpUnlessNotEqual, .jumpUnlessLessDouble,
      .jumpUnlessLessEqualDouble, .loopIfLess, .loopIfLessEqual, .jumpUnlessLessConstant,
      .jumpUnlessLessEqualConstant, .jumpUnlessGreaterConstant, .jumpUnlessGreaterEqualConstant,
      .jumpUnlessEqualConstant, .jumpUnlessNotEqualConstant, .jumpUnlessCase, .loopIfLessConstant,
      .loopIfGreaterConstant, .setField, .setGlobal, .setCapturedCell,
      .setCell:
      return true
    case .copy, .copyNumber, .addInt, .subtractInt, .multiplyInt, .divideInt, .remainderInt,
      .negateInt, .andInt, .orInt, .xorInt, .lessInt, .lessEqualInt, .greaterInt, .greaterEqualInt,
      .equalInt, .notEqualInt, .addIntConstant, .multiplyIntConstant, .remainderIntConstant,
      .andIntConstant, .addDouble, .subtractDouble, .multiplyDouble, .divideDouble, .negateDouble,
      .lessDouble, .lessEqualDouble, .greaterDouble, .greaterEqualDouble, .equalDouble,
      .notEqualDouble, .not, .equal, .notEqual, .same, .cell, .field, .takeField, .openField,
      .closeField, .element,
      .arrayElement, .tableElement, .arrayCount, .payload, .force, .wrap, .appendText,
      .appendNumber, .moveField:
      return a != register
    // Below the window of a call stand only registers that the call does not touch.
    case .callOn, .callSlotOn: return b != register
    default: return false
    }
  }
}
