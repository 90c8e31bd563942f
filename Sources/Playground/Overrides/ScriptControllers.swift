import SwiftScript
import UIKitEngine

@ScriptHooks
final class ScriptViewController: UIViewController, ScriptHosted {}
