import SwiftScript
import UIKitEngine

/// An object whose class the script declares: it can be anybody's delegate.
///
/// The engine's protocols have a default for each requirement, as Objective-C's optional ones do;
/// what the script does not implement is left to that.
public protocol ScriptDelegate: CALayerDelegate, CAAnimationDelegate, UIScrollViewDelegate {
  var half: ScriptInstance { get }
}

extension ScriptInstance: ScriptDelegate {
  public var half: ScriptInstance { self }
}

/// An object of the engine whose class the script declares.
typealias Trampoline = ScriptDelegate & ScriptHosted

extension ScriptDelegate where Self: ScriptHosted {
  public var half: ScriptInstance { script }
}

extension ScriptDelegate {
  fileprivate func ask(
    _ requirement: String, of name: String, _ arguments: any Bridged...
  ) -> Value? {
    half.answer(requirement, of: name, on: self, arguments.map(\.wrapped))
  }

  // MARK: CALayerDelegate

  public func display(_ layer: CALayer) {
    _ = ask("display(_:)", of: "CALayerDelegate", layer)
  }

  public func layoutSublayers(of layer: CALayer) {
    _ = ask("layoutSublayers(of:)", of: "CALayerDelegate", layer)
  }

  // MARK: CAAnimationDelegate

  public func animationDidStart(_ anim: CAAnimation) {
    _ = ask("animationDidStart(_:)", of: "CAAnimationDelegate", anim)
  }

  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    _ = ask("animationDidStop(_:finished:)", of: "CAAnimationDelegate", anim, flag)
  }

  // MARK: UIScrollViewDelegate

  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    _ = ask("scrollViewDidScroll(_:)", of: "UIScrollViewDelegate", scrollView)
  }
}
