import SwiftScript
import UIKitEngine

extension TypeBinding {
  /// What shows a list's content configuration, for cells and views of the script's own.
  static let uiListContentView = TypeBinding.class(
    UIListContentView.self, "UIListContentView", inherits: "UIView", conforms: ["UIContentView"]
  ) { type in
    type.initializer("init(configuration: UIListContentConfiguration)") {
      (configuration: UIListContentConfiguration) in
      UIListContentView(configuration: configuration)
    }
    type.native(
      "var configuration: any UIContentConfiguration",
      get: { _, arguments in
        ContentValue.value(UIListContentView.unwrap(arguments[0])?.configuration)
      },
      set: { machine, arguments in
        if let new = ContentValue.configuration(arguments[1], machine) {
          UIListContentView.unwrap(arguments[0])?.configuration = new
        }
        return .void
      })
    type.property("var textLayoutGuide: UILayoutGuide?", \.textLayoutGuide)
    type.property("var secondaryTextLayoutGuide: UILayoutGuide?", \.secondaryTextLayoutGuide)
    type.property("var imageLayoutGuide: UILayoutGuide?", \.imageLayoutGuide)
  }
}
