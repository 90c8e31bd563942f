import SwiftScript
import UIKitEngine

extension UIGraphicsImageRendererFormat.Range: @MainActor BridgedValue {}

extension TypeBinding {
  /// Images of a size and a scale; the actions run, and no pixels are made.
  static let imageRenderers: [TypeBinding] = [
    .class(UIGraphicsImageRenderer.self, "UIGraphicsImageRenderer", inherits: "NSObject") { type in
      type.initializer("init(size: CGSize)", UIGraphicsImageRenderer.init(size:))
      type.initializer("init(bounds: CGRect)", UIGraphicsImageRenderer.init(bounds:))
      type.initializer(
        "init(size: CGSize, format: UIGraphicsImageRendererFormat)",
        UIGraphicsImageRenderer.init(size:format:))
      type.initializer(
        "init(bounds: CGRect, format: UIGraphicsImageRendererFormat)",
        UIGraphicsImageRenderer.init(bounds:format:))
      type.property("let format: UIGraphicsImageRendererFormat", \.format)
      type.property("var allowsImageOutput: Bool", \.allowsImageOutput)
      type.function("func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage") {
        (me: UIGraphicsImageRenderer, actions: Callback) in
        me.image(actions: actions.action(UIGraphicsImageRendererContext.self))
      }
    },
    .class(
      UIGraphicsImageRendererContext.self, "UIGraphicsImageRendererContext", inherits: "NSObject"
    ) { type in
      type.property("let cgContext: CGContext", \.cgContext)
      type.property("let format: UIGraphicsImageRendererFormat", \.format)
      type.property("var currentImage: UIImage", \.currentImage)
      type.function("func fill(_ rect: CGRect)") {
        (me: UIGraphicsImageRendererContext, rect: CGRect) in me.fill(rect)
      }
      type.method(
        "func fill(_ rect: CGRect, blendMode: CGBlendMode)",
        UIGraphicsImageRendererContext.fill(_:blendMode:))
      type.function("func stroke(_ rect: CGRect)") {
        (me: UIGraphicsImageRendererContext, rect: CGRect) in me.stroke(rect)
      }
      type.method(
        "func stroke(_ rect: CGRect, blendMode: CGBlendMode)",
        UIGraphicsImageRendererContext.stroke(_:blendMode:))
      type.method("func clip(to rect: CGRect)", UIGraphicsImageRendererContext.clip(to:))
    },
    .class(
      UIGraphicsImageRendererFormat.self, "UIGraphicsImageRendererFormat", inherits: "NSObject"
    ) { type in
      type.initializer("init()") { UIGraphicsImageRendererFormat() }
      type.initializer(
        "convenience init(for traitCollection: UITraitCollection)",
        UIGraphicsImageRendererFormat.init(for:))
      type.staticMethod(
        "class func `default`() -> UIGraphicsImageRendererFormat",
        UIGraphicsImageRendererFormat.default)
      type.staticMethod(
        "class func preferred() -> UIGraphicsImageRendererFormat",
        UIGraphicsImageRendererFormat.preferred)
      type.property("var scale: CGFloat", \.scale)
      type.property("var opaque: Bool", \.opaque)
      type.property("var preferredRange: Range", \.preferredRange)
      type.property("var bounds: CGRect", \.bounds)
    },
    .enum(
      UIGraphicsImageRendererFormat.Range.self, "UIGraphicsImageRendererFormat.Range",
      [
        ("unspecified", .unspecified), ("automatic", .automatic), ("extended", .extended),
        ("standard", .standard),
      ]),
  ]
}

extension UIKitBindings {
  static let imageContexts: [FunctionBinding] = [
    .typed("func UIGraphicsGetCurrentContext() -> CGContext?", UIGraphicsGetCurrentContext),
    .typed("func UIGraphicsBeginImageContext(_ size: CGSize)", UIGraphicsBeginImageContext),
    .typed(
      "func UIGraphicsBeginImageContextWithOptions("
        + "_ size: CGSize, _ opaque: Bool, _ scale: CGFloat)",
      UIGraphicsBeginImageContextWithOptions),
    .typed(
      "func UIGraphicsGetImageFromCurrentImageContext() -> UIImage?",
      UIGraphicsGetImageFromCurrentImageContext),
    .typed("func UIGraphicsEndImageContext()", UIGraphicsEndImageContext),
    .typed("func UIGraphicsPushContext(_ context: CGContext)", UIGraphicsPushContext),
    .typed("func UIGraphicsPopContext()", UIGraphicsPopContext),
    .typed("func UIRectFill(_ rect: CGRect)", UIRectFill),
    .typed("func UIRectFrame(_ rect: CGRect)", UIRectFrame),
    .typed("func UIRectClip(_ rect: CGRect)", UIRectClip),
  ]
}
