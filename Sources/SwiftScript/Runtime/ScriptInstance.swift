/// An object of a script class; or, where the class inherits from the host's, the script's half
/// of it, owned by the host's object.
public final class ScriptInstance {
  public let type: ScriptType
  public var machine: Machine { type.machine }
  let fields: Fields
  /// The host's half runs the `deinit` of a hosted object.
  private let hasDeinitializer: Bool
  /// Hooks that `super` asked for: the next arrival of each takes the host's own implementation.
  private var baseCalls: Set<String>?

  init(_ type: ScriptType) {
    self.type = type
    fields = Fields(count: type.fieldNames.count)
    hasDeinitializer = type.hasDeinitializer && type.nominal.hostBase == nil
  }

  deinit {
    if hasDeinitializer { MainActor.assumeIsolated { runDeinitializers(of: self) } }
    fields.destroy()
  }

  /// Runs `deinit` of the class and those above it; the host's half calls this from its own.
  public func hostWillDie(_ host: AnyObject) {
    runDeinitializers(of: host)
  }

  private func runDeinitializers(of object: AnyObject) {
    let machine = type.machine
    guard !machine.isHalted else { return }
    var next: ScriptType? = type
    while let current = next {
      if let function = current.deinitializer {
        _ = machine.call(function, [.object(object)])
      }
      next = current.superclass
    }
  }

  /// Whether the script's class, or one above it, overrides `hook`.
  public func overrides(_ hook: String) -> Bool { type.hooks[hook] != nil }

  /// Whether the script overrides `hook` and this arrival is meant for it.
  public func answers(_ hook: String) -> Bool {
    guard type.hooks[hook] != nil, !type.machine.isHalted else { return false }
    return baseCalls?.remove(hook) == nil
  }

  /// Runs the script's override of `hook` on `host`.
  public func call(_ hook: String, on host: AnyObject, _ arguments: [Value] = []) -> Value {
    guard let function = type.hooks[hook] else { return .none }
    return type.machine.call(function, [.object(host)] + arguments)
  }

  /// Lets `body` reach the host's own implementation of `hook`.
  func withBase<Result>(of hook: String, _ body: () -> Result) -> Result {
    if type.hooks[hook] != nil { baseCalls = (baseCalls ?? []).union([hook]) }
    defer { baseCalls?.remove(hook) }
    return body()
  }
}

/// A host object whose hooks ask the script.
public protocol ScriptHosted: AnyObject {
  var script: ScriptInstance { get }
}

extension ScriptInstance {
  /// The script's half of `object`.
  static func of(_ value: Value) -> ScriptInstance? {
    guard case .object(let object) = value else { return nil }
    if Swift.type(of: object) == ScriptInstance.self {
      return unsafeDowncast(object, to: ScriptInstance.self)
    }
    return (object as? any ScriptHosted)?.script
  }
}

/// The stored properties of an object, which owns them.
nonisolated struct Fields: RandomAccessCollection {
  nonisolated(unsafe) let start: UnsafeMutablePointer<Value>
  let count: Int

  init(count: Int) {
    self.count = count
    start = .allocate(capacity: Swift.max(1, count))
    start.initialize(repeating: .none, count: count)
  }

  func destroy() {
    start.deinitialize(count: count)
    start.deallocate()
  }

  var startIndex: Int { 0 }
  var endIndex: Int { count }

  subscript(index: Int) -> Value {
    get {
      precondition(UInt(bitPattern: index) < UInt(bitPattern: count))
      return start[index]
    }
    nonmutating set {
      precondition(UInt(bitPattern: index) < UInt(bitPattern: count))
      start[index] = newValue
    }
  }
}
