import Foundation
import SwiftScript
import UIKitEngine

extension UIButton.Configuration: @MainActor BridgedValue {}
extension UIButton.Configuration.Size: @MainActor BridgedValue {}
extension UIButton.Configuration.CornerStyle: @MainActor BridgedValue {}

extension UIConfigurationTextAttributesTransformer: @MainActor BridgedValue {}

extension TypeBinding {
  static let textTransformer = TypeBinding.struct(
    UIConfigurationTextAttributesTransformer.self, "UIConfigurationTextAttributesTransformer"
  ) { type in
    type.initializer(
      "init(_ transform: @escaping (AttributeContainer) -> AttributeContainer)"
    ) { (transform: Callback) in
      let made = ScriptTransform(transform)
      return UIConfigurationTextAttributesTransformer { input in made(input) }
    }
    type.function("func callAsFunction(_ input: AttributeContainer) -> AttributeContainer") {
      (me: UIConfigurationTextAttributesTransformer, input: AttributeContainer) in me(input)
    }
    type.native(
      "var transform: (AttributeContainer) -> AttributeContainer",
      get: { machine, arguments in
        guard let me = UIConfigurationTextAttributesTransformer.unwrap(arguments[0]) else {
          return .none
        }
        return Callback(machine) { arguments in
          arguments.first.flatMap { AttributeContainer.unwrap($0) }.map { me($0).wrapped } ?? .none
        }.wrapped
      }, set: nil)
  }

  static let uiButtonConfiguration = TypeBinding.struct(
    UIButton.Configuration.self, "UIButton.Configuration", conforms: ["Hashable"]
  ) { type in
    type.staticMethod("static func plain() -> Self", UIButton.Configuration.plain)
    type.staticMethod("static func tinted() -> Self", UIButton.Configuration.tinted)
    type.staticMethod("static func gray() -> Self", UIButton.Configuration.gray)
    type.staticMethod("static func filled() -> Self", UIButton.Configuration.filled)
    type.staticMethod("static func borderless() -> Self", UIButton.Configuration.borderless)
    type.staticMethod("static func bordered() -> Self", UIButton.Configuration.bordered)
    type.staticMethod(
      "static func borderedTinted() -> Self", UIButton.Configuration.borderedTinted)
    type.staticMethod(
      "static func borderedProminent() -> Self", UIButton.Configuration.borderedProminent)
    type.property("var title: String?", \.title)
    type.property("var subtitle: String?", \.subtitle)
    type.property("var attributedTitle: AttributedString?", \.attributedTitle)
    type.property("var attributedSubtitle: AttributedString?", \.attributedSubtitle)
    for (name, path) in [
      ("titleTextAttributesTransformer", \UIButton.Configuration.titleTextAttributesTransformer),
      ("subtitleTextAttributesTransformer", \.subtitleTextAttributesTransformer),
    ] { type.property("var \(name): UIConfigurationTextAttributesTransformer?", path) }
    type.property("var image: UIImage?", \.image)
    type.property("var imagePadding: CGFloat", \.imagePadding)
    type.property("var titlePadding: CGFloat", \.titlePadding)
    type.property("var imagePlacement: NSDirectionalRectEdge", \.imagePlacement)
    type.property("var contentInsets: NSDirectionalEdgeInsets", \.contentInsets)
    type.property("var baseForegroundColor: UIColor?", \.baseForegroundColor)
    type.property("var baseBackgroundColor: UIColor?", \.baseBackgroundColor)
    type.property("var cornerStyle: CornerStyle", \.cornerStyle)
    type.property("var buttonSize: Size", \.buttonSize)
    type.property("var showsActivityIndicator: Bool", \.showsActivityIndicator)
    type.property("var titleAlignment: TitleAlignment", \.titleAlignment)
    type.property("var titleLineBreakMode: NSLineBreakMode", \.titleLineBreakMode)
    type.property("var background: UIBackgroundConfiguration", \.background)
    type.property("var automaticallyUpdateForSelection: Bool", \.automaticallyUpdateForSelection)
    type.method(
      "func updated(for button: UIButton) -> UIButton.Configuration",
      UIButton.Configuration.updated(for:))
  }

  static let uiButtonConfigurationSize = TypeBinding.enum(
    UIButton.Configuration.Size.self, "UIButton.Configuration.Size",
    [("medium", .medium), ("small", .small), ("mini", .mini), ("large", .large)])

  static let uiButtonConfigurationCornerStyle = TypeBinding.enum(
    UIButton.Configuration.CornerStyle.self, "UIButton.Configuration.CornerStyle",
    [
      ("fixed", .fixed), ("dynamic", .dynamic), ("small", .small), ("medium", .medium),
      ("large", .large), ("capsule", .capsule),
    ])
}

/// A closure of the script's where UIKit takes one for any thread: scripts run on the main one.
private nonisolated struct ScriptTransform: @unchecked Sendable {
  private let transform: Callback

  @MainActor init(_ transform: Callback) { self.transform = transform }

  func callAsFunction(_ input: AttributeContainer) -> AttributeContainer {
    MainActor.assumeIsolated { transform.result(input, or: input) }
  }
}
