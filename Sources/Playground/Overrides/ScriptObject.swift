import SwiftScript
import UIKitEngine

/// What a script class that inherits from `NSObject` is at heart.
@ScriptHooks
final class ScriptObject: NSObject, Trampoline {}
