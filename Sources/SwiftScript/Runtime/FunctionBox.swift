/// What the machine calls to leave the script: a pointer to the arguments, `self` first.
public typealias Native = @MainActor (Machine, UnsafeMutablePointer<Value>) -> Value

/// A closure, or a function used as a value.
public final class FunctionBox: Box {
  enum Target {
    case script(Function, captures: [Value])
    case native(@MainActor (Machine, [Value]) -> Value)
  }

  let target: Target
  let machine: Machine
  /// The object of the host's that it was given to.
  weak var givenTo: AnyObject?
  /// Among the machine's live objects, if it holds anything.
  private var place: Int?

  init(_ function: Function, captures: [Value], machine: Machine) {
    target = .script(function, captures: captures)
    self.machine = machine
    super.init()
    if !captures.isEmpty { place = machine.live.enter(self) }
  }

  nonisolated deinit {
    MainActor.assumeIsolated { if let place { machine.live.leave(place) } }
  }

  init(machine: Machine, _ body: @escaping @MainActor (Machine, [Value]) -> Value) {
    target = .native(body)
    self.machine = machine
  }

  @discardableResult
  public func callAsFunction(_ arguments: Value...) -> Value {
    machine.call(self, arguments)
  }
}
