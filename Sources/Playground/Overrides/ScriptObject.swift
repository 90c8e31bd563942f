import SwiftScript
import UIKitEngine

/// What a script class that inherits from `NSObject` is at heart.
final class ScriptObject: NSObject, Trampoline {
  let script: ScriptInstance

  init(script: ScriptInstance) {
    self.script = script
    super.init()
  }

  nonisolated deinit { MainActor.assumeIsolated { script.hostWillDie(self) } }

  nonisolated override func isEqual(_ object: Any?) -> Bool {
    nonisolated(unsafe) let object = object
    return MainActor.assumeIsolated {
      script.hook("isEqual(_:)", on: self, script.anything(object)) { super.isEqual(object) }
    }
  }

  nonisolated override var hash: Int {
    MainActor.assumeIsolated { script.hook("hash", on: self) { super.hash } }
  }
}
