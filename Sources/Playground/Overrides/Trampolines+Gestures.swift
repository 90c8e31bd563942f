import SwiftScript
import UIKitEngine

@ScriptHooks
final class ScriptPanGestureRecognizer: UIPanGestureRecognizer, Trampoline {}

@ScriptHooks
final class ScriptLongPressGestureRecognizer: UILongPressGestureRecognizer, Trampoline {}

@ScriptHooks
final class ScriptSwipeGestureRecognizer: UISwipeGestureRecognizer, Trampoline {}

@ScriptHooks
final class ScriptPinchGestureRecognizer: UIPinchGestureRecognizer, Trampoline {}

@ScriptHooks
final class ScriptRotationGestureRecognizer: UIRotationGestureRecognizer, Trampoline {}

@ScriptHooks
final class ScriptScreenEdgePanGestureRecognizer: UIScreenEdgePanGestureRecognizer, Trampoline {}
