import SwiftScript

extension ScriptInstance {
  /// A closure of the engine's as the script's override gets it.
  func callback(_ body: (@MainActor () -> Void)?) -> Callback? {
    body.map { body in
      Callback(machine) { _ in
        body()
        return .void
      }
    }
  }

  func callback(_ body: (@MainActor (Bool) -> Void)?) -> Callback? {
    body.map { body in
      Callback(machine) { arguments in
        body(arguments.first?.bool ?? true)
        return .void
      }
    }
  }
}
