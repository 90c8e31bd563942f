import SwiftScript
import UIKitEngine

@ScriptHooks
final class ScriptResponder: UIResponder, ScriptHosted {}

@ScriptHooks
final class ScriptEvent: UIEvent, ScriptHosted {}

@ScriptHooks
final class ScriptGestureRecognizer: UIGestureRecognizer, ScriptHosted {}

@ScriptHooks
final class ScriptTapGestureRecognizer: UITapGestureRecognizer, ScriptHosted {}
