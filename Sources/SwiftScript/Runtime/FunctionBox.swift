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
  let captures: Fields
  let machine: Machine
  /// The object of the host's that it was given to.
  weak var givenTo: AnyObject?
  /// Among the machine's live objects, if it holds anything.
  private var place: Int?
  private var live: LiveObjects?

  /// The same, as the machine reads it.
  let scripted: Unmanaged<Function>?

  /// Takes the captured values over; their registers are empty afterwards.
  init(
    _ function: Function, moving captures: UnsafeMutablePointer<Value>? = nil, machine: Machine
  ) {
    target = .script(function)
    self.captures = captures.map { Fields(moving: $0, function.captureCount) } ?? Fields(count: 0)
    self.function = function
    scripted = .passUnretained(function)
    self.machine = machine
    super.init()
    if !self.captures.isEmpty {
      live = machine.live
      place = machine.live.enter(Unmanaged.passUnretained(self).toOpaque())
    }
  }

  deinit {
    if let place { live?.leave(place) }
    captures.destroy()
  }

  init(machine: Machine, _ body: @escaping @MainActor (Machine, [Value]) -> Value) {
    target = .native(body)
    captures = Fields(count: 0)
    function = nil
    scripted = nil
    self.machine = machine
  }

  @discardableResult
  public func callAsFunction(_ arguments: Value...) -> Value {
    machine.call(self, arguments)
  }
}
