import Observation

/// An object of a script class; or, where the class inherits from the host's, the script's half
/// of it, owned by the host's object.
public final class ScriptInstance {
  public let type: ScriptType
  public var machine: Machine { type.machine }
  let fields: Fields
  /// What few objects need.
  private var rarities: Rarities?

  /// Counts the instances of its class from 1.
  public let number: Int
  /// Among the machine's live objects, until its end begins; then -1.
  private var place = -1

  init(_ type: ScriptType) {
    self.type = type
    number = type.numberInstance()
    fields = Fields(count: type.fieldCount)
    let address = Unmanaged.passUnretained(self).toOpaque()
    place = type.census._withUnsafeGuaranteedRef { $0.enter(address) }
  }

  deinit {
    let place = place
    if place >= 0 { type.census._withUnsafeGuaranteedRef { $0.leave(place) } }
    self.place = -1
    if type.runsDeinitializers { MainActor.assumeIsolated { runDeinitializers(of: self) } }
    fields.destroy()
  }

  /// Kept apart, so that an object without any of it is small and its class known when we compile.
  private final class Rarities {
    /// Of an `@Observable` class.
    let registrar = ObservationRegistrar()
    /// Hooks that `super` asked for: the next arrival of each takes the host's own implementation.
    var baseCalls: Set<String> = []
    /// Its initializer has failed before it was whole.
    var isAbandoned = false
  }

  /// Lets it die without a `deinit`.
  func abandon() { rare.isAbandoned = true }

  private var rare: Rarities {
    if let rarities { return rarities }
    let made = Rarities()
    rarities = made
    return made
  }

  var registrar: ObservationRegistrar { rare.registrar }

  /// Runs `deinit` of the class and those above it; the host's half calls this from its own.
  public func hostWillDie(_ host: AnyObject) {
    leave()
    runDeinitializers(of: host)
  }

  private func leave() {
    let place = place
    if place >= 0 { type.census._withUnsafeGuaranteedRef { $0.leave(place) } }
    self.place = -1
  }

  private func runDeinitializers(of object: AnyObject) {
    let machine = type.machine
    guard !machine.isHalted, rarities?.isAbandoned != true else { return }
    var next: ScriptType? = type
    while let current = next {
      if let function = current.deinitializer {
        _ = machine.call(function.specialized(for: type.type), [.object(object)])
      }
      next = current.superclass
    }
  }

  /// Whether the script's class, or one above it, overrides `hook`.
  public func overrides(_ hook: String) -> Bool { type.hooks[hook] != nil }

  /// Whether the script overrides `hook` and this arrival is meant for it.
  public func answers(_ hook: String) -> Bool {
    guard type.hooks[hook] != nil, !type.machine.isHalted else { return false }
    return rarities?.baseCalls.remove(hook) == nil
  }

  /// Runs the script's override of `hook` on `host`.
  public func call(_ hook: String, on host: AnyObject, _ arguments: [Value] = []) -> Value {
    guard let function = type.hooks[hook] else { return .none }
    return type.machine.call(function, [.object(host)] + arguments)
  }

  /// Lets `body` reach the host's own implementation of `hook`.
  func withBase<Result>(of hook: String, _ body: () -> Result) -> Result {
    if type.hooks[hook] != nil { rare.baseCalls.insert(hook) }
    defer { rarities?.baseCalls.remove(hook) }
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
