/// What the machine calls to leave the script: a pointer to the arguments, `self` first.
public typealias Native = @MainActor (Machine, UnsafeMutablePointer<Value>) -> Value

/// A closure, or a function used as a value.
public final class FunctionBox: Box {
  enum Target {
    case script(Function)
    case native(@MainActor (Machine, [Value]) -> Value)
  }

  let target: Target
  /// The script's function, if it is one.
  let function: Function?
  /// What a closure of the script's has captured.
  let captures: [Value]
  let machine: Machine
  /// The object of the host's that it was given to.
  weak var givenTo: AnyObject?
  /// Among the machine's live objects, if it holds anything.
  private var place: Int?
  private var live: LiveObjects?

  init(_ function: Function, captures: [Value], machine: Machine) {
    target = .script(function)
    self.captures = captures
    self.function = function
    self.machine = machine
    super.init()
    if !captures.isEmpty {
      live = machine.live
      place = machine.live.enter(self)
    }
  }

  deinit {
    if let place { live?.leave(place) }
  }

  init(machine: Machine, _ body: @escaping @MainActor (Machine, [Value]) -> Value) {
    target = .native(body)
    captures = []
    function = nil
    self.machine = machine
  }

  @discardableResult
  public func callAsFunction(_ arguments: Value...) -> Value {
    machine.call(self, arguments)
  }
}
