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
}
