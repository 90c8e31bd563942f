@preconcurrency import Foundation
import UIKitEngine
@_spi(ExperimentalCustomExecutors) import _Concurrency

// The host of a compiled scenario: the launch state, the loop, and the console.

public let window = launched.window
public let viewController = launched.viewController
public let view = launched.view

private let launched = launch()

private func launch() -> (window: UIWindow, viewController: UIViewController, view: UIView) {
  let system = ProcessInfo.processInfo.environment["LAYOUTLAB_RULES"]
  if let system = system.flatMap(Rules.System.init) {
    Engine.current = Engine(rules: Rules(system: system))
  }
  let engine = Engine.current
  engine.onConsole = { writeToConsole($0) }
  engine.onFault = { fault in
    if case .exception(let name) = fault.kind {
      writeToConsole(
        "*** Terminating app due to uncaught exception '\(name)', reason: '\(fault.message)'\n")
    } else {
      writeToConsole(fault.message + "\n")
    }
    exit(1)
  }
  engine.launch()
  guard let window = engine.window, let controller = window.rootViewController else {
    writeToConsole("the engine has no launch state\n")
    exit(70)
  }
  return (window, controller, controller.view)
}

private func writeToConsole(_ text: String) {
  FileHandle.standardError.write(Data(text.utf8))
}

/// Runs `program` as one event handler of the main run loop, then the loop until nothing is pending.
public func run(_ program: () -> Void) -> Never {
  setvbuf(stdout, nil, _IONBF, 0)
  alarm(30)
  _ = launched
  _createExecutors(factory: LoopExecutors.self)
  program()
  Engine.current.run(until: 60)
  exit(0)
}

/// What `#selector` gives on Apple's systems; the test that compiles a scenario writes calls of these
/// in its place.
public func selector<Owner: AnyObject>(
  _ name: String, _ method: @escaping (Owner) -> @MainActor () -> Void
) -> Selector {
  nonisolated(unsafe) let method = method
  return Selector(name, of: { $0 is Owner }) { target, _ in
    if let owner = target as? Owner { method(owner)() }
  }
}

public func selector<Owner: AnyObject, Sender>(
  _ name: String, _ method: @escaping (Owner) -> @MainActor (Sender) -> Void
) -> Selector {
  nonisolated(unsafe) let method = method
  return Selector(name, of: { $0 is Owner }) { target, sender in
    if let owner = target as? Owner, let sender = sender as? Sender { method(owner)(sender) }
  }
}
