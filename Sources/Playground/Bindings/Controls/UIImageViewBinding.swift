import SwiftScript
import UIKitEngine

extension TypeBinding {
  static let uiImageView = TypeBinding.class(
    UIImageView.self, "UIImageView", inherits: "UIView", subclassable: true
  ) { type in
    type.initializer("convenience init() { self.init(frame: .zero) }") { UIImageView() }
    type.property("var image: UIImage?", \.image)
    type.property("var highlightedImage: UIImage?", \.highlightedImage)
    type.property("var isHighlighted: Bool", \.isHighlighted)
    type.property("var animationImages: [UIImage]?", \.animationImages)
    type.property("var animationDuration: TimeInterval", \.animationDuration)
    type.property("var animationRepeatCount: Int", \.animationRepeatCount)
    type.property("var isAnimating: Bool", \.isAnimating)
    type.property(
      "var preferredSymbolConfiguration: UIImage.SymbolConfiguration?",
      \.preferredSymbolConfiguration)
    type.method("func startAnimating()", UIImageView.startAnimating)
    type.method("func stopAnimating()", UIImageView.stopAnimating)
    type.initializer(
      "init(image: UIImage?, highlightedImage: UIImage?)",
      UIImageView.init(image:highlightedImage:),
      subclass: ScriptImageView.init(script:image:highlightedImage:))
    type.initializer(
      "init(frame: CGRect)", UIImageView.init(frame:), subclass: ScriptImageView.init(script:frame:)
    )
    type.initializer(
      "init(image: UIImage?)", UIImageView.init(image:),
      subclass: ScriptImageView.init(script:image:))
    type.initializer("required init?(coder: NSCoder)") { (_: NSCoder) in
      UIImageView(frame: .zero)
    } subclass: { script, _ in
      ScriptImageView(script: script, frame: .zero)
    }
  }
}
