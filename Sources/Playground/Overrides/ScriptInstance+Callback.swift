import SwiftScript

// A closure of the engine's as the script's override gets it.

extension ScriptInstance {
  func callback(_ body: (() -> Void)?) -> Callback? {
    body.map { body in
      Callback(machine) { _ in
        body()
        return .void
      }
    }
  }

  func callback(_ body: ((Bool) -> Void)?) -> Callback? {
    body.map { body in
      Callback(machine) { arguments in
        body(arguments.first?.bool ?? true)
        return .void
      }
    }
  }
}
