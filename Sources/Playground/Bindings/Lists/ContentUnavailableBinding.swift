import SwiftScript
import UIKitEngine

extension UIContentUnavailableConfiguration: @MainActor BridgedValue {}
extension UIContentUnavailableConfiguration.ButtonProperties: @MainActor BridgedValue {}
extension UIContentUnavailableConfiguration.Alignment: @MainActor BridgedValue {}
extension UIContentUnavailableConfigurationState: @MainActor BridgedValue {}

/// What stands where a controller has nothing to show.
extension TypeBinding {
  static let contentUnavailable: [TypeBinding] = [
    configuration,
    .struct(
      UIContentUnavailableConfiguration.ButtonProperties.self,
      "UIContentUnavailableConfiguration.ButtonProperties"
    ) { type in
      type.property("var primaryAction: UIAction?", \.primaryAction)
      type.property("var menu: UIMenu?", \.menu)
      type.property("var isEnabled: Bool", \.isEnabled)
      type.property("var role: UIButton.Role", \.role)
    },
    .enum(
      UIContentUnavailableConfiguration.Alignment.self,
      "UIContentUnavailableConfiguration.Alignment",
      [("center", .center), ("natural", .natural)]),
    .struct(
      UIContentUnavailableConfigurationState.self, "UIContentUnavailableConfigurationState",
      conforms: ["UIConfigurationState"]
    ) { type in
      type.initializer("init(traitCollection: UITraitCollection)") { (traits: UITraitCollection) in
        UIContentUnavailableConfigurationState(traitCollection: traits)
      }
      type.property("var traitCollection: UITraitCollection", \.traitCollection)
      type.property("var searchText: String?", \.searchText)
    },
    .class(
      UIContentUnavailableView.self, "UIContentUnavailableView", inherits: "UIView",
      conforms: ["UIContentView"]
    ) { type in
      type.initializer("init(configuration: UIContentUnavailableConfiguration)") {
        (configuration: UIContentUnavailableConfiguration) in
        UIContentUnavailableView(configuration: configuration)
      }
    },
    .extending(UIViewController.self, "UIViewController") { type in
      type.unavailableContent()
    },
  ]

  private static let configuration = TypeBinding.struct(
    UIContentUnavailableConfiguration.self, "UIContentUnavailableConfiguration",
    conforms: ["UIContentConfiguration"]
  ) { type in
    type.native("func makeContentView() -> UIView & UIContentView") { _, arguments in
      UIContentUnavailableConfiguration.unwrap(arguments[0])?.makeContentView().wrapped ?? .none
    }
    type.native(
      "func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration"
    ) { _, arguments in arguments[0] }
    type.staticMethod("static func empty() -> Self") { UIContentUnavailableConfiguration.empty() }
    type.staticMethod("static func loading() -> Self") {
      UIContentUnavailableConfiguration.loading()
    }
    type.staticMethod("static func search() -> Self") {
      UIContentUnavailableConfiguration.search()
    }
    type.property("var image: UIImage?", \.image)
    type.property(
      "var imageProperties: UIListContentConfiguration.ImageProperties", \.imageProperties)
    type.property("var text: String?", \.text)
    type.property("var attributedText: NSAttributedString?", \.attributedText)
    type.property(
      "var textProperties: UIListContentConfiguration.TextProperties", \.textProperties)
    type.property("var secondaryText: String?", \.secondaryText)
    type.property(
      "var secondaryAttributedText: NSAttributedString?", \.secondaryAttributedText)
    type.property(
      "var secondaryTextProperties: UIListContentConfiguration.TextProperties",
      \.secondaryTextProperties)
    type.property("var button: UIButton.Configuration", \.button)
    type.property("var buttonProperties: ButtonProperties", \.buttonProperties)
    type.property("var secondaryButton: UIButton.Configuration", \.secondaryButton)
    type.property("var secondaryButtonProperties: ButtonProperties", \.secondaryButtonProperties)
    type.property("var alignment: Alignment", \.alignment)
    type.property("var background: UIBackgroundConfiguration", \.background)
    type.property(
      "var directionalLayoutMargins: NSDirectionalEdgeInsets", \.directionalLayoutMargins)
    type.property("var imageToTextPadding: CGFloat", \.imageToTextPadding)
    type.property("var textToSecondaryTextPadding: CGFloat", \.textToSecondaryTextPadding)
    type.property("var textToButtonPadding: CGFloat", \.textToButtonPadding)
    type.property("var buttonToSecondaryButtonPadding: CGFloat", \.buttonToSecondaryButtonPadding)
  }
}

extension MemberTable where Host == UIViewController {
  fileprivate func unavailableContent() {
    native(
      "var contentUnavailableConfiguration: (any UIContentConfiguration)?",
      get: { _, arguments in
        ContentValue.value(
          UIViewController.unwrap(arguments[0])?.contentUnavailableConfiguration)
      },
      set: { machine, arguments in
        UIViewController.unwrap(arguments[0])?.contentUnavailableConfiguration =
          ContentValue.configuration(arguments[1], machine)
        return .void
      })
    property("var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState") {
      $0.contentUnavailableConfigurationState
    }
    method(
      "func setNeedsUpdateContentUnavailableConfiguration()",
      UIViewController.setNeedsUpdateContentUnavailableConfiguration)
    method(
      "func updateContentUnavailableConfiguration("
        + "using state: UIContentUnavailableConfigurationState)",
      UIViewController.updateContentUnavailableConfiguration(using:))
  }
}
