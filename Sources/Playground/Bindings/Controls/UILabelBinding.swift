import SwiftScript
import UIKitEngine

extension TypeBinding {
  static let uiLabel = TypeBinding.class(
    UILabel.self, "UILabel", inherits: "UIView", subclassable: true
  ) { type in
    type.initializer("convenience init() { self.init(frame: .zero) }") { UILabel() }
    type.property("var text: String?", \.text)
    type.property("var font: UIFont!", \.font)
    type.property("var textColor: UIColor!", \.textColor)
    type.property("var highlightedTextColor: UIColor?", \.highlightedTextColor)
    type.property("var shadowColor: UIColor?", \.shadowColor)
    type.property("var shadowOffset: CGSize", \.shadowOffset)
    type.property(
      "var allowsDefaultTighteningForTruncation: Bool", \.allowsDefaultTighteningForTruncation)
    type.method(
      "func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect",
      UILabel.textRect(forBounds:limitedToNumberOfLines:))
    type.method("func drawText(in rect: CGRect)", UILabel.drawText(in:))
    type.property("var textAlignment: NSTextAlignment", \.textAlignment)
    type.property("var lineBreakMode: NSLineBreakMode", \.lineBreakMode)
    type.property("var numberOfLines: Int", \.numberOfLines)
    type.property("var preferredMaxLayoutWidth: CGFloat", \.preferredMaxLayoutWidth)
    type.property("var adjustsFontSizeToFitWidth: Bool", \.adjustsFontSizeToFitWidth)
    type.property("var minimumScaleFactor: CGFloat", \.minimumScaleFactor)
    type.property("var isEnabled: Bool", \.isEnabled)
    type.property("var isHighlighted: Bool", \.isHighlighted)
    type.property(
      "var adjustsFontForContentSizeCategory: Bool", \.adjustsFontForContentSizeCategory)
    type.initializer(
      "init(frame: CGRect)", UILabel.init(frame:), subclass: ScriptLabel.init(script:frame:))
    type.initializer("required init?(coder: NSCoder)") { (_: NSCoder) in
      UILabel(frame: .zero)
    } subclass: { script, _ in
      ScriptLabel(script: script, frame: .zero)
    }
  }
}
