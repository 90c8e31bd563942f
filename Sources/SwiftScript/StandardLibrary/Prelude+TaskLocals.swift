extension Prelude {
  /// `@TaskLocal`, over what the machine keeps for each task.
  static let taskLocals = Part(
    names: ["TaskLocal"],
    source: """
      struct _TaskBound<Value> { let value: Value }
      @propertyWrapper
      final class TaskLocal<Value>: CustomStringConvertible {
        let _default: Value
        init(wrappedValue: Value) { _default = wrappedValue }
        func get() -> Value {
          (Task<Never, Never>._local(self) as? _TaskBound<Value>)?.value ?? _default
        }
        var wrappedValue: Value { self.get() }
        var projectedValue: TaskLocal<Value> { self }
        var description: String { "TaskLocal<\\(Value.self)>(defaultValue: \\(_default))" }
        func withValue<R>(_ valueDuringOperation: Value, operation: () throws -> R) rethrows -> R {
          let outer = Task<Never, Never>._local(self)
          Task<Never, Never>._bind(self, _TaskBound<Value>(value: valueDuringOperation))
          defer { Task<Never, Never>._bind(self, outer) }
          return try operation()
        }
        func withValue<R>(
          _ valueDuringOperation: Value, operation: () async throws -> R
        ) async rethrows -> R {
          let outer = Task<Never, Never>._local(self)
          Task<Never, Never>._bind(self, _TaskBound<Value>(value: valueDuringOperation))
          defer { Task<Never, Never>._bind(self, outer) }
          return try await operation()
        }
      }
      """)
}
