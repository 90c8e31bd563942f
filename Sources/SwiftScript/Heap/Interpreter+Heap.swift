/// Who holds whom, for a host that asks why something is alive.
extension Interpreter {
  /// The instances and closures that are alive; of a class that comes from the host's, the script's
  /// half.
  public var liveObjects: [AnyObject] { machine.live.all }

  /// What global variables and static properties hold.
  public var heldByVariables: [Holding] {
    var holdings: [Holding] = []
    func look(at global: Global, as name: String) {
      global.value.forEachHeld(name) { holdings.append(Holding(.variable, $0, $1)) }
    }
    for global in globals { look(at: global, as: global.name) }
    for type in module.types.values.sorted(by: { $0.name < $1.name }) {
      lookAtStatics(of: type) { look(at: $1, as: "\($0).\($1.name)") }
    }
    return holdings
  }

  private func lookAtStatics(of type: Nominal, _ found: (String, Global) -> Void) {
    for member in type.members {
      if case .global(let global) = member.implementation { found(type.name, global) }
    }
    for inner in type.nested.values.sorted(by: { $0.name < $1.name }) {
      lookAtStatics(of: inner, found)
    }
  }

  /// What the code that is running holds, where the app stands still in the middle of it.
  public var heldByRunningCode: [Holding] {
    var holdings: [Holding] = []
    for frame in machine.frames {
      for index in 0..<frame.function.registerCount where frame.base + index < machine.top {
        frame.base[index].forEachHeld("") { _, object in
          holdings.append(Holding(.running, frame.function.name, object))
        }
      }
      if let closure = frame.closure?.takeUnretainedValue() {
        holdings.append(Holding(.running, frame.function.name, closure))
      }
    }
    for task in machine.tasks.values {
      if let operation = task.operation { holdings.append(Holding(.running, "Task", operation)) }
      task.stack?.forEachValue { name, value in
        value.forEachHeld("") { _, object in holdings.append(Holding(.running, name, object)) }
      }
    }
    return holdings
  }

  /// What `object` holds by itself, as far as the script knows: an instance its properties, a
  /// closure what it captured.
  public func holdings(of object: AnyObject) -> [Holding] {
    var holdings: [Holding] = []
    if let closure = object as? FunctionBox {
      guard let function = closure.function else { return [] }
      for (index, value) in closure.captures.enumerated() {
        let name = index < function.captureNames.count ? function.captureNames[index] : ""
        value.forEachHeld(name) { holdings.append(Holding(.capture, $0, $1)) }
      }
    } else if let instance = ScriptInstance.of(.object(object)) {
      for (name, value) in zip(instance.type.fieldNames, instance.fields) {
        value.forEachHeld(name) { holdings.append(Holding(.property, $0, $1)) }
      }
    }
    return holdings
  }
}

/// A closure that is alive.
public struct LiveClosure {
  /// The line that made it, and the text that the line stands in.
  public let source: Int
  public let line: Int
  /// The object of the host's that it was given to, if that lives.
  public let holder: AnyObject?

  /// `nil` if `object` is no closure of the script.
  public init?(_ object: AnyObject) {
    guard let box = object as? FunctionBox, let function = box.function else {
      return nil
    }
    source = function.source
    line = function.madeAt
    holder = box.givenTo
  }
}
