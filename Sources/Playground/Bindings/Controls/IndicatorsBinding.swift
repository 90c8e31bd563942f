import SwiftScript
import UIKitEngine

extension UIProgressView.Style: @MainActor BridgedValue {}
extension UIActivityIndicatorView.Style: @MainActor BridgedValue {}

extension TypeBinding {
  static let uiProgressView = TypeBinding.class(
    UIProgressView.self, "UIProgressView", inherits: "UIView", subclassable: true
  ) { type in
    type.frameInitializers(
      UIProgressView.init(frame:), subclass: ScriptProgressView.init(script:frame:))
    type.initializer(
      "convenience init(progressViewStyle style: Style) { self.init(frame: .zero); "
        + "progressViewStyle = style }", UIProgressView.init(progressViewStyle:))
    type.property("var progress: Float", \.progress)
    type.property("var progressViewStyle: Style", \.progressViewStyle)
    type.keptLooks()
    type.property("var progressTintColor: UIColor?", \.progressTintColor)
    type.property("var trackTintColor: UIColor?", \.trackTintColor)
    type.method(
      "func setProgress(_ progress: Float, animated: Bool)",
      UIProgressView.setProgress(_:animated:))
  }

  static let uiProgressViewStyle = TypeBinding.enum(
    UIProgressView.Style.self, "UIProgressView.Style", [("`default`", .default), ("bar", .bar)])

  static let uiActivityIndicatorView = TypeBinding.class(
    UIActivityIndicatorView.self, "UIActivityIndicatorView", inherits: "UIView",
    subclassable: true
  ) { type in
    type.initializer("convenience init() { self.init(frame: .zero) }") {
      UIActivityIndicatorView()
    }
    type.initializer(
      "init(frame: CGRect)", UIActivityIndicatorView.init(frame:),
      subclass: ScriptActivityIndicatorView.init(script:frame:))
    type.initializer(
      "init(style: Style)", UIActivityIndicatorView.init(style:),
      subclass: ScriptActivityIndicatorView.init(script:style:))
    type.initializer("required init(coder: NSCoder)") { (_: NSCoder) in
      UIActivityIndicatorView(frame: .zero)
    } subclass: { script, _ in
      ScriptActivityIndicatorView(script: script, frame: .zero)
    }
    type.property("var style: Style", \.style)
    type.property("var hidesWhenStopped: Bool", \.hidesWhenStopped)
    type.property("var color: UIColor!", \.color)
    type.property("var isAnimating: Bool", \.isAnimating)
    type.method("func startAnimating()", UIActivityIndicatorView.startAnimating)
    type.method("func stopAnimating()", UIActivityIndicatorView.stopAnimating)
  }

  static let uiActivityIndicatorViewStyle = TypeBinding.enum(
    UIActivityIndicatorView.Style.self, "UIActivityIndicatorView.Style",
    [("medium", .medium), ("large", .large)])
}
