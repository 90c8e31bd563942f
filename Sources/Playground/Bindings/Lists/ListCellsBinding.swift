import SwiftScript
import UIKitEngine

extension UICellAccessory: @MainActor BridgedValue {}
extension UICellAccessory.DisplayedState: @MainActor BridgedValue {}
extension UICellAccessory.OutlineDisclosureOptions: @MainActor BridgedValue {}
extension UICellAccessory.OutlineDisclosureOptions.Style: @MainActor BridgedValue {}
extension UICollectionLayoutListConfiguration: @MainActor BridgedValue {}
extension UIListSeparatorConfiguration: @MainActor BridgedValue {}
extension UIListSeparatorConfiguration.Visibility: @MainActor BridgedValue {}
extension UICollectionLayoutListConfiguration.Appearance: @MainActor BridgedValue {}
extension UICollectionLayoutListConfiguration.HeaderMode: @MainActor BridgedValue {}
extension UICollectionLayoutListConfiguration.FooterMode: @MainActor BridgedValue {}

typealias ConfigurationHandler<Cell> = @MainActor (Cell, UICellConfigurationState) -> Void

extension MemberTable where Host: UIView {
  /// How a cell's configurations follow its state.
  func configurationUpdates(
    _ name: String,
    _ handler: ReferenceWritableKeyPath<Host, ConfigurationHandler<Host>?>,
    _ updatesContent: ReferenceWritableKeyPath<Host, Bool>,
    _ updatesBackground: ReferenceWritableKeyPath<Host, Bool>,
    _ setNeedsUpdate: @escaping @Sendable (Host) -> () -> Void,
    _ update: @escaping @Sendable (Host) -> (UICellConfigurationState) -> Void
  ) {
    native(
      "var configurationUpdateHandler: ((\(name), UICellConfigurationState) -> Void)?",
      get: { _, _ in .none },
      set: { _, arguments in
        let closure = Callback?.unwrap(arguments[1]) ?? nil
        var told: ConfigurationHandler<Host>?
        if let closure { told = { closure($0, $1) } }
        Host.unwrap(arguments[0])?[keyPath: handler] = told
        return .void
      })
    property("var automaticallyUpdatesContentConfiguration: Bool", updatesContent)
    property("var automaticallyUpdatesBackgroundConfiguration: Bool", updatesBackground)
    method("func setNeedsUpdateConfiguration()", setNeedsUpdate)
    method("func updateConfiguration(using state: UICellConfigurationState)", update)
  }
}

extension TypeBinding {
  /// List cells, what stands at their edges, and the sections they make.
  static let listCells: [TypeBinding] = [
    uiCollectionViewListCell, accessory, outline, list, separators,
    .enum(
      UICellAccessory.OutlineDisclosureOptions.Style.self,
      "UICellAccessory.OutlineDisclosureOptions.Style",
      [("automatic", .automatic), ("header", .header), ("cell", .cell)]),
    .enum(
      UIListSeparatorConfiguration.Visibility.self, "UIListSeparatorConfiguration.Visibility",
      [("automatic", .automatic), ("visible", .visible), ("hidden", .hidden)]),
    .enum(
      UICellAccessory.DisplayedState.self, "UICellAccessory.DisplayedState",
      [
        ("always", .always), ("whenEditing", .whenEditing), ("whenNotEditing", .whenNotEditing),
      ]),
    .enum(
      UICollectionLayoutListConfiguration.Appearance.self,
      "UICollectionLayoutListConfiguration.Appearance",
      [
        ("plain", .plain), ("grouped", .grouped), ("insetGrouped", .insetGrouped),
        ("sidebar", .sidebar), ("sidebarPlain", .sidebarPlain),
      ]),
    .enum(
      UICollectionLayoutListConfiguration.HeaderMode.self,
      "UICollectionLayoutListConfiguration.HeaderMode",
      [
        ("none", .none), ("supplementary", .supplementary),
        ("firstItemInSection", .firstItemInSection),
      ]),
    .enum(
      UICollectionLayoutListConfiguration.FooterMode.self,
      "UICollectionLayoutListConfiguration.FooterMode",
      [("none", .none), ("supplementary", .supplementary)]),
  ]

  private static let uiCollectionViewListCell = TypeBinding.class(
    UICollectionViewListCell.self, "UICollectionViewListCell", inherits: "UICollectionViewCell",
    subclassable: true
  ) { type in
    type.frameInitializers(
      UICollectionViewListCell.init(frame:),
      subclass: ScriptCollectionViewListCell.init(script:frame:))
    type.property("var indentationLevel: Int", \.indentationLevel)
    type.property("var indentationWidth: CGFloat", \.indentationWidth)
    type.property("var indentsAccessories: Bool", \.indentsAccessories)
    type.property("var accessories: [UICellAccessory]", \.accessories)
    type.property("var separatorLayoutGuide: UILayoutGuide", \.separatorLayoutGuide)
    type.function("func defaultContentConfiguration() -> UIListContentConfiguration") {
      (cell: UICollectionViewListCell) in
      cell.defaultContentConfiguration()
    }
  }

  private static let outline = TypeBinding.struct(
    UICellAccessory.OutlineDisclosureOptions.self, "UICellAccessory.OutlineDisclosureOptions"
  ) { type in
    type.initializer(
      "init(style: Style = .automatic, isHidden: Bool? = nil, "
        + "reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil)",
      UICellAccessory.OutlineDisclosureOptions.init(
        style:isHidden:reservedLayoutWidth:tintColor:))
    type.property("var reservedLayoutWidth: LayoutDimension?", \.reservedLayoutWidth)
    type.property("var style: Style", \.style)
    type.property("var isHidden: Bool?", \.isHidden)
    type.property("var tintColor: UIColor?", \.tintColor)
  }

  private static let accessory = TypeBinding.struct(UICellAccessory.self, "UICellAccessory") {
    type in
    makers(type)
    type.staticMethod(
      "static func outlineDisclosure(displayed: DisplayedState = .always, "
        + "options: OutlineDisclosureOptions = OutlineDisclosureOptions()) -> UICellAccessory"
    ) {
      (displayed: UICellAccessory.DisplayedState, options: UICellAccessory.OutlineDisclosureOptions)
      in
      UICellAccessory.outlineDisclosure(displayed: displayed, options: options)
    }
  }

  private static let separators = TypeBinding.struct(
    UIListSeparatorConfiguration.self, "UIListSeparatorConfiguration", conforms: ["Hashable"]
  ) { type in
    type.initializer(
      "init(listAppearance: UICollectionLayoutListConfiguration.Appearance)",
      UIListSeparatorConfiguration.init(listAppearance:))
    type.property("var topSeparatorVisibility: Visibility", \.topSeparatorVisibility)
    type.property("var bottomSeparatorVisibility: Visibility", \.bottomSeparatorVisibility)
    type.property("var topSeparatorInsets: NSDirectionalEdgeInsets", \.topSeparatorInsets)
    type.property("var bottomSeparatorInsets: NSDirectionalEdgeInsets", \.bottomSeparatorInsets)
    type.property("var color: UIColor", \.color)
    type.property("var multipleSelectionColor: UIColor", \.multipleSelectionColor)
    type.property("var visualEffect: UIVisualEffect?", \.visualEffect)
    type.staticProperty("static let automaticInsets: NSDirectionalEdgeInsets") {
      UIListSeparatorConfiguration.automaticInsets
    }
  }

  private static let list = TypeBinding.struct(
    UICollectionLayoutListConfiguration.self, "UICollectionLayoutListConfiguration"
  ) { type in
    type.initializer("init(appearance: Appearance)") {
      (appearance: UICollectionLayoutListConfiguration.Appearance) in
      UICollectionLayoutListConfiguration(appearance: appearance)
    }
    type.property("var appearance: Appearance", \.appearance)
    type.property("var headerMode: HeaderMode", \.headerMode)
    type.property("var footerMode: FooterMode", \.footerMode)
    type.property("var headerTopPadding: CGFloat?", \.headerTopPadding)
    type.property("var showsSeparators: Bool", \.showsSeparators)
    type.property(
      "var separatorConfiguration: UIListSeparatorConfiguration", \.separatorConfiguration)
    type.property("var backgroundColor: UIColor?", \.backgroundColor)
    type.keptClosures()
  }
}
