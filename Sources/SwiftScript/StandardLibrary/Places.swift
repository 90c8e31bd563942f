/// The box in a register, made unique, so that it can be changed in place; `nil` if the register
/// holds something else, which then stays.
func changing<Content: Box>(
  _ register: UnsafeMutablePointer<Value>, as type: Content.Type
) -> Content? {
  guard register.borrow(type) != nil || register.pointee.box is Content else { return nil }
  register.makeUnique()
  return register.pointee.box.map { unsafeDowncast($0, to: type) }
}

/// Changes the array in a register.
@discardableResult
func changeElements<Result>(
  _ register: UnsafeMutablePointer<Value>, _ body: (inout [Value]) -> Result
) -> Result {
  guard let box = changing(register, as: ArrayBox.self) else {
    var nothing: [Value] = []
    return body(&nothing)
  }
  return body(&box.elements)
}

/// Changes the text in a register.
@discardableResult
func changeText<Result>(
  _ register: UnsafeMutablePointer<Value>, _ body: (inout String) -> Result
) -> Result {
  if let part = register.pointee.exact(SubstringBox.self) {
    var text = String(part.text)
    let result = body(&text)
    register.pointee = .substring(text[...])
    return result
  }
  guard let box = changing(register, as: StringBox.self) else {
    var nothing = ""
    return body(&nothing)
  }
  return body(&box.text)
}

extension Machine {
  /// Calls the closure among a row's arguments.
  func ask(_ closure: Value, _ argument: Value) -> Value {
    guard let function = closure.callable, !isHalted else { return .none }
    return call(function, argument)
  }

  func ask(_ closure: Value, _ first: Value, _ second: Value) -> Value {
    guard let function = closure.callable, !isHalted else { return .none }
    return call(function, first, second)
  }

  func ask(_ closure: Value, _ arguments: Value...) -> Value {
    guard let function = closure.callable, !isHalted else { return .none }
    return call(function, arguments)
  }

  /// False, and the program stopped, if `condition` does not hold.
  func require(_ condition: Bool, _ message: @autoclosure () -> String) -> Bool {
    if !condition { trap(message()) }
    return condition
  }
}

extension Value {
  static func character(_ character: Character) -> Value { .box(CharacterBox(character)) }

  var character: Character? { (box as? CharacterBox)?.character }
  var table: TableBox? { box as? TableBox }
  var range: RangeBox? { box as? RangeBox }
}
