import SwiftScript
import UIKitEngine

@ScriptHooks
final class ScriptLayoutConstraint: NSLayoutConstraint, ScriptHosted {}
