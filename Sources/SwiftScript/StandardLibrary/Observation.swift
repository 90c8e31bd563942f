import Observation

extension StandardLibrary {
  /// Objects of `@Observable` classes tell Swift's own observation (see ``ScriptInstance``), which
  /// asks back here.
  static let observation = [
    FunctionBinding(
      "func withObservationTracking<T>(_ apply: () -> T, onChange: @escaping @Sendable () -> Void) -> T"
    ) { machine, arguments in
      guard let apply = arguments[0].callable, let change = arguments[1].callable else {
        return .none
      }
      return withObservationTracking {
        machine.call(apply, [])
      } onChange: {
        MainActor.assumeIsolated { _ = machine.call(change, []) }
      }
    }
  ]
}
