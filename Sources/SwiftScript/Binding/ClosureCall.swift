/// A closure of the script's that a step of the library calls for each element.
struct ClosureCall {
  private let machine: Machine
  private let closure: FunctionBox?

  init(_ machine: Machine, _ closure: Value) {
    self.machine = machine
    self.closure = closure.callable
  }

  /// Nothing once the program has been stopped, or an error is on its way.
  func callAsFunction(_ element: Value) -> Value {
    guard let closure else { return .none }
    return machine.call(closure, element)
  }

  func callAsFunction(_ first: Value, _ second: Value) -> Value {
    guard let closure else { return .none }
    return machine.call(closure, first, second)
  }
}
