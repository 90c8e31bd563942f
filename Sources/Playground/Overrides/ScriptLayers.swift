import SwiftScript
import UIKitEngine

@ScriptHooks
final class ScriptLayer: CALayer, ScriptHosted {}
