import SwiftScript
import UIKitEngine

extension UIKeyModifierFlags: @MainActor BridgedValue {}

/// Entries of menus that send actions, and keys that do; kept, for no keyboard is here.
extension TypeBinding {
  static let commands: [TypeBinding] = [
    .class(UICommand.self, "UICommand", inherits: "UIMenuElement") { type in
      type.initializer(
        "init(title: String, image: UIImage? = nil, action: Selector, propertyList: Any? = nil, "
          + "alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil, "
          + "attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off)"
      ) {
        (
          title: String, image: UIImage?, action: Selector, list: Value,
          alternates: [UICommandAlternate], discoverability: String?,
          attributes: UIMenuElement.Attributes, state: UIMenuElement.State
        ) in
        UICommand(
          title: title, image: image, action: action, propertyList: list.hosted,
          alternates: alternates, discoverabilityTitle: discoverability, attributes: attributes,
          state: state)
      }
      type.property("let action: Selector", \.action)
      type.property("let propertyList: Any?") { Value(hosted: $0.propertyList) }
      type.property("let alternates: [UICommandAlternate]", \.alternates)
      type.property("var discoverabilityTitle: String?", \.discoverabilityTitle)
      type.property("var attributes: UIMenuElement.Attributes", \.attributes)
      type.property("var state: UIMenuElement.State", \.state)
    },
    .class(UICommandAlternate.self, "UICommandAlternate", inherits: "NSObject") { type in
      type.initializer(
        "init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags)",
        UICommandAlternate.init(title:action:modifierFlags:))
      type.property("let title: String", \.title)
      type.property("let action: Selector", \.action)
      type.property("let modifierFlags: UIKeyModifierFlags", \.modifierFlags)
    },
    keyCommand,
    .optionSet(
      UIKeyModifierFlags.self, "UIKeyModifierFlags",
      [
        ("alphaShift", .alphaShift), ("shift", .shift), ("control", .control),
        ("alternate", .alternate), ("command", .command), ("numericPad", .numericPad),
      ]),
  ]

  private static let keyCommand = TypeBinding.class(
    UIKeyCommand.self, "UIKeyCommand", inherits: "UICommand"
  ) { type in
    type.initializer(
      "init(title: String = \"\", image: UIImage? = nil, action: Selector, input: String, "
        + "modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil, "
        + "alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil, "
        + "attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off)"
    ) {
      (
        title: String, image: UIImage?, action: Selector, input: String,
        flags: UIKeyModifierFlags, list: Value, alternates: [UICommandAlternate],
        discoverability: String?, attributes: UIMenuElement.Attributes, state: UIMenuElement.State
      ) in
      UIKeyCommand(
        title: title, image: image, action: action, input: input, modifierFlags: flags,
        propertyList: list.hosted, alternates: alternates,
        discoverabilityTitle: discoverability, attributes: attributes, state: state)
    }
    type.initializer(
      "convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector)",
      UIKeyCommand.init(input:modifierFlags:action:))
    type.property("let input: String?", \.input)
    type.property("let modifierFlags: UIKeyModifierFlags", \.modifierFlags)
    type.property("var wantsPriorityOverSystemBehavior: Bool", \.wantsPriorityOverSystemBehavior)
    for (name, key) in keys { type.staticProperty("static let \(name): String") { key } }
  }

  private static let keys = [
    ("inputUpArrow", UIKeyCommand.inputUpArrow), ("inputDownArrow", UIKeyCommand.inputDownArrow),
    ("inputLeftArrow", UIKeyCommand.inputLeftArrow),
    ("inputRightArrow", UIKeyCommand.inputRightArrow),
    ("inputEscape", UIKeyCommand.inputEscape), ("inputPageUp", UIKeyCommand.inputPageUp),
    ("inputPageDown", UIKeyCommand.inputPageDown), ("inputHome", UIKeyCommand.inputHome),
    ("inputEnd", UIKeyCommand.inputEnd), ("inputDelete", UIKeyCommand.inputDelete),
  ]
}
