/// A piece of work that the main queue comes to later.
final class TaskBox: Box {
  deinit {}

  private let operation: Value
  private var result: Value?
  var isCancelled = false

  init(_ operation: Value) { self.operation = operation }

  /// Runs the operation, once; an error ends it without a word.
  func run(_ machine: Machine) {
    guard result == nil else { return }
    result = Value.none
    let value = machine.ask(operation)
    if machine.takeThrown() == nil { result = value }
  }

  func value(_ machine: Machine) -> Value {
    run(machine)
    return result ?? .none
  }
}

extension StandardLibrary {
  static let task = {
    var binding = TypeBinding("Task", .struct) {
      let type = MemberTable<Value>()
      for (effects, failure) in [("async", "Never"), ("async throws", "Error")] {
        type.native(
          "@discardableResult init(priority: Any? = nil, operation: @escaping () \(effects) -> Success) where Failure == \(failure)"
        ) { machine, arguments in
          let task = TaskBox(arguments[1])
          machine.later { [unowned machine] in task.run(machine) }
          return .box(task)
        }
      }
      type.native(
        "var value: Success { get async }",
        get: { machine, arguments in
          (arguments[0].box as? TaskBox)?.value(machine) ?? .none
        }, set: nil)
      type.native("func cancel()") { _, arguments in
        (arguments[0].box as? TaskBox)?.isCancelled = true
        return .void
      }
      type.native(
        "var isCancelled: Bool", get: { .bool(($1[0].box as? TaskBox)?.isCancelled ?? false) },
        set: nil)
      type.native(
        "static var isCancelled: Bool", get: { _, _ in .bool(false) }, set: nil)
      return type.rows
    }
    binding.generics = ["Success", "Failure"]
    binding.needsErasure = true
    return binding
  }()

  static let mainActor = TypeBinding("MainActor", .struct) {
    let type = MemberTable<Value>()
    type.native("static func run<T>(body: () throws -> T) async -> T") { machine, arguments in
      machine.ask(arguments[0])
    }
    type.native("static func assumeIsolated<T>(_ body: () throws -> T) -> T") {
      machine, arguments in machine.ask(arguments[0])
    }
    return type.rows
  }
}

extension Machine {
  /// Puts `work` off until the main queue comes to it, or, without one, until the program's end.
  func later(_ work: @escaping @MainActor () -> Void) {
    if let onLater { onLater(work) } else { waiting.append(work) }
  }

  /// Does what has been put off, and what that puts off in turn.
  func finishWaiting() {
    while !isHalted, !waiting.isEmpty { waiting.removeFirst()() }
  }
}
