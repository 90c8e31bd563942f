import SwiftScript

// A closure of the engine's as the script's override gets it. UIKit declares some with, some
// without isolation, and Swift converts none of them into the other.

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
