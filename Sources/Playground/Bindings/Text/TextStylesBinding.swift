import Foundation
import SwiftScript
import UIKitEngine

extension NSUnderlineStyle: @MainActor BridgedValue {}
extension NSStringDrawingOptions: @MainActor BridgedValue {}
extension NSWritingDirection: @MainActor BridgedValue {}
extension NSParagraphStyle.LineBreakStrategy: @MainActor BridgedValue {}

/// What attributes speak of, and where texts with attributes are shown.
extension TypeBinding {
  static let textStyles: [TypeBinding] = [
    paragraphStyle, mutableParagraphStyle, writingDirection, lineBreakStrategy, underlineStyle,
    shadow, attachment,
    drawingOptions, drawingContext, stringSizes, objectStringSizes, labelTexts, fieldTexts,
    textViewTexts, buttonTexts, refreshTexts, navigationBarTexts, segmentTexts,
  ]

  private static let paragraphStyle = TypeBinding.class(
    NSParagraphStyle.self, "NSParagraphStyle", inherits: "NSObject"
  ) { type in
    type.initializer("init()") { NSParagraphStyle() }
    type.constant("`default`", .default)
    for (name, path) in lengths { type.property("var \(name): CGFloat", path as KeyPath) }
    type.property("var alignment: NSTextAlignment", \.alignment)
    type.property("var lineBreakMode: NSLineBreakMode", \.lineBreakMode)
    type.property("var hyphenationFactor: Float", \.hyphenationFactor)
    type.property("var baseWritingDirection: NSWritingDirection", \.baseWritingDirection)
    type.property("var defaultTabInterval: CGFloat", \.defaultTabInterval)
    type.property(
      "var allowsDefaultTighteningForTruncation: Bool", \.allowsDefaultTighteningForTruncation)
    type.function("func mutableCopy() -> Any") { (me: NSParagraphStyle) in
      Value(hosted: me.mutableCopy(with: nil))
    }
  }

  private static let lengths: [(String, KeyPath<NSParagraphStyle, CGFloat>)] = [
    ("lineSpacing", \.lineSpacing), ("paragraphSpacing", \.paragraphSpacing),
    ("paragraphSpacingBefore", \.paragraphSpacingBefore), ("headIndent", \.headIndent),
    ("tailIndent", \.tailIndent), ("firstLineHeadIndent", \.firstLineHeadIndent),
    ("minimumLineHeight", \.minimumLineHeight), ("maximumLineHeight", \.maximumLineHeight),
    ("lineHeightMultiple", \.lineHeightMultiple),
  ]

  private static let mutableParagraphStyle = TypeBinding.class(
    NSMutableParagraphStyle.self, "NSMutableParagraphStyle", inherits: "NSParagraphStyle"
  ) { type in
    type.initializer("init()") { NSMutableParagraphStyle() }
    type.property("var lineSpacing: CGFloat", \.lineSpacing)
    type.property("var paragraphSpacing: CGFloat", \.paragraphSpacing)
    type.property("var paragraphSpacingBefore: CGFloat", \.paragraphSpacingBefore)
    type.property("var headIndent: CGFloat", \.headIndent)
    type.property("var tailIndent: CGFloat", \.tailIndent)
    type.property("var firstLineHeadIndent: CGFloat", \.firstLineHeadIndent)
    type.property("var minimumLineHeight: CGFloat", \.minimumLineHeight)
    type.property("var maximumLineHeight: CGFloat", \.maximumLineHeight)
    type.property("var lineHeightMultiple: CGFloat", \.lineHeightMultiple)
    type.property("var alignment: NSTextAlignment", \.alignment)
    type.property("var lineBreakMode: NSLineBreakMode", \.lineBreakMode)
    type.property("var hyphenationFactor: Float", \.hyphenationFactor)
    type.property("var baseWritingDirection: NSWritingDirection", \.baseWritingDirection)
    type.property("var defaultTabInterval: CGFloat", \.defaultTabInterval)
    type.property(
      "var allowsDefaultTighteningForTruncation: Bool", \.allowsDefaultTighteningForTruncation)
    type.method(
      "func setParagraphStyle(_ obj: NSParagraphStyle)",
      NSMutableParagraphStyle.setParagraphStyle(_:))
  }

  private static let writingDirection = TypeBinding.enum(
    NSWritingDirection.self, "NSWritingDirection",
    [("natural", .natural), ("leftToRight", .leftToRight), ("rightToLeft", .rightToLeft)])

  private static let lineBreakStrategy = TypeBinding.optionSet(
    NSParagraphStyle.LineBreakStrategy.self, "NSParagraphStyle.LineBreakStrategy",
    [
      ("pushOut", .pushOut), ("hangulWordPriority", .hangulWordPriority),
      ("standard", .standard),
    ])

  private static let underlineStyle = TypeBinding.optionSet(
    NSUnderlineStyle.self, "NSUnderlineStyle",
    [
      ("single", .single), ("thick", .thick), ("double", .double), ("patternDot", .patternDot),
      ("patternDash", .patternDash), ("byWord", .byWord),
    ])

  private static let shadow = TypeBinding.class(
    NSShadow.self, "NSShadow", inherits: "NSObject"
  ) { type in
    type.initializer("init()") { NSShadow() }
    type.property("var shadowOffset: CGSize", \.shadowOffset)
    type.property("var shadowBlurRadius: CGFloat", \.shadowBlurRadius)
    type.property("var shadowColor: Any?", \.color)
  }

  private static let attachment = TypeBinding.class(
    NSTextAttachment.self, "NSTextAttachment", inherits: "NSObject"
  ) { type in
    type.initializer("init()") { NSTextAttachment() }
    type.initializer("init(image: UIImage)") { (image: UIImage) in
      NSTextAttachment(image: image)
    }
    type.property("var image: UIImage?", \.image)
    type.property("var bounds: CGRect", \.bounds)
  }

  private static let drawingOptions = TypeBinding.optionSet(
    NSStringDrawingOptions.self, "NSStringDrawingOptions",
    [
      ("usesLineFragmentOrigin", .usesLineFragmentOrigin), ("usesFontLeading", .usesFontLeading),
      ("usesDeviceMetrics", .usesDeviceMetrics),
      ("truncatesLastVisibleLine", .truncatesLastVisibleLine),
    ])

  private static let drawingContext = TypeBinding.class(
    NSStringDrawingContext.self, "NSStringDrawingContext", inherits: "NSObject"
  ) { type in
    type.initializer("init()") { NSStringDrawingContext() }
    type.property("var minimumScaleFactor: CGFloat", \.minimumScaleFactor)
  }

  private static let stringSizes = TypeBinding.extending(String.self, "String") { type in
    type.function("func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize")
    { (me: String, attributes: TextAttributes?) in me.size(withAttributes: attributes?.all) }
    type.function(
      "func boundingRect(with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?) -> CGRect"
    ) {
      (
        me: String, size: CGSize, options: NSStringDrawingOptions, attributes: TextAttributes?,
        context: NSStringDrawingContext?
      ) in
      me.boundingRect(with: size, options: options, attributes: attributes?.all, context: context)
    }
  }

  private static let objectStringSizes = TypeBinding.extending(NSString.self, "NSString") { type in
    type.function("func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize")
    { (me: NSString, attributes: TextAttributes?) in me.size(withAttributes: attributes?.all) }
    type.function(
      "func boundingRect(with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?) -> CGRect"
    ) {
      (
        me: NSString, size: CGSize, options: NSStringDrawingOptions, attributes: TextAttributes?,
        context: NSStringDrawingContext?
      ) in
      me.boundingRect(with: size, options: options, attributes: attributes?.all, context: context)
    }
  }
}

extension NSShadow {
  fileprivate var color: Value {
    get { Value(hosted: shadowColor) }
    set { shadowColor = newValue.hosted }
  }
}
