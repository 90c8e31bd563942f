/// One step of a lowered program: an operation on registers of the running function.
///
/// The builder writes registers by number and jumps by the number of their target; in the code that
/// runs both are distances in bytes (``Instruction/encoded(at:)``).
struct Instruction {
  var operation: Operation
  var a: Int32 = 0
  var b: Int32 = 0
  var c: Int32 = 0

  init(_ operation: Operation, _ a: Int = 0, _ b: Int = 0, _ c: Int = 0) {
    self.operation = operation
    self.a = Int32(a)
    self.b = Int32(b)
    self.c = Int32(c)
  }
}

/// `r[x]` is register x of the running function; results go to `r[a]` unless said otherwise.
enum Operation: UInt8 {
  // Moving values.
  /// r[a] = r[b]
  case copy
  /// r[a] = r[b], which is empty afterwards.
  case take
  case clear
  /// constants[b]
  case constant
  /// The same between registers that never hold anything that is counted.
  case copyNumber, number
  /// globals: r[a] = objects[b].value; and back: objects[b].value = r[a]
  case global, setGlobal
  /// r[a] = objects[b].value, which is empty afterwards.
  case takeGlobal
  /// The same, and nobody may look at it until r[a] goes back to it.
  case openGlobal, closeGlobal
  /// r[a] = a cell that holds r[b], which is empty afterwards.
  case makeCell
  /// r[a] = what cell r[b] holds; and back: cell r[a] holds r[b].
  case cell, setCell
  /// r[a] = what cell r[b] holds, which is empty afterwards.
  case takeCell
  /// The same, and nobody may look at it until r[a] goes back to it.
  case openCell, closeCell
  /// r[a] = capture b of the running closure.
  case capture
  /// r[a] = what cell capture b holds; and back: cell capture b holds r[a].
  case capturedCell, setCapturedCell
  /// r[a] = closure of objects[c], capturing r[b]…
  case closure

  // Whole numbers, with Swift's overflow traps.
  case addInt, subtractInt, multiplyInt, divideInt, remainderInt, negateInt
  case andInt, orInt, xorInt
  case lessInt, lessEqualInt, greaterInt, greaterEqualInt, equalInt, notEqualInt
  /// r[a] = r[b] + c, and so on.
  case addIntConstant, multiplyIntConstant, remainderIntConstant, andIntConstant
  // Floating-point numbers.
  case addDouble, subtractDouble, multiplyDouble, divideDouble, negateDouble
  case lessDouble, lessEqualDouble, greaterDouble, greaterEqualDouble, equalDouble, notEqualDouble
  case not
  /// r[a] = r[b] == r[c], of any type.
  case equal, notEqual
  /// r[a] = r[b] and r[c] are the same object.
  case same

  // Control. Targets are absolute; the step counter ticks on backward jumps and calls.
  case jump
  case loop
  case jumpIfFalse, jumpIfTrue, jumpIfNone, jumpIfSome
  /// To a unless the comparison of r[b] with r[c] holds.
  case jumpUnlessLess, jumpUnlessLessEqual, jumpUnlessEqual, jumpUnlessNotEqual
  case jumpUnlessLessDouble, jumpUnlessLessEqualDouble
  /// To a unless the comparison of r[b] with the number c holds.
  case jumpUnlessLessConstant, jumpUnlessLessEqualConstant, jumpUnlessGreaterConstant
  case jumpUnlessGreaterEqualConstant, jumpUnlessEqualConstant, jumpUnlessNotEqualConstant
  /// The end of a loop: back to a if r[b] is less than (or equals) r[c], or the number c.
  case loopIfLess, loopIfLessEqual, loopIfLessConstant, loopIfGreaterConstant
  /// To a unless r[b] is the case with tag c.
  case jumpUnlessCase
  /// Counts r[a] up by one and jumps to c, as long as it stays below r[b]; the second stops at r[b].
  case countBelow, countUpTo
  /// r[a] = the element of array r[b] at r[b + 1], which is counted up; to c when there is none.
  case nextElement
  /// Calls objects[a] with the arguments in r[b]…; the result is in r[b].
  case call
  /// Calls slot a of the object in r[b].
  case callSlot
  /// The same with r[c] as the first argument, which is lent for as long as the call lasts: nothing
  /// can change that register meanwhile, and nobody counts.
  case callOn, callSlotOn
  /// Calls the closure in r[a] with c arguments in r[b]…; the result is in r[b].
  case callClosure
  /// Calls what the type of r[b] has for the requirement objects[a]; c arguments with `self`.
  case callWitness
  /// r[a] = natives[c](r[b]…)
  case native
  case `return`
  case returnVoid

  // Objects and aggregates.
  /// r[a] = a new object, all fields empty, of type objects[b].
  case new
  /// r[a] = field c of object r[b]; and back: field c of object r[b] = r[a].
  case field, setField
  /// Field c of object r[b] = r[a], which may be empty afterwards: nobody reads it any more.
  case moveField
  /// r[a] = field c of object r[b], which is empty afterwards.
  case takeField
  /// The same, and nobody may look at the field until r[a] goes back to it.
  case openField, closeField
  /// r[a] = element c of aggregate r[b]; and back: element c of the aggregate in r[b] = r[a].
  case element, setElement
  case takeElement
  /// r[a] = element r[c] of array r[b]; and back: element r[b] of array r[a] = r[c].
  case arrayElement, setArrayElement
  /// r[a] = element r[c] of array r[b], which is empty afterwards.
  case takeArrayElement
  /// r[a] = what dictionary r[b] has for r[c], or nil; and back: dictionary r[a] has r[c] for r[b].
  case tableElement, setTableElement
  /// r[a] = what dictionary r[b] has for r[c], or r[c + 1]; and back, of a value that is no optional.
  case tableValue, setTableValue
  /// The same, and the dictionary holds nothing there afterwards until it is set again.
  case takeTableElement, takeTableValue
  /// Adds text r[b] to text r[a].
  case appendText
  /// Adds literal objects[b] to text r[a].
  case appendConstant
  /// Adds the digits of number r[b] to text r[a].
  case appendNumber
  /// r[a] = the text of interpolation objects[b]; and: adds it to text r[a].
  case interpolate, appendInterpolation
  /// r[a] = how many elements array r[b] has.
  case arrayCount
  /// Adds r[b], which is empty afterwards, to array r[a].
  case arrayAppend
  /// r[a] = a struct of type objects[c] with the fields r[b]…
  case makeStruct
  /// r[a] = a tuple of c values r[b]…
  case makeTuple
  /// r[a] = an array of c values r[b]…
  case makeArray

  // Optionals.
  case wrap
  /// r[a] = payload of r[b]
  case payload
  /// r[a] = payload of r[b], or Swift's trap; c is 1 where nobody wrote the `!`.
  case force

  /// Stops the program with constants[a].
  case trap

  /// The first step of a function that is still to be lowered: does that, and starts again.
  case lower
  /// Leaves with the error r[a] for the nearest handler.
  case `throw`
}
