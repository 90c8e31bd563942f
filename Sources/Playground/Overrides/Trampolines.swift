import SwiftScript
import UIKitEngine

// The classes of the engine that a script class may inherit from, each with the script asked first.

@ScriptHooks
final class ScriptResponder: UIResponder, ScriptHosted {}

@ScriptHooks
final class ScriptEvent: UIEvent, ScriptHosted {}

@ScriptHooks
final class ScriptGestureRecognizer: UIGestureRecognizer, ScriptHosted {}

@ScriptHooks
final class ScriptTapGestureRecognizer: UITapGestureRecognizer, ScriptHosted {}

@ScriptHooks
final class ScriptView: UIView, ScriptHosted {}

@ScriptHooks
final class ScriptWindow: UIWindow, ScriptHosted {}

@ScriptHooks
final class ScriptViewController: UIViewController, ScriptHosted {}

@ScriptHooks
final class ScriptLayer: CALayer, ScriptHosted {}

@ScriptHooks
final class ScriptShapeLayer: CAShapeLayer, ScriptHosted {}

@ScriptHooks
final class ScriptGradientLayer: CAGradientLayer, ScriptHosted {}

@ScriptHooks
final class ScriptTextLayer: CATextLayer, ScriptHosted {}

@ScriptHooks
final class ScriptAnimation: CAAnimation, ScriptHosted {}

@ScriptHooks
final class ScriptPropertyAnimation: CAPropertyAnimation, ScriptHosted {}

@ScriptHooks
final class ScriptBasicAnimation: CABasicAnimation, ScriptHosted {}

@ScriptHooks
final class ScriptSpringAnimation: CASpringAnimation, ScriptHosted {}

@ScriptHooks
final class ScriptKeyframeAnimation: CAKeyframeAnimation, ScriptHosted {}

@ScriptHooks
final class ScriptAnimationGroup: CAAnimationGroup, ScriptHosted {}

@ScriptHooks
final class ScriptLayoutConstraint: NSLayoutConstraint, ScriptHosted {}

@ScriptHooks
final class ScriptLayoutGuide: UILayoutGuide, ScriptHosted {}
