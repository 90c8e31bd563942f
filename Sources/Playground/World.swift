import SwiftScript
import UIKitEngine

/// One run of the simulated app: an engine and the interpreter whose script it runs.
///
/// A session throws its world away after a fault and builds the next by replaying its inputs.
final class World {
  let engine: Engine
  let interpreter: Interpreter
  /// The texts that the interpreter was given.
  var listing = Listing()

  init(rules: Rules, library: Library) {
    engine = Engine(rules: rules)
    interpreter = Interpreter(library: library)
  }

  /// Connects the two and brings the app to its launch state.
  func launch() {
    let machine = interpreter.machine
    engine.currentLine = { [unowned machine] in machine.currentPlace }
    machine.onDefine = { [unowned engine] name, object in engine.name(object, name) }
    machine.hostClock = { [unowned engine] in engine.now }
    machine.onLater = { DispatchQueue.main.enqueue($0) }
    machine.onLaterAfter = { DispatchQueue.main.enqueue(at: .now() + $0, $1) }
    machine.onPrint = { [unowned engine] in engine.print($0) }
    machine.onStop = { [unowned engine] in engine.fault(Fault(stop: $0)) }
    engine.onFault = { [unowned machine] _ in machine.halt() }
    engine.launch()
    letScriptsHost()
    define("window", "UIWindow", engine.window)
    define("viewController", "UIViewController", engine.viewController)
    define("view", "UIView", engine.view)
  }

  /// Lets the engine ask whether an object is a script's.
  ///
  /// Not before the launch, whose own objects are none: the first question to each class is slow.
  private func letScriptsHost() {
    // The engine knows its own classes, also those that no script can name.
    engine.typeNamer = { [unowned interpreter] in
      $0 is any ScriptHosted ? interpreter.library.nominal(of: $0)?.name : nil
    }
    engine.describe = { [unowned interpreter] in interpreter.machine.ownDescription(of: $0) }
    engine.drawsItself = { view in (view as? any ScriptHosted)?.script.overrides("draw(_:)") }
    engine.makeLayer = { view in (view as? any ScriptHosted)?.madeLayer }
    engine.copyLayer = { layer in (layer as? any ScriptHosted)?.copiedLayer(layer) }
    engine.makeAttributes = { layout in (layout as? any ScriptHosted)?.madeAttributes }
    engine.copyAttributes = { attributes in (attributes as? any ScriptHosted)?.emptyAttributes }
    engine.overrides = { object, callback in
      (object as? any ScriptHosted)?.script.overrides(callback.name)
    }
    engine.requiresConstraintBasedLayout = { view in
      (view as? any ScriptHosted)?.script.staticValue("requiresConstraintBasedLayout")?.bool
    }
  }

  private func define(_ name: String, _ type: String, _ object: AnyObject?) {
    if let object { interpreter.define(name, type, .object(object)) }
  }

  /// Ends the world without a sound: dying objects run no script and tell nobody.
  func tearDown() {
    engine.isOver = true
    engine.onOutput = nil
    engine.onConsole = nil
    engine.onEvent = nil
    engine.pauseHandler = nil
    engine.isInterrupted = nil
    interpreter.tearDown()
  }
}

extension Fault {
  init(stop: Machine.Stop) {
    switch stop {
    case .trap(let message): self.init(.trap, "Fatal error: \(message)")
    case .overflow(let function, let throughCallbacks):
      self.init(.endlessCalls(function: function, throughCallbacks: throughCallbacks))
    case .limit(let steps): self.init(.steps(steps))
    case .memory(let limit): self.init(.memory(megabytes: limit / 1_000_000))
    case .interrupted: self.init(.interrupted, "interrupted")
    }
  }
}
