import SwiftScript
import UIKitEngine

extension UIFontDescriptor.SymbolicTraits: @MainActor BridgedValue {}
extension UIFontDescriptor.SystemDesign: @MainActor BridgedValue {}

extension TypeBinding {
  static let fontDescriptors: [TypeBinding] = [
    .class(UIFontDescriptor.self, "UIFontDescriptor", inherits: "NSObject") { type in
      type.initializer(
        "convenience init(name fontName: String, size: CGFloat)",
        UIFontDescriptor.init(name:size:))
      type.property("let pointSize: CGFloat", \.pointSize)
      type.property("let postscriptName: String", \.postscriptName)
      type.property("let symbolicTraits: SymbolicTraits", \.symbolicTraits)
      type.staticMethod(
        "class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) "
          + "-> UIFontDescriptor",
        UIFontDescriptor.preferredFontDescriptor(withTextStyle:))
      type.staticMethod(
        "class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle, "
          + "compatibleWith traitCollection: UITraitCollection?) -> UIFontDescriptor",
        UIFontDescriptor.preferredFontDescriptor(withTextStyle:compatibleWith:))
      type.method(
        "func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor?",
        UIFontDescriptor.withSymbolicTraits(_:))
      type.method(
        "func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor",
        UIFontDescriptor.withSize(_:))
      type.method(
        "func withFamily(_ newFamily: String) -> UIFontDescriptor", UIFontDescriptor.withFamily(_:))
      type.method(
        "func withDesign(_ design: SystemDesign) -> UIFontDescriptor?",
        UIFontDescriptor.withDesign(_:))
    },
    .optionSet(
      UIFontDescriptor.SymbolicTraits.self, "UIFontDescriptor.SymbolicTraits",
      [
        ("traitItalic", .traitItalic), ("traitBold", .traitBold),
        ("traitExpanded", .traitExpanded), ("traitCondensed", .traitCondensed),
        ("traitMonoSpace", .traitMonoSpace), ("traitTightLeading", .traitTightLeading),
        ("traitLooseLeading", .traitLooseLeading),
      ]),
    .struct(
      UIFontDescriptor.SystemDesign.self, "UIFontDescriptor.SystemDesign",
      conforms: ["Hashable", "RawRepresentable"]
    ) { type in
      type.property("let rawValue: String", \.rawValue)
      type.initializer("init(rawValue: String)", UIFontDescriptor.SystemDesign.init(rawValue:))
      type.constant("`default`", .default)
      type.constant("rounded", .rounded)
      type.constant("serif", .serif)
      type.constant("monospaced", .monospaced)
    },
  ]
}

extension MemberTable where Host == UIFont {
  func descriptors() {
    property("var fontDescriptor: UIFontDescriptor", \.fontDescriptor)
    initializer(
      "convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat)",
      UIFont.init(descriptor:size:))
    staticMethod(
      "static func preferredFont(forTextStyle style: TextStyle, "
        + "compatibleWith traitCollection: UITraitCollection?) -> UIFont",
      UIFont.preferredFont(forTextStyle:compatibleWith:))
  }
}
