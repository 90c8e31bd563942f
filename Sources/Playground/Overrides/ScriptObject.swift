import SwiftScript
import UIKitEngine

/// What a script class that inherits from `NSObject` is at heart.
@ScriptHooks
final class ScriptObject: NSObject, Trampoline {
  // `<main.Player: 0x…>`, whatever the class at heart is called.
  nonisolated override var description: String {
    MainActor.assumeIsolated {
      script.hook("description", on: self) {
        super.description.replacing("ScriptObject", with: Engine.current.typeName(of: self))
      }
    }
  }

  nonisolated override var debugDescription: String {
    MainActor.assumeIsolated { script.hook("debugDescription", on: self) { description } }
  }
}
