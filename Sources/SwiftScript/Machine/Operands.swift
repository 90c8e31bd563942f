/// What one of the three numbers of an instruction means.
enum Operand {
  case none
  /// A register of the function.
  case register
  /// A field of an object, or an element of an aggregate.
  case field
  /// Where to go on, by the number of the instruction.
  case target
  /// A number: a count, a place in one of the function's tables, a constant of the program's.
  case number
}

extension Operation {
  /// The meaning of `a`, `b` and `c`.
  var operands: (a: Operand, b: Operand, c: Operand) {
    switch self {
    case .clear, .return, .throw: (.register, .none, .none)
    case .copy, .copyNumber, .take, .makeCell, .cell, .takeCell, .setCell, .openCell, .closeCell,
      .negateInt,
      .negateDouble, .not,
      .appendText, .appendNumber, .arrayCount, .arrayAppend, .wrap, .payload:
      (.register, .register, .none)
    case .constant, .number, .appendConstant, .global, .takeGlobal, .setGlobal, .openGlobal,
      .closeGlobal, .capture,
      .capturedCell,
      .setCapturedCell, .new, .interpolate, .appendInterpolation:
      (.register, .number, .none)
    case .addInt, .subtractInt, .multiplyInt, .divideInt, .remainderInt, .andInt, .orInt, .xorInt,
      .lessInt, .lessEqualInt, .greaterInt, .greaterEqualInt, .equalInt, .notEqualInt, .addDouble,
      .subtractDouble, .multiplyDouble, .divideDouble, .lessDouble, .lessEqualDouble,
      .greaterDouble, .greaterEqualDouble, .equalDouble, .notEqualDouble,
      .equal, .notEqual, .same, .arrayElement, .setArrayElement, .takeArrayElement, .tableElement,
      .setTableElement, .tableValue, .setTableValue, .takeTableElement, .takeTableValue:
      (.register, .register, .register)
    case .addIntConstant, .multiplyIntConstant, .remainderIntConstant, .andIntConstant, .closure,
      .callClosure, .native, .makeStruct, .makeTuple, .makeArray, .takeField, .openField,
      .closeField, .setElement,
      .takeElement, .force:
      (.register, .register, .number)
    case .field, .setField, .moveField, .element: (.register, .register, .field)
    case .jump, .loop: (.target, .none, .none)
    case .jumpIfFalse, .jumpIfTrue, .jumpIfNone, .jumpIfSome: (.register, .target, .none)
    case .jumpUnlessLess, .jumpUnlessLessEqual, .jumpUnlessEqual, .jumpUnlessNotEqual,
      .jumpUnlessLessDouble, .jumpUnlessLessEqualDouble, .loopIfLess, .loopIfLessEqual:
      (.target, .register, .register)
    case .jumpUnlessLessConstant, .jumpUnlessLessEqualConstant, .jumpUnlessGreaterConstant,
      .jumpUnlessGreaterEqualConstant, .jumpUnlessEqualConstant, .jumpUnlessNotEqualConstant,
      .jumpUnlessCase, .loopIfLessConstant, .loopIfGreaterConstant:
      (.target, .register, .number)
    case .countBelow, .countUpTo, .nextElement: (.register, .register, .target)
    case .call, .callSlot: (.number, .register, .none)
    case .callOn, .callSlotOn: (.number, .register, .register)
    case .callWitness: (.number, .register, .number)
    case .trap: (.number, .none, .none)
    case .returnVoid, .lower: (.none, .none, .none)
    }
  }
}

extension Instruction {
  /// Where a jump leads, by the number of the instruction.
  var target: Int? {
    get {
      let meaning = operation.operands
      if meaning.a == .target { return Int(a) }
      if meaning.b == .target { return Int(b) }
      return meaning.c == .target ? Int(c) : nil
    }
    set {
      guard let newValue else { return }
      let meaning = operation.operands
      if meaning.a == .target {
        a = Int32(newValue)
      } else if meaning.b == .target {
        b = Int32(newValue)
      } else if meaning.c == .target {
        c = Int32(newValue)
      }
    }
  }

  /// The instruction as the loop reads it: registers and fields as distances in bytes from the
  /// first, jumps as distances from the instruction that follows.
  func encoded(at place: Int) -> Instruction {
    let meaning = operation.operands
    func encode(_ number: Int32, _ meaning: Operand) -> Int32 {
      switch meaning {
      case .none, .number: number
      case .register, .field: number * Int32(MemoryLayout<Value>.stride)
      case .target: (number - Int32(place) - 1) * Int32(MemoryLayout<Instruction>.stride)
      }
    }
    var result = self
    result.a = encode(a, meaning.a)
    result.b = encode(b, meaning.b)
    result.c = encode(c, meaning.c)
    return result
  }
}
