import SwiftScript
import UIKitEngine

extension UICellAccessory: @MainActor BridgedValue {}
extension UICellAccessory.DisplayedState: @MainActor BridgedValue {}
extension UICollectionLayoutListConfiguration: @MainActor BridgedValue {}
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
    uiCollectionViewListCell, accessory, list,
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

  /// Without their options, which change nothing here.
  private static let accessory = TypeBinding.struct(UICellAccessory.self, "UICellAccessory") {
    type in
    for (name, isShownWhileEditing, make) in accessories {
      let displayed = isShownWhileEditing ? "whenEditing" : "always"
      type.staticMethod(
        "static func \(name)(displayed: DisplayedState = .\(displayed)) -> UICellAccessory"
      ) { (displayed: UICellAccessory.DisplayedState) in make(displayed) }
    }
  }

  private static let accessories:
    [(String, Bool, (UICellAccessory.DisplayedState) -> UICellAccessory)] = [
      ("disclosureIndicator", false, { .disclosureIndicator(displayed: $0) }),
      ("detail", false, { .detail(displayed: $0) }),
      ("checkmark", false, { .checkmark(displayed: $0) }),
      ("delete", true, { .delete(displayed: $0) }),
      ("insert", true, { .insert(displayed: $0) }),
      ("reorder", true, { .reorder(displayed: $0) }),
      ("multiselect", true, { .multiselect(displayed: $0) }),
      ("outlineDisclosure", false, { .outlineDisclosure(displayed: $0) }),
    ]

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
    type.property("var backgroundColor: UIColor?", \.backgroundColor)
  }
}
