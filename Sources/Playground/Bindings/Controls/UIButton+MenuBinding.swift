import SwiftScript
import UIKitEngine

extension UIMenuElement.State: @MainActor BridgedValue {}
extension UIMenuElement.Attributes: @MainActor BridgedValue {}
extension UIMenu.Options: @MainActor BridgedValue {}
extension UIMenu.Identifier: @MainActor BridgedValue {}
extension UIButton.Configuration.TitleAlignment: @MainActor BridgedValue {}
extension UIBackgroundConfiguration: @MainActor BridgedValue {}

extension MemberTable<UIButton> {
  /// A configuration that follows the state, menus, and where a subclass puts title and image.
  func configurationMembers() {
    native(
      "var configurationUpdateHandler: ((UIButton) -> Void)?", get: { _, _ in .none },
      set: { _, arguments in
        let handler = Callback?.unwrap(arguments[1]) ?? nil
        UIButton.unwrap(arguments[0])?.configurationUpdateHandler = handler?.action(UIButton.self)
        return .void
      })
    property("var automaticallyUpdatesConfiguration: Bool", \.automaticallyUpdatesConfiguration)
    property("var changesSelectionAsPrimaryAction: Bool", \.changesSelectionAsPrimaryAction)
    method("func setNeedsUpdateConfiguration()", UIButton.setNeedsUpdateConfiguration)
    method("func updateConfiguration()", UIButton.updateConfiguration)
    property("var menu: UIMenu?", \.menu)
    method(
      "func backgroundRect(forBounds bounds: CGRect) -> CGRect",
      UIButton.backgroundRect(forBounds:))
    method(
      "func contentRect(forBounds bounds: CGRect) -> CGRect", UIButton.contentRect(forBounds:))
    method(
      "func titleRect(forContentRect contentRect: CGRect) -> CGRect",
      UIButton.titleRect(forContentRect:))
    method(
      "func imageRect(forContentRect contentRect: CGRect) -> CGRect",
      UIButton.imageRect(forContentRect:))
  }
}

extension TypeBinding {
  static let menus: [TypeBinding] = [
    .class(UIMenuElement.self, "UIMenuElement", inherits: "NSObject") { type in
      type.property("var title: String", \.title)
      type.property("var subtitle: String?", \.subtitle)
      type.property("var image: UIImage?", \.image)
    },
    .enum(
      UIMenuElement.State.self, "UIMenuElement.State",
      [("off", .off), ("on", .on), ("mixed", .mixed)]),
    .optionSet(
      UIMenuElement.Attributes.self, "UIMenuElement.Attributes",
      [
        ("disabled", .disabled), ("destructive", .destructive), ("hidden", .hidden),
        ("keepsMenuPresented", .keepsMenuPresented),
      ]),
    .class(UIMenu.self, "UIMenu", inherits: "UIMenuElement") { type in
      type.initializer(
        "init(title: String = \"\", subtitle: String? = nil, image: UIImage? = nil, "
          + "identifier: Identifier? = nil, options: Options = [], "
          + "children: [UIMenuElement] = [])",
        UIMenu.init(title:subtitle:image:identifier:options:children:))
      type.property("let identifier: Identifier", \.identifier)
      type.property("let options: Options", \.options)
      type.property("let children: [UIMenuElement]", \.children)
      type.property("var selectedElements: [UIMenuElement]", \.selectedElements)
      type.method(
        "func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu",
        UIMenu.replacingChildren(_:))
    },
    .optionSet(
      UIMenu.Options.self, "UIMenu.Options",
      [
        ("displayInline", .displayInline), ("destructive", .destructive),
        ("singleSelection", .singleSelection), ("displayAsPalette", .displayAsPalette),
      ]),
    .struct(
      UIMenu.Identifier.self, "UIMenu.Identifier", conforms: ["Hashable", "RawRepresentable"]
    ) { type in
      type.property("let rawValue: String", \.rawValue)
      type.initializer("init(rawValue: String)", UIMenu.Identifier.init(rawValue:))
      type.initializer("init(_ rawValue: String)", UIMenu.Identifier.init(_:))
    },
    .enum(
      UIButton.Configuration.TitleAlignment.self, "UIButton.Configuration.TitleAlignment",
      [
        ("automatic", .automatic), ("leading", .leading), ("center", .center),
        ("trailing", .trailing),
      ]),
    .struct(
      UIBackgroundConfiguration.self, "UIBackgroundConfiguration", conforms: ["Hashable"]
    ) { type in
      type.property("var backgroundColor: UIColor?", \.backgroundColor)
      type.property("var cornerRadius: CGFloat", \.cornerRadius)
      type.property("var backgroundInsets: NSDirectionalEdgeInsets", \.backgroundInsets)
      type.property("var strokeColor: UIColor?", \.strokeColor)
      type.property("var strokeWidth: CGFloat", \.strokeWidth)
      type.property("var image: UIImage?", \.image)
      type.native("func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration")
      {
        _, arguments in arguments[0]
      }
      type.property("var visualEffect: UIVisualEffect?", \.visualEffect)
      type.property("var customView: UIView?", \.customView)
      let made: [(String, @MainActor () -> UIBackgroundConfiguration)] = [
        ("clear", UIBackgroundConfiguration.clear),
        ("listPlainCell", UIBackgroundConfiguration.listPlainCell),
        ("listGroupedCell", UIBackgroundConfiguration.listGroupedCell),
        ("listPlainHeaderFooter", UIBackgroundConfiguration.listPlainHeaderFooter),
        ("listGroupedHeaderFooter", UIBackgroundConfiguration.listGroupedHeaderFooter),
        ("listSidebarCell", UIBackgroundConfiguration.listSidebarCell),
        ("listSidebarHeader", UIBackgroundConfiguration.listSidebarHeader),
        (
          "listAccompaniedSidebarCell", UIBackgroundConfiguration.listAccompaniedSidebarCell
        ),
      ]
      for (name, make) in made { type.staticMethod("static func \(name)() -> Self", make) }
    },
  ]
}
