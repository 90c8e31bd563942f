import SwiftScript
import UIKitEngine

@ScriptHooks
final class ScriptView: UIView, ScriptHosted {}

@ScriptHooks
final class ScriptWindow: UIWindow, ScriptHosted {}
