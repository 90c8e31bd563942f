import SwiftScript
import UIKitEngine

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

  /// What the engine says nothing of, as the script has it.
  func anything(_ value: Any?) -> HashedValue { HashedValue(Value(hosted: value)) }

  func passed(_ coordinator: any UIViewControllerTransitionCoordinator) -> CoordinatedTransition? {
    coordinator as? CoordinatedTransition
  }

  func passed(_ context: any UIViewControllerContextTransitioning) -> TransitionContext? {
    context as? TransitionContext
  }

  func passed(_ container: any UIContentContainer) -> UIViewController? {
    container as? UIViewController
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
